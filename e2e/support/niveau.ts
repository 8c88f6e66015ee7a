/** gravité, fréquence, maîtrise: 1 to 4 */
export type Notes = readonly [number, number, number];

const COEFFICIENTS = [0.25, 0.5, 0.75, 1.25];

/** Notes that differ from one risk to the next, and reach the four levels. */
export function chooseNotes(index: number): Notes {
  return [1 + (index % 4), 1 + ((index * 3) % 4), 1 + (Math.floor(index / 2) % 4)];
}

/** What the customer's specification says of a level: its value with one decimal, and its name. */
export function expectNiveau([gravite, frequence, maitrise]: Notes): string {
  const value = gravite * frequence * (COEFFICIENTS[maitrise - 1] ?? Number.NaN);
  const name = value >= 5 ? 'Critique' : value >= 3 ? 'Important' : value >= 1 ? 'Modéré' : 'Faible';
  return `${value.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${name}`;
}
