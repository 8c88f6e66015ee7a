import { type Facture, formatDateLongue, formatEuros } from '@odu/domain';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { signMail, type Written } from '../services/mails/mails.ts';

/** The mail that says that an invoice or a credit note can be downloaded. */
export function writeInvoiceMail(config: Config, facture: Facture): Written {
  const { numero, type, commande, issuedOn, isTest } = facture;
  const what = type === 'INVOICE' ? `Votre facture ${numero}` : `Votre avoir ${numero}`;
  return {
    subject: `${config.productName} - ${what}`,
    text: signMail(config, [
      'Bonjour,',
      '',
      `${what} du ${formatDateLongue(issuedOn)} est disponible\u00a0: ${commande.ligne.designation}, ${formatEuros(commande.totalTTC / 100)} TTC.`,
      '',
      `${type === 'INVOICE' ? 'Téléchargez-la' : 'Téléchargez-le'} dans «\u202fMon compte\u202f», sous «\u202fMes factures\u202f»\u00a0:`,
      '',
      `${config.baseUrl}/my-account`,
      ...(isTest ? ['', "Le paiement est en phase de test\u00a0: ce document n'a aucune valeur."] : []),
    ]),
  };
}

/** Tells the account's holder of an issued invoice, in its transaction: the mail is there exactly when the invoice is. */
export async function announceInvoice(
  queries: Queries,
  { config, mailer }: Deps,
  { emailAddress, facture }: { emailAddress: string; facture: Facture },
): Promise<void> {
  await mailer.send({ recipient: emailAddress, ...writeInvoiceMail(config, facture) }, queries);
}
