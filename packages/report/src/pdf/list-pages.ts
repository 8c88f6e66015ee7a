import { type PdfLayout, bodyOf, sliceOf } from './read-layout.ts';

/** A page's object, and its height in points. */
export type PdfPage = { id: number; height: number };

/** Gives the text of an object of a file by its number; empty for one that is not there. */
export function makeReadObject(bytes: Buffer, { objects }: PdfLayout): (id: number) => string {
  const byId = new Map(objects.map((object) => [object.id, object]));
  return (id) => {
    const object = byId.get(id);
    return object === undefined ? '' : bodyOf(sliceOf(bytes, object)).toString('latin1');
  };
}

/** The pages of a file of the engine in their order, and the nodes of their tree. */
export function listPages(
  { root }: PdfLayout,
  read: (id: number) => string,
): { pages: PdfPage[]; nodes: number[] } {
  const pages: PdfPage[] = [];
  const nodes: number[] = [];
  const visit = (id: number): void => {
    const text = read(id);
    const kids = text.match(/\/Kids \[([^\]]*)\]/)?.[1];
    if (kids === undefined) {
      pages.push({ id, height: Number(text.match(/\/MediaBox \[\S+ \S+ \S+ ([\d.]+)\]/)?.[1]) });
      return;
    }
    nodes.push(id);
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) visit(Number(kid));
  };
  visit(Number(read(root).match(/\/Pages (\d+) 0 R/)?.[1]));
  return { pages, nodes };
}
