import { formatEuros, NNBSP, PAYS_UE } from '@odu/domain';
import type { SandboxCard } from '../../db/schema/sandbox.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import type { SandboxCheckoutRow } from '../../repositories/billing/sandbox-repository.ts';
import type { PaymentOrder, PaymentOutcome } from '../provider.ts';
import { SANDBOX_PATH } from './sandbox-provider.ts';
import { TEST_NOTICE, writeAlert, writeCardChoice } from './test-cards.ts';

const money = (cents: number) => escapeHtml(formatEuros(cents / 100));
/** With the minus sign of typography. */
const less = (cents: number) => `\u2212${money(cents)}`;
const row = (label: string, amount: string) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td class="amount">${amount}</td></tr>`;

function writeOrder({ commande, buyer, emailAddress }: PaymentOrder): string {
  const { ligne, totalHT, totalTVA, totalTTC, isAutoliquidation } = commande;
  const rows = [
    row(`${ligne.designation}, un an`, `${money(ligne.prixHT)} HT`),
    ...(ligne.remiseHT > 0
      ? [row('Remise pour vos abonnements en cours', `${less(ligne.remiseHT)} HT`)]
      : []),
    ...(ligne.couponHT > 0 ? [row('Code promo', `${less(ligne.couponHT)} HT`)] : []),
    row('Total hors taxes', money(totalHT)),
    row(
      isAutoliquidation
        ? "TVA (autoliquidation\u00A0: due par l'acquéreur)"
        : `TVA (${String(ligne.tauxTVA).replace('.', ',')}${NNBSP}%)`,
      money(totalTVA),
    ),
    `<tr class="total">${row('Total à payer, TTC', money(totalTTC)).slice('<tr>'.length)}`,
  ];
  const address = [
    buyer.name,
    buyer.line1,
    buyer.line2,
    `${buyer.postalCode} ${buyer.city}`,
    PAYS_UE[buyer.country],
    buyer.vatNumber && `N° de TVA\u00A0: ${buyer.vatNumber}`,
    emailAddress,
  ];
  return `<h2>Votre commande</h2>
<table><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Acheteur</h2>
<p>${address
    .filter((line) => line)
    .map((line) => escapeHtml(String(line)))
    .join('<br />')}</p>`;
}

const ENDS: Record<PaymentOutcome['outcome'], string> = {
  paid: 'Ce paiement est fait.',
  refused: 'Ce paiement a été refusé. Rien ne vous a été demandé.',
  cancelled: 'Ce paiement a été annulé. Rien ne vous a été demandé.',
  expired: 'Cette page de paiement a expiré. Rien ne vous a été demandé.',
  refunded: 'Ce paiement vous a été remboursé.',
};

/** What stands on the page of a checkout whose outcome is known. */
export function writeEnd({ successUrl, cancelUrl }: SandboxCheckoutRow, { outcome }: PaymentOutcome): string {
  const target = outcome === 'paid' ? successUrl : cancelUrl || '/';
  return `${TEST_NOTICE}<p role="status">${ENDS[outcome]}</p><p><a href="${escapeHtml(target)}">Continuer</a></p>`;
}

/** Why the last card was not taken. */
export const CARD_REFUSED =
  "La carte a été refusée, rien n'a été prélevé. Choisissez une autre carte, ou annulez.";

type Shown = { token: string; alert?: string | undefined; card?: SandboxCard | undefined };

/** What stands on the page of a checkout that can be paid, with what went wrong before and the card that was chosen. */
export function writeCheckout(
  { reference, content, amount }: SandboxCheckoutRow,
  { token, alert, card = 'accepted' }: Shown,
): string {
  return `${TEST_NOTICE}
${writeAlert(alert)}
${writeOrder(JSON.parse(content) as PaymentOrder)}
<h2>Moyen de paiement</h2>
<form method="post" action="${SANDBOX_PATH}/${escapeHtml(reference)}">
<input type="hidden" name="token" value="${escapeHtml(token)}" />
${writeCardChoice(card)}
<p class="actions">
<button name="decision" value="pay">Payer ${money(amount)}</button>
<button name="decision" value="refuse" class="secondary">Simuler un refus de la banque</button>
<button name="decision" value="cancel" class="secondary">Annuler et revenir</button>
</p>
</form>`;
}
