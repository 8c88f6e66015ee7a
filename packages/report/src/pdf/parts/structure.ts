// The tree of tags of a file of the engine: one element for the document, the tree that leads from the content of the pages to the
// elements, and the identifiers of header cells.
import type { PdfPage } from '../list-pages.ts';

type Entry = readonly [key: number, id: number];

/** What the root of the tags says. */
export type Structure = {
  root: number;
  /** The one element under the root. */
  document: number;
  /** The elements under that one. */
  kids: number[];
  /** Roles that are no standard ones, as standard ones. */
  roles: readonly (readonly [role: string, standard: string])[];
  /** From the content of a page, or a link, to its elements. */
  parents: Entry[];
  /** The first key that the parent tree has not used. */
  nextKey: number;
  /** The header cells by their identifiers. */
  names: (readonly [name: string, id: number])[];
};

type Read = (id: number) => string;

const KIDS = /\/K \[([^\]]*)\]/;
const REFERENCE = /(\d+) 0 R/g;
const TITLE = /\/(?:T|Alt|ActualText) \(.*\)/s;

const listReferences = (text: string): number[] =>
  Array.from(text.matchAll(REFERENCE), ([, id]) => Number(id));

const between = (text: string, start: string, end: string): string => {
  const from = text.indexOf(start);
  return from === -1 ? '' : text.slice(from + start.length, text.indexOf(end, from));
};

/** Reads the root of the tags of a file of the engine, and the element of the document. */
export function readStructure(catalog: string, read: Read): Structure {
  const root = Number(catalog.match(/\/StructTreeRoot (\d+) 0 R/)?.[1]);
  const text = read(root);
  const [document = Number.NaN, ...others] = listReferences(text.match(KIDS)?.[1] ?? '');
  if (others.length > 0 || Number.isNaN(document)) throw new Error('The tags have no one document');
  return {
    root,
    document,
    kids: listReferences(read(document).match(KIDS)?.[1] ?? ''),
    roles: Array.from(
      between(text, '/RoleMap <<', '>>').matchAll(/\/(\w+) \/(\w+)/g),
      ([, role = '', of = '']) => [role, of],
    ),
    parents: Array.from(between(text, '/Nums [', ']').matchAll(/(\d+) (\d+) 0 R/g), ([, key, id]) => [
      Number(key),
      Number(id),
    ]),
    nextKey: Number(text.match(/\/ParentTreeNextKey (\d+)/)?.[1]),
    names: Array.from(
      between(text, '/Names [', ']').matchAll(/\((\w+)\) (\d+) 0 R/g),
      ([, name = '', id]) => [name, Number(id)],
    ),
  };
}

/** Gives the number of the page (from 1) on which an element begins; null for one that is on none. */
export function makeFindPage(read: Read, pages: readonly PdfPage[]): (id: number) => number | null {
  const numbers = new Map(pages.map(({ id }, index) => [id, index + 1]));
  const find = (id: number): number | null => {
    // A title is a person's text: what counts stands around it.
    const text = read(id).replace(TITLE, '');
    const own = text.match(/\/Pg (\d+) 0 R/)?.[1];
    if (own !== undefined) return numbers.get(Number(own)) ?? null;
    for (const kid of listReferences(text.match(KIDS)?.[1] ?? '')) {
      const found = find(kid);
      if (found !== null) return found;
    }
    return null;
  };
  return find;
}

const references = (ids: readonly number[]): string => ids.map((id) => `${id} 0 R`).join(' ');

/** The root of the tags of several files, of which the objects already have their numbers: the trees have a branch for each file. */
export function writeStructure(
  structures: readonly Structure[],
  firstFree: number,
): { root: string; branches: { id: number; body: string }[] } {
  const [whole] = structures;
  if (whole === undefined) throw new Error('There is no file to join');
  const branches: { id: number; body: string }[] = [];
  const add = (body: string): number =>
    branches.push({ id: firstFree + branches.length, body }) + firstFree - 1;
  const parents = structures.flatMap(({ parents: entries }) => {
    const [first, last] = [entries[0], entries.at(-1)];
    if (first === undefined || last === undefined) return [];
    const numbers = entries.map(([key, id]) => `${key} ${id} 0 R`).join(' ');
    return [add(`<< /Limits [${first[0]} ${last[0]}] /Nums [${numbers}] >>`)];
  });
  // Their prefixes are in the order of the parts, and the frame's identifiers come after them.
  const names = structures
    .toSorted((a, b) => ((a.names[0]?.[0] ?? '') < (b.names[0]?.[0] ?? '') ? -1 : 1))
    .flatMap(({ names: entries }) => {
      const [first, last] = [entries[0], entries.at(-1)];
      if (first === undefined || last === undefined) return [];
      const list = entries.map(([name, id]) => `(${name}) ${id} 0 R`).join(' ');
      return [add(`<< /Limits [(${first[0]}) (${last[0]})] /Names [${list}] >>`)];
    });
  const roles = new Map(structures.flatMap((one) => one.roles));
  const nextKey = Math.max(...structures.map((one) => one.nextKey));
  const root = [
    '<< /Type /StructTreeRoot',
    `/RoleMap << ${Array.from(roles, ([role, standard]) => `/${role} /${standard}`).join(' ')} >>`,
    `/K [${whole.document} 0 R]`,
    `/ParentTree << /Kids [${references(parents)}] >>`,
    names.length === 0 ? '' : `/IDTree << /Kids [${references(names)}] >>`,
    `/ParentTreeNextKey ${nextKey} >>`,
  ].join('\n');
  return { root, branches };
}
