/** A file that a PDF carries, as it stands there. */
export type EmbeddedFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly isDeflated: boolean };

/** A version carries two; a file made to waste time could name any number. */
const MAX_FILES = 20;
/** Ours take 150. */
const MAX_DICTIONARY = 4096;
const MARK = '/EmbeddedFile';

/** Where the streams begin and what their dictionaries say; searched without going back, whatever the file holds. */
function* listDictionaries(text: string): Generator<{ dictionary: string; start: number }> {
  let at = text.indexOf(MARK);
  for (let found = 0; at !== -1 && found < MAX_FILES; at = text.indexOf(MARK, at + MARK.length)) {
    // The catalogue's list of them is called so, and no file.
    if (text[at + MARK.length] === 's') continue;
    found += 1;
    const around = text.slice(Math.max(0, at - MAX_DICTIONARY), at + MAX_DICTIONARY);
    const middle = Math.min(at, MAX_DICTIONARY);
    const begin = around.lastIndexOf(' obj', middle);
    const end = around.indexOf('stream', middle);
    if (begin === -1 || end === -1) continue;
    const lineEnd = around.startsWith('\r\n', end + 6) ? 2 : 1;
    yield { dictionary: around.slice(begin, end), start: at - middle + end + 6 + lineEnd };
  }
}

/**
 * The files that a PDF carries. Their streams stand plainly in it, whatever program wrote it: a stream is never inside
 * another one (ISO 32000-2, 7.5.7). Null in the place of one that the end of the file cuts.
 */
export function* listEmbeddedFiles(bytes: Uint8Array<ArrayBuffer>): Generator<EmbeddedFile | null> {
  // One character a byte: places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  for (const { dictionary, start } of listDictionaries(text)) {
    const length = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
    const end = length === undefined ? text.indexOf('endstream', start) : start + Number(length);
    const isWhole = end >= start && end <= bytes.length;
    yield isWhole
      ? { bytes: bytes.subarray(start, end), isDeflated: dictionary.includes('/FlateDecode') }
      : null;
  }
}
