import * as z from 'zod/mini';
import { optionalText } from '../formulaire/fields.ts';
import { isLuhn } from './check-siret.ts';
import { normalizeSiret } from './siret.ts';

const SIREN_INVALIDE = 'Un numéro SIREN comporte 9 chiffres';

/** Takes everything but the digits and letters out of a SIREN: `732 829 320` gives `732829320`. */
export const normalizeSiren = normalizeSiret;

/** Whether a SIREN has its 9 digits, spaces between them or not; its key is another question (`warnSiren`). */
export const isSiren = (siren: string): boolean => /^\d{9}$/.test(normalizeSiren(siren));

/** A SIREN that may be left out. Another count of digits is refused: an invoice would name another thing than a SIREN. */
export const optionalSiren = optionalText(30).check(
  z.refine((siren) => siren === '' || isSiren(siren), SIREN_INVALIDE),
);

/** The warning to show beside a SIREN whose key is wrong, null otherwise; never a refusal, as for a SIRET (decision D11). */
export const warnSiren = (siren: string): string | null =>
  isSiren(siren) && !isLuhn(normalizeSiren(siren))
    ? 'Ce numéro SIREN semble contenir une erreur de frappe. Vérifiez votre saisie.'
    : null;
