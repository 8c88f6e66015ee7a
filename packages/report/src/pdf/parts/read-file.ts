import type { TypesetPages } from '../../engine/compiler.ts';
import type { Place } from '../link-places.ts';
import { type PdfPage, listPages, makeReadObject } from '../list-pages.ts';
import { type PdfLayout, readLayout } from '../read-layout.ts';
import { type Structure, readStructure } from './structure.ts';

/** A file of the engine, and what joining it to others needs to know of it. */
export type ReadFile = {
  bytes: Buffer;
  layout: PdfLayout;
  pages: PdfPage[];
  structure: Structure;
  places: readonly Place[];
  /** The object that holds the metadata. */
  metadata: number;
  /** The objects that say something of the file as a whole: the catalogue, the tree of pages, the bookmarks, the metadata, the root of the tags. */
  ofTheFile: ReadonlySet<number>;
};

function listBookmarks(read: (id: number) => string, outlines: number): number[] {
  const found = [outlines];
  // What is appended on the way is visited too.
  for (const id of found) {
    // A title is a person's text, and stands behind what leads on.
    const [links = ''] = read(id).split('/Title', 1);
    for (const [, next] of links.matchAll(/\/(?:First|Next) (\d+) 0 R/g)) found.push(Number(next));
  }
  return found;
}

/** Reads a file of the engine, tagged, for `joinPdf`. */
export function readFile({ pdf, places }: TypesetPages): ReadFile {
  const layout = readLayout(pdf);
  const read = makeReadObject(pdf, layout);
  const catalog = read(layout.root);
  const { pages, nodes } = listPages(layout, read);
  const structure = readStructure(catalog, read);
  const outlines = catalog.match(/\/Outlines (\d+) 0 R/)?.[1];
  const metadata = Number(catalog.match(/\/Metadata (\d+) 0 R/)?.[1]);
  const info = Number(layout.trailer.match(/\/Info (\d+) 0 R/)?.[1]);
  return {
    bytes: pdf,
    layout,
    pages,
    structure,
    places,
    metadata,
    ofTheFile: new Set([
      layout.root,
      ...nodes,
      structure.root,
      structure.document,
      metadata,
      info,
      ...(outlines === undefined ? [] : listBookmarks(read, Number(outlines))),
    ]),
  };
}
