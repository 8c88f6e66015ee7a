import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPage = {
  number: number;
  text: string;
  isLandscape: boolean;
  rightmost: number;
  width: number;
  tags: string[];
};

export type ReadPdf = {
  pages: ReadPage[];
  /** All text, spaces and places to break taken out: what a row breaks over lines is found again. */
  compact: string;
  text: string;
  isTagged: boolean;
  language: string | null;
  title: string;
  author: string;
  keywords: string;
  /** As the file writes it, `D:20261121000000Z`. */
  created: string;
  isTitleDisplayed: boolean;
  attachments: Record<string, string>;
  /** The addresses that lead out of it, each with what is written where one clicks. */
  addresses: [text: string, url: string][];
  outline: string[];
};

type Annotation = { url?: string; overlaidText?: string };
type OutlineNode = { title: string; items: OutlineNode[] };

// The reader gives maps where its types say objects.
const isOn = (flags: unknown, name: string): boolean => flags instanceof Map && flags.get(name) === true;

const rolesOf = (node: object | null): string[] => {
  if (node === null) return [];
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: object[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap(rolesOf)];
};

const titlesOf = (nodes: OutlineNode[] | null): string[] =>
  (nodes ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);

/** Takes out what a line break may add or hide. */
export const compactText = (text: string): string => text.replaceAll(/[\s\u200B]/g, '');

/** Reads a PDF back with an independent reader. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the buffer over: give it a copy.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    const pages: ReadPage[] = [];
    const addresses: [string, string][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.filter((item) => 'str' in item);
      const { width, height } = page.getViewport({ scale: 1 });
      for (const { url, overlaidText } of (await page.getAnnotations()) as Annotation[])
        if (url !== undefined) addresses.push([overlaidText ?? '', url]);
      pages.push({
        number,
        text: texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
        isLandscape: width > height,
        rightmost: Math.max(
          0,
          // The rotated watermark is not part of the text's flow.
          ...texts
            .filter(({ transform }) => transform[1] === 0)
            .map(({ transform, width: length }) => Number(transform[4]) + length),
        ),
        width,
        tags: rolesOf(await page.getStructTree()),
      });
    }
    const { info, metadata } = await pdf.getMetadata();
    const facts: {
      Title?: string;
      Author?: string;
      Keywords?: string;
      CreationDate?: string;
      Language?: string;
    } = info;
    const markInfo = await pdf.getMarkInfo();
    const preferences = await pdf.getViewerPreferences();
    const attachments: Record<string, string> = {};
    for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
      attachments[filename] = new TextDecoder().decode(await pdf.getAttachmentContent(id));
    }
    const text = pages.map((page) => page.text).join('\n');
    return {
      pages,
      text,
      compact: compactText(text),
      isTagged: isOn(markInfo, 'Marked'),
      language: facts.Language ?? metadata?.get('dc:language') ?? null,
      title: facts.Title ?? '',
      author: facts.Author ?? '',
      keywords: facts.Keywords ?? '',
      created: facts.CreationDate ?? '',
      isTitleDisplayed: isOn(preferences, 'DisplayDocTitle'),
      attachments,
      addresses,
      outline: titlesOf((await pdf.getOutline()) as OutlineNode[] | null),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
