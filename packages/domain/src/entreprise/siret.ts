// La Poste numbers its establishments by another rule than Luhn's: the sum of the digits is a multiple of 5.
const SIREN_LA_POSTE = '356000000';

/** Takes everything but the digits and letters out of a SIRET or SIREN: `362 521 879 00034` gives `36252187900034`. */
export const normalizeSiret = (siret: string): string => siret.replace(/[^\p{L}\p{N}]/gu, '');

/** Shows 14 digits by 3-3-3-5 and 9 digits by 3-3-3; anything else is only trimmed. */
export const formatSiret = (siret: string): string => {
  const digits = normalizeSiret(siret);
  if (!/^(\d{9}|\d{14})$/.test(digits)) return siret.trim();
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].join(' ').trimEnd();
};

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

/** The SIRET of a card: `N° SIRET : 362 521 879 00034` needs only this text, `(N° SIRET inconnu)` stands when there is none. */
export const SIRET_INCONNU = '(N° SIRET inconnu)';
