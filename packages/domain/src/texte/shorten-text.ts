/** How much of a text of any length names a thing in a sentence, in characters. */
export const LONGEST_NAME = 60;

/** A text of at most `max` characters, counted as the contract does: a longer one ends with an ellipsis, and no sign is cut in two. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** A text short enough to name a thing: its first line, cut with an ellipsis. */
export const shortenText = (text: string): string =>
  cutText(text.trim().split('\n', 1).join('').trimEnd(), LONGEST_NAME);
