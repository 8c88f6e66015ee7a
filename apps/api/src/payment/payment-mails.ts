import { type Commande, formatEuros, formatDateLongue } from '@odu/domain';
import type { Config } from '../config.ts';
import type { Mail } from '../services/mails/mailer.ts';

type Names = Pick<Config, 'productName' | 'supportEmail' | 'baseUrl'>;

const sign = ({ productName, supportEmail }: Names, lines: string[]) =>
  ['Bonjour,', '', ...lines, '', `L'équipe ${productName}`, supportEmail].join('\n');

/** The confirmation that follows a first payment. */
export const writePaymentMail = (
  config: Names,
  {
    recipient,
    commande,
    paidUntilDate,
    isAutoRenew,
  }: { recipient: string; commande: Commande; paidUntilDate: string; isAutoRenew: boolean },
): Mail => ({
  recipient,
  subject: `${config.productName} - Votre paiement est confirmé`,
  text: sign(config, [
    `Votre paiement de ${formatEuros(commande.totalTTC / 100)} TTC est confirmé\u00A0: ${commande.ligne.designation}, jusqu'au ${formatDateLongue(paidUntilDate)} inclus.`,
    '',
    isAutoRenew
      ? 'Votre abonnement annuel se renouvellera ensuite automatiquement. Vous pouvez arrêter ce renouvellement à tout moment dans «\u202FMon compte\u202F»\u00A0:'
      : "Votre abonnement prendra ensuite fin\u00A0: aucun moyen de paiement n'est enregistré. Il se retrouve dans «\u202FMon compte\u202F»\u00A0:",
    `${config.baseUrl}/my-account`,
  ]),
});

/**
 * What a payment that must be given back is told: to the buyer, then to the operator. `charged`: in cents, what was taken
 * where that is not the order's amount; the reason is then this difference.
 */
export const writeToRefundMails = (
  config: Names,
  {
    recipient,
    commande,
    reason,
    paymentId,
    charged,
  }: { recipient: string; commande: Commande; reason: string; paymentId: string; charged?: number },
): Mail[] => {
  const amount = formatEuros((charged ?? commande.totalTTC) / 100);
  const received = `Nous avons reçu votre paiement de ${amount} TTC (${commande.ligne.designation})`;
  return [
    {
      recipient,
      subject: `${config.productName} - Votre paiement va vous être remboursé`,
      text: sign(config, [
        charged === undefined
          ? `${received}, mais il n'était plus nécessaire\u00A0: ${reason}.`
          : `${received}, mais ${reason}.`,
        '',
        `${charged === undefined ? "Il n'ouvre pas de second abonnement, et aucune" : 'Aucune'} facture n'est émise. Nous vous le remboursons, vous n'avez rien à faire.`,
      ]),
    },
    {
      recipient: config.supportEmail,
      subject: `${config.productName} - Paiement à rembourser`,
      text: [
        `Le paiement ${paymentId} de ${amount} TTC est à rembourser chez le prestataire de paiement\u00A0: ${reason}.`,
        '',
        `Une fois rendu, et si le prestataire ne le dit pas de lui-même\u00A0: npm run odu -- subscriptions refund ${paymentId}`,
      ].join('\n'),
    },
  ];
};
