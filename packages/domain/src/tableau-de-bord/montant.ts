// A space between thousands is any of those that are typed or pasted; it stands where thousands do, or nowhere.
const NOMBRE = String.raw`(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,10})(?:[.,](\d{1,2}))?`;
const UNITE = String.raw`(?:€|euros?|eur)?`;
const TAXES = String.raw`(?:ht|h\.t\.|ttc|t\.t\.c\.)?`;
const EUROS = new RegExp(String.raw`^${NOMBRE}\s*${UNITE}\s*${TAXES}$`, 'i');
const KILO_EUROS = new RegExp(
  String.raw`^(\d{1,6})(?:[.,](\d{1,2}))?\s*(?:k\s*(?:€|euros?|eur))\s*${TAXES}$`,
  'i',
);

const toCentimes = (entier: string, decimales: string, digits: number): number =>
  Number(entier.replaceAll(/\D/g, '') + decimales.padEnd(digits, '0'));

/**
 * Reads the free text of a budget as an amount, in cents; null for whatever is not one amount, exactly written: « 1 500 € »,
 * « 1500,50 », « 2 k€ » are read, « environ 2 k€ », « 100 € par mois », « 1 000 à 1 500 € » are not, nor is « 1.500 », which may be
 * either of two. A mention of taxes changes nothing: amounts are as they were written.
 */
export function readMontant(texte: string): number | null {
  const text = texte.trim();
  const euros = EUROS.exec(text);
  if (euros !== null) return toCentimes(euros[1] ?? '', euros[2] ?? '', 2);
  const kilo = KILO_EUROS.exec(text);
  // Thousands of euros: five more digits are the cents.
  return kilo === null ? null : toCentimes(kilo[1] ?? '', kilo[2] ?? '', 5);
}
