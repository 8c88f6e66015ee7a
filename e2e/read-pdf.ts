import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader (a person or a screen reader) gets from a PDF. */
export type ReadPdf = {
  /** Text of each page, white space folded to single spaces. */
  readonly pages: readonly string[];
  /** Text of the whole document. */
  readonly text: string;
  /** Every page has its structure tree. */
  readonly isTagged: boolean;
  readonly language: string | null;
  readonly title: string | null;
};

/** Reads the PDF file at a path. Throws when it is no PDF. */
export async function readPdf(path: string): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  let isTagged = true;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      fold(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')),
    );
  }
  const { info } = await pdf.getMetadata();
  const result = {
    pages,
    text: pages.join(' '),
    isTagged,
    language: readString(info, 'Language'),
    title: readString(info, 'Title'),
  };
  await task.destroy();
  return result;
}

/** Without white space: where the layout breaks a line (« au-dessus » at its hyphen) is not the reader's business. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}

function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function readString(info: object, key: string): string | null {
  const value: unknown = Reflect.get(info, key);
  return typeof value === 'string' ? value : null;
}
