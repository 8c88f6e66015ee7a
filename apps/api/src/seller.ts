import { isSiren, normalizeSiren, type Vendeur, warnSiren } from '@odu/domain';
import { z } from 'zod';

const text = z.string().trim().min(1).max(200);

/** Of a number whose key is in figures: it follows from the SIREN that ends the number. */
const hasRightKey = (number: string) => {
  const [key, siren] = [number.slice(2, 4), number.slice(4)];
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
};

/** Who sells, as the invoices name him: the variables of the configuration. */
export const sellerVariables = {
  ODU_SELLER_NAME: text.optional(),
  ODU_SELLER_LEGAL_FORM: text.optional(),
  ODU_SELLER_CAPITAL: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number)
    .optional(),
  ODU_SELLER_ADDRESS: text.optional(),
  ODU_SELLER_ADDRESS_2: text.optional(),
  ODU_SELLER_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  ODU_SELLER_CITY: text.optional(),
  ODU_SELLER_SIREN: z
    .string()
    .refine((siren) => isSiren(siren) && warnSiren(siren) === null)
    .transform(normalizeSiren)
    .optional(),
  ODU_SELLER_RCS: text.optional(),
  ODU_SELLER_VAT_NUMBER: z
    .string()
    .transform((number) => number.replaceAll(/\s/g, ''))
    .pipe(
      z
        .string()
        .regex(/^FR[0-9A-Z]{2}\d{9}$/)
        .refine(hasRightKey),
    )
    .optional(),
  ODU_SELLER_LATE_RATE: text.default('trois fois le taux d’intérêt légal'),
};

/** What each variable expects, in the words of the sentence that stops a bad start. */
export const SELLER_EXPECTATIONS: Partial<Record<keyof typeof sellerVariables, string>> = {
  ODU_SELLER_NAME: 'le nom ou la raison sociale du vendeur (200 caractères au plus)',
  ODU_SELLER_CAPITAL: 'le capital social en euros entiers, en chiffres seulement, comme «\u202F10000\u202F»',
  ODU_SELLER_POSTAL_CODE: 'un code postal de 5 chiffres',
  ODU_SELLER_SIREN: 'un numéro SIREN de 9 chiffres dont la clé est juste',
  ODU_SELLER_VAT_NUMBER:
    'un numéro de TVA français (FR, deux caractères, neuf chiffres) dont la clé est juste',
};

const sellerSchema = z.object(sellerVariables);

/** The sentence that stops a start whose invoices would name two sellers; null when they name one. */
export function explainOtherSeller({
  ODU_SELLER_SIREN: siren,
  ODU_SELLER_VAT_NUMBER: vatNumber,
}: z.infer<typeof sellerSchema>): string | null {
  if (siren === undefined || vatNumber === undefined || vatNumber.endsWith(siren)) return null;
  return "Les variables d'environnement ODU_SELLER_SIREN et ODU_SELLER_VAT_NUMBER ne vont pas ensemble\u00a0: un numéro de TVA français finit par le SIREN du vendeur.";
}

/** What no real invoice can do without (art. 242 nonies A, annexe II CGI, à vérifier: ADR 0010). */
const ALWAYS_REQUIRED = [
  'ODU_SELLER_NAME',
  'ODU_SELLER_ADDRESS',
  'ODU_SELLER_POSTAL_CODE',
  'ODU_SELLER_CITY',
  'ODU_SELLER_SIREN',
] as const satisfies (keyof typeof sellerVariables)[];

type Environment = z.infer<typeof sellerSchema> & {
  ODU_VAT_PERCENT: number;
};

/** The sentence that stops a start whose real invoices would lack their seller; null when they lack nothing. Who charges VAT needs its number too. */
export function explainMissingSeller(environment: Environment): string | null {
  const required = [
    ...ALWAYS_REQUIRED,
    ...(environment.ODU_VAT_PERCENT > 0 ? (['ODU_SELLER_VAT_NUMBER'] as const) : []),
  ];
  const missing = required.filter((name) => environment[name] === undefined);
  if (missing.length === 0) return null;
  return `Avec une clé réelle de Stripe, chaque paiement donne une facture, et le vendeur n'y est pas complet\u00a0: renseignez ${missing.join(', ')}.`;
}

/** The seller of the invoices; what is not configured is visibly a test's. */
export const readSeller = (environment: Environment): Vendeur => ({
  name: environment.ODU_SELLER_NAME ?? 'Vendeur de test (à configurer)',
  legalForm: environment.ODU_SELLER_LEGAL_FORM ?? null,
  capital: environment.ODU_SELLER_CAPITAL ?? null,
  line1: environment.ODU_SELLER_ADDRESS ?? '1 rue de l’Exemple',
  line2: environment.ODU_SELLER_ADDRESS_2 ?? null,
  postalCode: environment.ODU_SELLER_POSTAL_CODE ?? '00000',
  city: environment.ODU_SELLER_CITY ?? 'Ville-Test',
  siren: environment.ODU_SELLER_SIREN ?? '000000000',
  rcsCity: environment.ODU_SELLER_RCS ?? null,
  vatNumber: environment.ODU_SELLER_VAT_NUMBER ?? (environment.ODU_VAT_PERCENT > 0 ? 'FR00000000000' : null),
  latePaymentRate: environment.ODU_SELLER_LATE_RATE,
});
