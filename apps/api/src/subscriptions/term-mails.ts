import { type Commande, formatDateLongue, formatEuros, PLAN_LABELS } from '@odu/domain';
import type { Config } from '../config.ts';
import type { TermRow } from '../repositories/duerp/term-repository.ts';
import type { Mail } from '../services/mails/mailer.ts';
import { signMail } from '../services/mails/mails.ts';
import { isCutShort, isGranted } from './can-renew.ts';

type Sender = Pick<Config, 'productName' | 'supportEmail' | 'baseUrl'>;
/** What a mail names of a subscription. */
export type NamedTerm = Pick<TermRow, 'emailAddress' | 'plan' | 'duerpName' | 'paidUntilDate'>;
/** Why a renewal is switched off without the buyer. */
export type StopReason = 'vip' | 'document' | 'autre-abonnement' | 'moyen-de-paiement';

const nameOf = ({ plan, duerpName }: NamedTerm) =>
  duerpName === null ? `${PLAN_LABELS[plan]}` : `${PLAN_LABELS[plan]} («\u202F${duerpName}\u202F»)`;

const priceOf = ({ totalHT, totalTTC, isAutoliquidation }: Commande) =>
  isAutoliquidation
    ? `${formatEuros(totalHT / 100)} HT (TVA autoliquidée)`
    : `${formatEuros(totalHT / 100)} HT, soit ${formatEuros(totalTTC / 100)} TTC`;

const KEPT_VERSIONS =
  "Les versions créées pendant l'abonnement restent à vous, et se téléchargent en entier comme avant.";

const write = (
  { config, term, subject }: { config: Sender; term: NamedTerm; subject: string },
  lines: string[],
): Mail => ({
  recipient: term.emailAddress,
  subject: `${config.productName} - ${subject}`,
  text: signMail(config, ['Bonjour,', '', ...lines]),
});

const atMyAccount = ({ baseUrl }: Sender) => `${baseUrl}/my-account`;
const atPlans = ({ baseUrl }: Sender) => `${baseUrl}/choose-plan`;

/** The reminder before a term: what is charged, when, and how to stop it; or that it ends. `commande`: null when it does not renew. */
export const writeReminderMail = (config: Sender, term: TermRow, commande: Commande | null): Mail => {
  const day = formatDateLongue(term.paidUntilDate);
  const howToGoOn =
    isGranted(term) || isCutShort(term)
      ? ['Pour vous abonner ensuite\u00a0:', atPlans(config)]
      : [
          'Pour le prolonger, réactivez le renouvellement automatique avant cette date dans «\u202FMon compte\u202F»\u00a0:',
          atMyAccount(config),
        ];
  return commande === null
    ? write({ config, term, subject: `Votre abonnement se termine le ${day}` }, [
        `Votre abonnement ${nameOf(term)} se termine le ${day} inclus. Il ne se renouvelle pas\u00a0: rien ne sera prélevé.`,
        '',
        KEPT_VERSIONS,
        '',
        ...howToGoOn,
      ])
    : write({ config, term, subject: `Votre abonnement se renouvelle le ${day}` }, [
        `Votre abonnement ${nameOf(term)} court jusqu'au ${day} inclus, et se renouvelle pour un an.`,
        '',
        `Le ${day}, votre moyen de paiement enregistré sera débité de ${priceOf(commande)}.`,
        '',
        'Pour ne pas le renouveler, désactivez le renouvellement automatique avant cette date dans «\u202FMon compte\u202F»\u00a0:',
        atMyAccount(config),
      ]);
};

/** The confirmation of a paid renewal; `term` is the year that it paid. */
export const writeRenewedMail = (config: Sender, term: NamedTerm, commande: Commande): Mail =>
  write({ config, term, subject: 'Votre abonnement est renouvelé' }, [
    `Votre abonnement ${nameOf(term)} est renouvelé jusqu'au ${formatDateLongue(term.paidUntilDate)} inclus, pour ${priceOf(commande)}.`,
    '',
    'Votre abonnement et vos factures se retrouvent dans «\u202FMon compte\u202F»\u00a0:',
    atMyAccount(config),
  ]);

/** A refused renewal that is tried again on `nextDay`. */
export const writeRefusedMail = (config: Sender, term: NamedTerm, nextDay: string): Mail =>
  write({ config, term, subject: "Le paiement de votre renouvellement n'a pas abouti" }, [
    `Le paiement du renouvellement de votre abonnement ${nameOf(term)} a été refusé.`,
    '',
    `Nous réessaierons le ${formatDateLongue(nextDay)}. D'ici là, vérifiez votre moyen de paiement dans «\u202FMon compte\u202F»\u00a0:`,
    atMyAccount(config),
    '',
    `Ce qui est payé reste acquis jusqu'au ${formatDateLongue(term.paidUntilDate)} inclus.`,
  ]);

/** The end of a subscription; `isRefused` when its renewal was refused several times. */
export const writeEndMail = (config: Sender, term: NamedTerm, { isRefused }: { isRefused: boolean }): Mail =>
  write({ config, term, subject: 'Votre abonnement est terminé' }, [
    ...(isRefused
      ? ["Le paiement du renouvellement a été refusé à plusieurs reprises\u00a0: nous n'essaierons plus.", '']
      : []),
    `Votre abonnement ${nameOf(term)} est terminé\u00a0: il courait jusqu'au ${formatDateLongue(term.paidUntilDate)} inclus. Rien n'a été prélevé.`,
    '',
    KEPT_VERSIONS,
    '',
    'Pour vous abonner de nouveau\u00a0:',
    atPlans(config),
  ]);

const STOPS: Record<StopReason, string> = {
  vip: "votre compte a désormais l'accès complet, sans rien payer",
  document: 'le DUERP concerné a été supprimé',
  'autre-abonnement': 'un autre de vos abonnements prend la suite',
  'moyen-de-paiement': "aucun moyen de paiement n'est enregistré",
};

/** The notice that the renewal was switched off for the buyer, and why. */
export const writeStopMail = (config: Sender, term: NamedTerm, reason: StopReason): Mail =>
  write({ config, term, subject: 'Le renouvellement de votre abonnement est désactivé' }, [
    `Le renouvellement automatique de votre abonnement ${nameOf(term)} est désactivé\u00a0: ${STOPS[reason]}.`,
    '',
    `L'abonnement reste valable jusqu'au ${formatDateLongue(term.paidUntilDate)} inclus, et rien ne sera prélevé ensuite. Il se retrouve dans «\u202FMon compte\u202F»\u00a0:`,
    atMyAccount(config),
  ]);
