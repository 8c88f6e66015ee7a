import { normalizeSiret } from './siret.ts';

// La Poste numbers its establishments by another rule than Luhn's: the sum of the digits is a multiple of 5.
const SIREN_LA_POSTE = '356000000';

/** Whether digits end with Luhn's key (ISO/IEC 7812-1), as a SIREN and a SIRET do. */
export const isLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const isLaPoste = (digits: string): boolean =>
  digits.startsWith(SIREN_LA_POSTE) &&
  Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;

/** Checks a SIRET: 14 digits ('length' otherwise), then Luhn's key or La Poste's rule ('luhn' otherwise). A warning, never a refusal (decision D11). */
export const checkSiret = (siret: string): 'valid' | 'length' | 'luhn' => {
  const digits = normalizeSiret(siret);
  if (!/^\d{14}$/.test(digits)) return 'length';
  return isLuhn(digits) || isLaPoste(digits) ? 'valid' : 'luhn';
};

/** The warning to show beside a SIRET, or null when it is empty or valid. */
export const warnSiret = (siret: string): string | null => {
  if (siret.trim() === '') return null;
  const check = checkSiret(siret);
  if (check === 'length') return 'Un numéro SIRET comporte 14 chiffres. Vérifiez votre saisie.';
  return check === 'luhn'
    ? 'Ce numéro SIRET semble contenir une erreur de frappe. Vérifiez votre saisie.'
    : null;
};
