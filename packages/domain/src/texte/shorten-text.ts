/** How much of a text of any length names a thing in a sentence, in characters. */
export const LONGEST_NAME = 60;

/** A text short enough to name a thing: its first line, cut with an ellipsis. */
export function shortenText(text: string): string {
  const [first = ''] = text.trim().split('\n', 1);
  const characters = Array.from(first);
  const kept = characters.slice(0, LONGEST_NAME).join('').trimEnd();
  return characters.length <= LONGEST_NAME ? kept : `${kept}…`;
}
