import { cutText } from '@odu/domain';
import { NEW_LINES } from '../text/sanitize-text.ts';

const MAX_WHOLE_LINES = 14;

/** Cuts a text that is only repeated (running title, table of contents) at `max` characters; its full form is printed elsewhere. */
export const shorten = (text: string, max: number): string =>
  cutText(text.replaceAll(/\s+/g, ' ').trim(), max);

/** A text without its outer spaces; null when nothing is left. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

const countLines = (text: string, charactersPerLine: number): number =>
  text
    .replace(NEW_LINES, '\n')
    .split('\n')
    .reduce((lines, line) => lines + 1 + Math.floor(line.length / charactersPerLine), 0);

/**
 * Whether a row may be higher than a part of a page, and so must be allowed to break over pages: an unbreakable row higher
 * than the page would lose its text. Each column gives its texts, stacked, and a pessimistic number of characters a line.
 */
export function isLongRow(
  ...columns: readonly { texts: readonly (string | null)[]; charactersPerLine: number }[]
): boolean {
  return columns.some(
    ({ texts, charactersPerLine }) =>
      texts.reduce((lines, text) => lines + (text === null ? 0 : countLines(text, charactersPerLine)), 0) >
      MAX_WHOLE_LINES,
  );
}
