import { formatDateLongue, toParisDay } from '@odu/domain';
import type { Config } from '../config.ts';
import type { UnusedDuerp } from '../repositories/duerp/unused-duerp-repository.ts';
import type { Mail } from '../services/mails/mailer.ts';
import { signMail } from '../services/mails/mails.ts';

type Sender = Pick<Config, 'productName' | 'supportEmail' | 'baseUrl'>;

/** The warning that a free document will be removed, and how to keep it (decision D5). */
export function writeUnusedDuerpMail(config: Sender, duerp: UnusedDuerp, jourDeRetrait: string): Mail {
  const { id, displayName, openedAt, emailAddress, hasVersion } = duerp;
  const day = formatDateLongue(jourDeRetrait);
  return {
    recipient: emailAddress,
    subject: `${config.productName} - Votre DUERP sera ${hasVersion === 1 ? 'archivé' : 'supprimé'} le ${day}`,
    text: signMail(config, [
      'Bonjour,',
      '',
      `Votre DUERP «\u202F${displayName}\u202F» n'a pas été ouvert depuis le ${formatDateLongue(toParisDay(openedAt))}. Un DUERP gratuit est conservé douze mois après sa dernière ouverture.`,
      '',
      hasVersion === 1
        ? `Le ${day}, il quittera votre liste. Ses versions resteront lisibles dans les archives de «\u202FMon compte\u202F».`
        : `Il sera supprimé le ${day}, avec tout ce qu'il contient.`,
      '',
      "Pour le garder, il suffit de l'ouvrir avant cette date\u00a0:",
      `${config.baseUrl}/duerps/${id}`,
    ]),
  };
}
