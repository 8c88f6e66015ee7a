import { SELLER_EXPECTATIONS } from '../seller.ts';

const A_PORT = 'un numéro de port entre 0 et 65535';
const A_PRICE = 'un prix hors taxes en euros, comme «\u202F99\u202F» ou «\u202F99.50\u202F»';
const A_LINK = 'une adresse http:// ou https://, ou un chemin de ce site qui commence par une barre oblique';

const A_HOST = 'une adresse IP de cette machine ou son nom, sans port';
const A_FOLDER = 'le chemin d’un dossier, sur une ligne';

/** What each variable expects, in the words of the sentence that stops a bad start. */
const EXPECTATIONS: Readonly<Record<string, string>> = {
  ODU_PORT: A_PORT,
  PORT: A_PORT,
  ODU_METRICS_PORT: A_PORT,
  ODU_HOST: A_HOST,
  ODU_METRICS_HOST: A_HOST,
  ODU_DATA_DIR: A_FOLDER,
  ODU_WEB_DIR: A_FOLDER,
  ODU_PRODUCT_NAME: 'un nom d’une ligne, de 40 caractères au plus',
  ODU_PARTNER_NAME: 'un nom d’une ligne, de 200 caractères au plus',
  ODU_BASE_URL:
    'une adresse http:// ou https:// sans chemin, sans paramètre ni identifiant, comme «\u202Fhttps://duerp.exemple.fr\u202F»',
  ODU_TRUST_PROXY:
    '«\u202Foff\u202F», le nombre de mandataires devant ODU (1 à 9) ou leurs réseaux (10.0.0.0/8,…)',
  DATABASE_URL:
    'une adresse postgres://utilisateur:motdepasse@hôte/base (dans un mot de passe, «\u202F/\u202F» s’écrit %2F, «\u202F?\u202F» %3F, «\u202F#\u202F» %23 et «\u202F@\u202F» %40)',
  ODU_SECRET: 'au moins 32 caractères tirés au hasard',
  ODU_ALLOWED_EMAILS:
    'des adresses ou des @domaines séparés par des virgules, sans astérisque (un @domaine suffit pour tous les siens)',
  SMTP_URL:
    'une adresse smtp:// ou smtps:// avec le nom du serveur, sans chemin (dans un mot de passe, «\u202F/\u202F» s’écrit %2F, «\u202F?\u202F» %3F, «\u202F#\u202F» %23 et «\u202F@\u202F» %40)',
  ODU_MAIL_FROM: 'un expéditeur comme «\u202FODU <odu@exemple.fr>\u202F»',
  ODU_DEV_MAIL: '«\u202Floopback\u202F», «\u202Fprivate\u202F», «\u202Feveryone\u202F» ou «\u202Foff\u202F»',
  ODU_SUPPORT_EMAIL: 'une adresse email',
  ODU_PARTNER_URL: A_LINK,
  ODU_MARKETING_URL: A_LINK,
  ODU_GUIDE_URL: A_LINK,
  ODU_LEGAL_NOTICES_URL: A_LINK,
  ODU_PRIVACY_URL: A_LINK,
  ODU_TERMS_URL: A_LINK,
  ODU_BILLING: '«\u202Foff\u202F», «\u202Fsandbox\u202F» ou «\u202Fstripe\u202F»',
  STRIPE_SECRET_KEY: 'une clé secrète de Stripe (sk_… ou rk_…)',
  STRIPE_WEBHOOK_SECRET: 'le secret de signature du webhook de Stripe (whsec_…)',
  STRIPE_API_URL: 'une adresse http:// ou https://',
  ODU_TEST_CLOCK:
    '«\u202F+365d\u202F» (ou «\u202F+12h\u202F»), ou un instant à venir comme «\u202F2028-03-01T08:00:00Z\u202F», avant l’an 3000',
  ODU_PRICE_STANDARD: A_PRICE,
  ODU_PRICE_PREMIUM: A_PRICE,
  ODU_VAT_PERCENT: 'un pourcentage entre 0 et 100',
  ...SELLER_EXPECTATIONS,
  ODU_LOG_LEVEL: 'trace, debug, info, warn, error, fatal ou silent',
  ODU_LOG_FORMAT: '«\u202Fauto\u202F», «\u202Fjson\u202F» ou «\u202Ftext\u202F»',
};

/** The French sentence that stops a start: which variable is wrong and what it expects, never its value, which may be a secret. */
export const describeBadVariable = (name: string): string =>
  `La variable d'environnement ${name} est invalide\u00a0: il faut ${EXPECTATIONS[name] ?? 'un texte d’une ligne, de 1 à 200 caractères'}.`;

/** Docker's files of variables keep the quotes that a shell takes away: a folder or a name would have them. */
const QUOTED = /^(["']).*\1$/s;
/** A list, whose entries may stand on lines of their own. */
const SEVERAL_LINES = 'ODU_ALLOWED_EMAILS';
const CONTROL = /\p{Cc}/u;

/** What is wrong with any text, whatever the variable: quotes around it, or more than one line; null when nothing is. */
export function describeFaultyText(name: string, value: string): string | null {
  if (QUOTED.test(value))
    return `La variable d'environnement ${name} est invalide\u00a0: il faut enlever les guillemets qui l'entourent.`;
  return name !== SEVERAL_LINES && CONTROL.test(value) ? describeBadVariable(name) : null;
}
