/** The prefixes that are ODU's own: a name that begins so and is not read is a mistake. */
const OWN = /^(ODU|STRIPE)_/;

/** How far a name may be from a known one to be taken for it: one letter in four. */
const NEAR = 0.25;

/** How many letters must be added, left out or replaced (Levenshtein's distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of to.split('').entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((each) => ({ each, edits: countEdits(name, each) }))
    .toSorted((a, b) => a.edits - b.edits);
  return nearest !== undefined && nearest.edits <= name.length * NEAR ? nearest.each : undefined;
}

/** One French sentence for each `ODU_…` or `STRIPE_…` variable that nothing reads, with the known name it looks like. */
export const warnOfUnknownVariables = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => OWN.test(name.toUpperCase()) && !known.includes(name))
    .map((name) => {
      const nearest = findNearest(name.toUpperCase(), known);
      return `La variable d'environnement ${name} n'existe pas et reste sans effet\u00a0${
        nearest === undefined
          ? ": docs/operations.md donne la liste de celles qu'ODU connaît."
          : `: vouliez-vous écrire ${nearest}\u202F?`
      }`;
    });
