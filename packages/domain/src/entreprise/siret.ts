/** Takes everything but the digits and letters out of a SIRET or SIREN: `362 521 879 00034` gives `36252187900034`. */
export const normalizeSiret = (siret: string): string => siret.replace(/[^\p{L}\p{N}]/gu, '');

/** Shows 14 digits by 3-3-3-5 and 9 digits by 3-3-3; anything else is only trimmed. */
export const formatSiret = (siret: string): string => {
  const digits = normalizeSiret(siret);
  if (!/^(\d{9}|\d{14})$/.test(digits)) return siret.trim();
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].join(' ').trimEnd();
};

/** The SIRET of a card: `N° SIRET : 362 521 879 00034` needs only this text, `(N° SIRET inconnu)` stands when there is none. */
export const SIRET_INCONNU = '(N° SIRET inconnu)';
