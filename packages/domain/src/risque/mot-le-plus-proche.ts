/** How many letters one adds, takes away or changes to make a word another. */
const countEdits = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1)
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above[other.length] ?? 0;
};

const SHORTEST_MISSPELT = 6;
const LONG = 10;

/** The known word that a misspelt one is nearest to: one letter apart, two in a long word; null when it may be another word. */
export const findNearestWord = (word: string, known: Iterable<string>): string | null => {
  if (word.length < SHORTEST_MISSPELT) return null;
  let best: { word: string; edits: number } | null = null;
  const most = word.length < LONG ? 1 : 2;
  for (const candidate of known) {
    // People hear the beginning of a word.
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most) continue;
    const edits = countEdits(word, candidate);
    if (edits <= most && (best === null || edits < best.edits)) best = { word: candidate, edits };
  }
  return best?.word ?? null;
};
