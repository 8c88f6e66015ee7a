import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadLink = {
  /** What is written where one clicks. */
  text: string;
  page: number;
  /** What is written at the place it leads to, from there to the end of the line, and its page. */
  target: string;
  targetPage: number;
};

type Item = { str: string; x: number; y: number; width: number };

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The links of a PDF that lead to another place in it, read from its annotations. */
export async function readLinks(bytes: Uint8Array): Promise<ReadLink[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const page = await pdf.getPage(index + 1);
        const { items } = await page.getTextContent();
        const texts = items
          .filter((item) => 'str' in item)
          .map(({ str, transform, width }): Item => ({
            str,
            x: Number(transform[4]),
            y: Number(transform[5]),
            width,
          }));
        return { texts, annotations: (await page.getAnnotations()) as Record<string, unknown>[] };
      }),
    );
    const links: ReadLink[] = [];
    for (const [index, { texts, annotations }] of pages.entries()) {
      for (const { subtype, rect, dest } of annotations) {
        if (subtype !== 'Link' || dest === null || dest === undefined || !Array.isArray(rect)) continue;
        const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
        if (!Array.isArray(explicit)) throw new Error(`A link of page ${index + 1} leads nowhere`);
        const targetPage = await pdf.getPageIndex(explicit[0]);
        const [left = 0, top = 0] = explicit.slice(2).filter(isNumber);
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.filter(isNumber);
        const isInside = ({ x, y, width }: Item): boolean =>
          x + width / 2 > x1 && x + width / 2 < x2 && y > y1 - 1 && y < y2;
        const below = (pages[targetPage]?.texts ?? []).filter(
          ({ str, x, y }) => str.trim() !== '' && x >= left - 1 && y <= top,
        );
        const line = Math.max(...below.map(({ y }) => y));
        links.push({
          text: texts
            .filter(isInside)
            .map(({ str }) => str)
            .join(''),
          page: index + 1,
          target: below
            .filter(({ y }) => Math.abs(y - line) < 1)
            .map(({ str }) => str)
            .join(' '),
          targetPage: targetPage + 1,
        });
      }
    }
    return links;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
