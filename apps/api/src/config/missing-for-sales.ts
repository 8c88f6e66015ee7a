import { isLocalName } from './local-name.ts';

/** The support address where none is configured. */
export const LOCAL_SUPPORT = 'support@localhost';

type Given = {
  SMTP_URL?: string | undefined;
  ODU_MAIL_FROM?: string | undefined;
  ODU_BASE_URL?: string | undefined;
  ODU_SUPPORT_EMAIL: string;
  STRIPE_API_URL: string;
};

/**
 * The sentence that stops a start which sells for real without what its buyers need: mails that leave, an address that they
 * come back to, one to write to. Null when it has all of it, and with a double of Stripe on this machine, which takes no money.
 */
export function explainMissingForSales(given: Given): string | null {
  if (isLocalName(new URL(given.STRIPE_API_URL).hostname)) return null;
  const missing = [
    ...(given.ODU_BASE_URL?.startsWith('https://') === true ? [] : ['ODU_BASE_URL (en https://)']),
    ...(['SMTP_URL', 'ODU_MAIL_FROM'] as const).filter((name) => given[name] === undefined),
    ...(given.ODU_SUPPORT_EMAIL === LOCAL_SUPPORT ? ['ODU_SUPPORT_EMAIL'] : []),
  ];
  if (missing.length === 0) return null;
  return `Avec une clé réelle de Stripe, les clients paient depuis une adresse publique, reçoivent leurs emails et écrivent au support\u00a0: renseignez ${missing.join(', ')}.`;
}
