import {
  buildAdresseLegifrance,
  describeEcheance,
  type Echeance,
  formatDateLongue,
  formatPhrase,
  phraseDeLaMiseAJour,
} from '@odu/domain';
import type { Config } from '../config.ts';
import type { DuerpRow } from '../repositories/duerp/duerp-repository.ts';
import type { Mail } from '../services/mails/mailer.ts';
import { signMail } from '../services/mails/mails.ts';

type Sender = Pick<Config, 'productName' | 'supportEmail' | 'baseUrl'>;

type DueDate = {
  recipient: string;
  duerp: Pick<DuerpRow, 'id' | 'displayName'>;
  echeance: Echeance;
  stopUrl: string;
};

/** The reminder that a document is to be brought up to date: as the law asks, or as advice below eleven employees. */
export function writeDueDateMail(config: Sender, { recipient, duerp, echeance, stopUrl }: DueDate): Mail {
  const { dueDate, daysLeft } = echeance;
  const day = formatDateLongue(dueDate);
  const phrase = phraseDeLaMiseAJour(echeance);
  const lastVersion = daysLeft < 0 ? 'avait un an' : 'aura un an';
  return {
    recipient,
    subject: `${config.productName} - Votre DUERP\u00a0: ${describeEcheance(echeance)}`,
    text: signMail(config, [
      'Bonjour,',
      '',
      `La dernière version de votre DUERP «\u202F${duerp.displayName}\u202F» ${daysLeft === 0 ? "a un an aujourd'hui" : `${lastVersion} le ${day}`}.`,
      '',
      formatPhrase(phrase),
      ...phrase.references.map(({ article }) => buildAdresseLegifrance(article)),
      '',
      "Relisez-le, modifiez ce qui a changé, puis générez une nouvelle version\u00a0: ces rappels s'arrêtent alors pour un an.",
      `${config.baseUrl}/duerps/${duerp.id}`,
      '',
      'Ne plus recevoir de rappels\u00a0:',
      stopUrl,
    ]),
    unsubscribeUrl: stopUrl,
  };
}
