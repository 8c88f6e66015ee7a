/** What the template reads as `/widest-words.json`. */
export type WidestWords = Record<string, number>;

// The same signs as in `template/fit.typ`, which bounds the words of a few texts by itself.
const ORDINARY = /[a-ln-vx-zA-LN-VX-Z0-9àâäçéèêëîïôöùûüÀÂÇÉÈÊËÎÏÔÖÙÛÜ.,:'’()/-]/gu;

/** The widest of them is the Q of the bold font, with 0.684. */
const ORDINARY_EMS = 0.69;

/** How wide a word is at most, in ems: no sign is wider than one for each of its bytes. */
function boundWord(word: string): number {
  const bytes = Buffer.byteLength(word);
  const unusual = Array.from(word.replaceAll(ORDINARY, '')).length;
  return Math.min(bytes, bytes * ORDINARY_EMS + unusual * 0.9);
}

/**
 * For each line of a document's texts, how wide its widest word is at most, in ems; a line that is not there is as wide as its bytes
 * are many. The engine makes a regular expression ready anew each time it looks at a text with it: that was a tenth of a report's time.
 */
export function listWidestWords(content: unknown): WidestWords {
  const widest = new Map<string, number>();
  const visit = (node: unknown): void => {
    if (typeof node === 'string') {
      for (const line of node.split('\n')) {
        if (widest.has(line)) continue;
        widest.set(
          line,
          line.split(' ').reduce((most, word) => Math.max(most, boundWord(word)), 0),
        );
      }
    } else if (node !== null && typeof node === 'object') {
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(content);
  return Object.fromEntries(Array.from(widest).filter(([line, bound]) => bound < Buffer.byteLength(line)));
}
