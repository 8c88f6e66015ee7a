import type { Config } from '../../config.ts';

export type Written = { subject: string; text: string };
type Sender = { config: Pick<Config, 'productName' | 'supportEmail'> };

/** Signs the lines of a mail with the name and the address of who runs ODU. */
export const signMail = ({ productName, supportEmail }: Sender['config'], lines: string[]) =>
  [...lines, '', `L'équipe ${productName}`, supportEmail].join('\n');

/** The mail of a reset link (decision B5). */
export const writeResetLinkMail = ({ config, link }: Sender & { link: string }): Written => ({
  subject: `${config.productName} - Changer votre mot de passe`,
  text: signMail(config, [
    'Bonjour,',
    '',
    'Pour choisir un nouveau mot de passe, ouvrez ce lien. Il fonctionne une seule fois, pendant 30 minutes\u00a0:',
    '',
    link,
    '',
    "Si vous n'avez rien demandé, ignorez cet email\u00a0: votre mot de passe ne change pas.",
  ]),
});

/** The notice that follows a reset (decision B5), and says that the link of the calendar has ended with it, if there was one. */
export const writePasswordChangedMail = ({
  config,
  hadCalendrier,
}: Sender & { hadCalendrier: boolean }): Written => ({
  subject: `${config.productName} - Votre mot de passe a été modifié`,
  text: signMail(config, [
    'Bonjour,',
    '',
    "Le mot de passe de votre compte vient d'être modifié, et toutes vos sessions ont été fermées.",
    ...(hadCalendrier
      ? ['Le lien de votre calendrier est arrêté\u00a0: créez-en un autre dans «\u202fMon compte\u202f».']
      : []),
    '',
    "Si ce n'est pas vous, répondez sans attendre à cette adresse\u00a0:",
  ]),
});

/** The mail of the six-digit code (decision B6). */
export const writeVerificationCodeMail = ({ config, code }: Sender & { code: string }): Written => ({
  subject: `${config.productName} - Votre code de vérification`,
  text: signMail(config, [
    'Bonjour,',
    '',
    `Votre code de vérification est\u00a0: ${code}`,
    '',
    'Il est valable 10 minutes.',
  ]),
});

type Message = {
  emailAddress: string;
  name: string;
  phoneNumber?: string | null | undefined;
  userMessage: string;
};

/** What somebody wrote in one field, on one line: a break in it, or blanks that a reader wraps, would begin a line of his own. */
const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** A message of the contact form, for the operator, who believes what it says of the account. */
export const writeContactMail = ({
  config,
  message,
  account,
}: Sender & { message: Message; account?: string }): Written => ({
  subject: `${config.productName} - Message de ${onOneLine(message.name)}`,
  text: [
    `Nom ou entreprise\u00a0: ${onOneLine(message.name)}`,
    `Email\u00a0: ${message.emailAddress.trim()}`,
    `Téléphone\u00a0: ${onOneLine(message.phoneNumber ?? '') || 'non renseigné'}`,
    `Compte\u00a0: ${account ?? 'formulaire public'}`,
    '',
    message.userMessage,
  ].join('\n'),
});
