import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadCell = {
  text: string;
  isHeader: boolean;
  /** First column, and the one after the last. */
  from: number;
  to: number;
  /** The header cells that the cell names, with the names of those, the nearest first. */
  headers: ReadCell[][];
};

/** A table as a screen reader gets it: its cells by row, whatever the page shows. */
export type ReadTable = { rows: ReadCell[][] };

type Node = { dict: PDFDict; page: PDFRef | null };

const name = (text: string): PDFName => PDFName.of(text);

const childrenOf = ({ dict, page }: Node): (Node | string)[] => {
  const kids = dict.lookup(name('K'));
  const list = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids];
  const own = dict.get(name('Pg'));
  const here = own instanceof PDFRef ? own : page;
  return list.flatMap((kid): (Node | string)[] => {
    const value = kid instanceof PDFRef ? dict.context.lookup(kid) : kid;
    if (value instanceof PDFNumber) return [`p${here?.objectNumber ?? 0}R_mc${value.asNumber()}`];
    if (!(value instanceof PDFDict)) return [];
    const mark = value.lookup(name('MCID'));
    if (!(mark instanceof PDFNumber)) return [{ dict: value, page: here }];
    const markPage = value.get(name('Pg'));
    return [`p${(markPage instanceof PDFRef ? markPage : here)?.objectNumber ?? 0}R_mc${mark.asNumber()}`];
  });
};

const nodesOf = (node: Node): Node[] => childrenOf(node).filter((child) => typeof child !== 'string');
const roleOf = ({ dict }: Node): string => dict.lookupMaybe(name('S'), PDFName)?.decodeText() ?? '';
const marksOf = (node: Node): string[] =>
  childrenOf(node).flatMap((child) => (typeof child === 'string' ? [child] : marksOf(child)));

const findAll = (node: Node, role: string): Node[] =>
  nodesOf(node).flatMap((child) => (roleOf(child) === role ? [child] : findAll(child, role)));

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asString() : '';

const tableAttributesOf = ({ dict }: Node): PDFDict | undefined => {
  const attributes = dict.lookup(name('A'));
  const list = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
  return list
    .map((entry) => (entry instanceof PDFRef ? dict.context.lookup(entry) : entry))
    .filter((entry) => entry instanceof PDFDict)
    .find((entry) => entry.lookupMaybe(name('O'), PDFName)?.decodeText() === 'Table');
};

const numberOf = (attributes: PDFDict | undefined, key: string): number =>
  attributes?.lookupMaybe(name(key), PDFNumber)?.asNumber() ?? 1;

type Placed = ReadCell & { id: string; ids: string[] };

function readTable(table: Node, texts: ReadonlyMap<string, string>): ReadTable {
  const taken = new Set<string>();
  const rows = findAll(table, 'TR').map((row, y): Placed[] => {
    let x = 0;
    return nodesOf(row).map((node) => {
      const attributes = tableAttributesOf(node);
      while (taken.has(`${x},${y}`)) x += 1;
      const from = x;
      x += numberOf(attributes, 'ColSpan');
      for (let column = from; column < x; column += 1) {
        for (let line = y; line < y + numberOf(attributes, 'RowSpan'); line += 1)
          taken.add(`${column},${line}`);
      }
      return {
        text: marksOf(node)
          .map((mark) => texts.get(mark) ?? '')
          .join('')
          .trim(),
        isHeader: roleOf(node) === 'TH',
        from,
        to: x,
        headers: [],
        id: textOf(node.dict.lookup(name('ID'))),
        ids: (attributes?.lookupMaybe(name('Headers'), PDFArray)?.asArray() ?? []).map(textOf),
      };
    });
  });
  const byId = new Map(
    rows
      .flat()
      .filter(({ id }) => id !== '')
      .map((cell) => [cell.id, cell]),
  );
  const named = ({ ids }: Placed): Placed[] => ids.flatMap((id) => byId.get(id) ?? []);
  for (const cell of rows.flat()) {
    for (let level = named(cell); level.length > 0; level = level.flatMap(named)) cell.headers.push(level);
  }
  return { rows };
}

/** The texts of a PDF by the marks of its content, under the names that `marksOf` gives; headers, feet and repeated names have none. */
export async function readMarks(bytes: Uint8Array): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const reader = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    for (let number = 1; number <= reader.numPages; number += 1) {
      const page = await reader.getPage(number);
      const open: (string | null)[] = [];
      for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
        if (!('str' in item)) {
          if (item.type === 'endMarkedContent') open.pop();
          else open.push(item.id ?? null);
          continue;
        }
        const mark = open.findLast((id) => id !== null);
        if (mark) texts.set(mark, `${texts.get(mark) ?? ''}${item.str}`);
      }
    }
  } finally {
    await reader.loadingTask.destroy();
  }
  return texts;
}

/** The tables of a PDF, read from its structure tree: the cells, and the headers that each names (ISO 32000, table attributes). */
export async function readTables(bytes: Uint8Array): Promise<ReadTable[]> {
  const texts = await readMarks(bytes);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const root = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict);
  return findAll({ dict: root, page: null }, 'Table').map((table) => readTable(table, texts));
}
