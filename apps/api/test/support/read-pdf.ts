import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF without its spaces, which line breaks move, as an independent reader sees it. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  // The reader takes the buffer over: it gets a copy.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    }
    return compact(texts.join(''));
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** A text as `readPdfText` gives it. */
export const compact = (text: string): string => text.replaceAll(/\s/g, '');

/** The files that a PDF carries, by their names. */
export async function readAttachments(bytes: Uint8Array): Promise<Record<string, string>> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    const attachments: Record<string, string> = {};
    for (const [id, { filename }] of (await pdf.getAttachments()) ?? [])
      attachments[filename] = new TextDecoder().decode(await pdf.getAttachmentContent(id));
    return attachments;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
