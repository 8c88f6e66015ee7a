import type { Invoice } from '@odu/api-contract';
import { formatDateLongue, formatEuros } from '@odu/domain';
import type { SandboxCard } from '../../db/schema/sandbox.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import type {
  SandboxCheckoutRow,
  SandboxManagePageRow,
} from '../../repositories/billing/sandbox-repository.ts';
import type { PaymentOrder } from '../provider.ts';
import { MANAGE_PATH } from './sandbox-provider.ts';
import { TEST_CARDS, TEST_NOTICE, writeAlert, writeCardChoice } from './test-cards.ts';

const STATUSES = {
  open: 'En attente',
  paid: 'Payé',
  refused: 'Refusé',
  cancelled: 'Annulé',
  refunded: 'Remboursé',
} as const satisfies Record<SandboxCheckoutRow['status'], string>;

function writePayments(payments: readonly SandboxCheckoutRow[]): string {
  if (payments.length === 0) return '<p>Aucun paiement pour le moment.</p>';
  const rows = payments.map(({ content, amount, status, createdAt }) => {
    const { commande } = JSON.parse(content) as PaymentOrder;
    const terms = [
      ['Formule', commande.ligne.designation],
      ['Montant', `${formatEuros(amount / 100)} TTC`],
      ['État', STATUSES[status]],
    ];
    const details = terms.map(
      ([term = '', value = '']) => `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`,
    );
    return `<li><h3>${escapeHtml(formatDateLongue(createdAt))}</h3><dl>${details.join('')}</dl></li>`;
  });
  // No table: four columns do not fit on a phone.
  return `<ul class="payments">${rows.join('\n')}</ul>`;
}

function writeInvoices(reference: string, invoices: readonly Invoice[]): string {
  if (invoices.length === 0) return '<p>Aucune facture pour le moment.</p>';
  const items = invoices.map(({ id, numero, type, issuedOn, totalTTC }) => {
    const label = `${type === 'INVOICE' ? 'Facture' : 'Avoir'} ${numero} du ${formatDateLongue(issuedOn)}, ${formatEuros(totalTTC)} TTC (PDF)`;
    const href = `${MANAGE_PATH}/${reference}/factures/${id}`;
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

type Shown = {
  page: SandboxManagePageRow;
  card: SandboxCard | undefined;
  payments: readonly SandboxCheckoutRow[];
  invoices: readonly Invoice[];
  token: string;
  wasSaved: boolean;
  alert?: string | undefined;
  /** What was chosen in a form that was refused. */
  chosen?: SandboxCard | undefined;
};

/** The page of payment means, payments and invoices of an account. */
export const writeManagePage = ({
  page,
  card,
  payments,
  invoices,
  token,
  wasSaved,
  alert,
  chosen,
}: Shown): string => `${TEST_NOTICE}
${writeAlert(alert)}
${wasSaved ? '<p class="notice" role="status">Votre carte de test est enregistrée.</p>' : ''}
<h2>Moyen de paiement</h2>
<p>${card === undefined ? "Aucune carte n'est enregistrée." : `Carte utilisée aux renouvellements&nbsp;: ${escapeHtml(TEST_CARDS[card])}.`}</p>
<form method="post" action="${MANAGE_PATH}/${escapeHtml(page.reference)}">
<input type="hidden" name="token" value="${escapeHtml(token)}" />
${writeCardChoice(chosen ?? card ?? 'accepted')}
<p class="actions"><button>Enregistrer cette carte</button></p>
</form>
<h2>Paiements</h2>
${writePayments(payments)}
<h2>Factures</h2>
${writeInvoices(page.reference, invoices)}
<p><a href="${escapeHtml(page.returnUrl)}">Revenir à mon compte</a></p>`;
