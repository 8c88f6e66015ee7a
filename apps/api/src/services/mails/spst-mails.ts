import { formatDateLongue, formatPhrase, NBSP, PHRASE_DU_SPST, quoteFr } from '@odu/domain';
import type { Config } from '../../config.ts';
import type { VersionSummary } from '../../repositories/duerp/version-repository.ts';
import { signMail, type Written } from './mails.ts';

type Envoi = {
  config: Pick<Config, 'productName' | 'supportEmail'>;
  /** The document's name when the version was made. */
  displayName: string;
  version: Pick<VersionSummary, 'versionNumber' | 'creationTime'>;
  /** Whom the service answers. */
  account: string;
  message: string;
};

/** The mail that carries a version to the occupational health service. */
export const writeSpstMail = ({ config, displayName, version, account, message }: Envoi): Written => ({
  subject: `Document unique d'évaluation des risques professionnels - ${displayName} - version ${version.versionNumber}`,
  text: signMail(config, [
    'Bonjour,',
    '',
    `Vous trouverez en pièce jointe la version ${version.versionNumber}, du ${formatDateLongue(version.creationTime)}, du document unique d'évaluation des risques professionnels ${quoteFr(displayName)}.`,
    '',
    formatPhrase(PHRASE_DU_SPST),
    ...(message === '' ? [] : ['', `Message de l'employeur${NBSP}:`, message]),
    '',
    `Pour répondre à l'employeur${NBSP}: ${account}`,
    '',
    'Cet email est envoyé pour son compte par',
  ]),
});

/** The copy for the account that sent it. */
export const writeCopyMail = ({ recipient, mail }: { recipient: string; mail: Written }): Written => ({
  subject: `Copie - ${mail.subject}`,
  text: [`Copie de l'email envoyé à ${recipient}, avec la même pièce jointe.`, '', '---', '', mail.text].join(
    '\n',
  ),
});

type Lost = {
  config: Pick<Config, 'productName' | 'supportEmail' | 'baseUrl'>;
  /** `recipient`: null when the mail has been forgotten meanwhile. */
  envoi: { displayName: string; versionNumber: number; duerpId: string; recipient: string | null };
};

/** The mail that tells the account that one to the service did not leave. */
export const writeLostEnvoiMail = ({ config, envoi }: Lost): Written => ({
  subject: `${config.productName} - L'email au SPST n'a pas pu être remis`,
  text: signMail(config, [
    'Bonjour,',
    '',
    `L'email au SPST${envoi.recipient === null ? '' : ` (${envoi.recipient})`} n'a pas pu être remis, malgré plusieurs essais. Il portait la version ${envoi.versionNumber} du document unique ${quoteFr(envoi.displayName)}.`,
    '',
    `Le suivi de cette version garde la trace de l'envoi. Vérifiez l'adresse auprès de votre service de prévention et de santé au travail, puis envoyez-lui la version de nouveau${NBSP}:`,
    `${config.baseUrl}/duerps/${envoi.duerpId}`,
  ]),
});
