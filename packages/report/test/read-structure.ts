import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const name = (text: string): PDFName => PDFName.of(text);

/** Every entry of a tree of names or numbers, its branches in their order. */
function listEntries(tree: PDFDict, key: 'Names' | 'Nums'): [unknown, unknown][] {
  const own = tree.lookupMaybe(name(key), PDFArray)?.asArray() ?? [];
  const entries = Array.from({ length: own.length / 2 }, (_, at): [unknown, unknown] => [
    own[2 * at],
    own[2 * at + 1],
  ]);
  const kids = tree.lookupMaybe(name('Kids'), PDFArray);
  return [
    ...entries,
    ...(kids?.asArray() ?? []).flatMap((_, at) => listEntries(kids?.lookup(at, PDFDict) ?? tree, key)),
  ];
}

/** The marks of the content of each page, by the page's object. */
async function listMarks(bytes: Uint8Array): Promise<Map<number, Set<number>>> {
  const marks = new Map<number, Set<number>>();
  const reader = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  try {
    for (let number = 1; number <= reader.numPages; number += 1) {
      const { items } = await (await reader.getPage(number)).getTextContent({ includeMarkedContent: true });
      for (const item of items) {
        const [, page, mark] = ('id' in item ? (item.id ?? '') : '').match(/^p(\d+)R_mc(\d+)$/) ?? [];
        if (page === undefined) continue;
        const known = marks.get(Number(page)) ?? new Set<number>();
        marks.set(Number(page), known.add(Number(mark)));
      }
    }
  } finally {
    await reader.loadingTask.destroy();
  }
  return marks;
}

type Kid = { mark: number; page: number } | { object: number } | { element: number };

function listKids(element: PDFDict): Kid[] {
  const kids = element.lookup(name('K'));
  const ownPage = element.get(name('Pg'));
  const page = ownPage instanceof PDFRef ? ownPage.objectNumber : 0;
  const list = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids];
  return list.map((kid): Kid => {
    if (kid instanceof PDFNumber) return { mark: kid.asNumber(), page };
    if (kid instanceof PDFRef) return { element: kid.objectNumber };
    if (!(kid instanceof PDFDict)) throw new Error('An element has a kid of no known kind');
    const [own, object] = [kid.get(name('Pg')), kid.get(name('Obj'))];
    if (object instanceof PDFRef) return { object: object.objectNumber };
    return {
      mark: kid.lookup(name('MCID'), PDFNumber).asNumber(),
      page: own instanceof PDFRef ? own.objectNumber : page,
    };
  });
}

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asString() : '';

/**
 * What is wrong with the structure tree of a PDF: an element whose parent is another one, content that is in no element or in
 * another one than the parent tree says, an identifier that stands twice or is not in the tree of identifiers, a key out of order.
 */
export async function listStructureFaults(
  bytes: Uint8Array,
): Promise<{ faults: string[]; elements: number }> {
  const marks = await listMarks(bytes);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = pdf;
  const faults: string[] = [];
  const rootRef = pdf.catalog.get(name('StructTreeRoot'));
  const root = context.lookup(rootRef, PDFDict);
  if (!(rootRef instanceof PDFRef)) throw new Error('The file has no structure tree');
  const ofMark = new Map<string, number>();
  const ofObject = new Map<number, number>();
  const ofId = new Map<string, number>();
  const named: string[] = [];
  const seen = new Set<number>();
  const visit = (id: number, parent: number): void => {
    if (seen.has(id)) faults.push(`element ${id} stands twice`);
    seen.add(id);
    const element = context.lookup(PDFRef.of(id), PDFDict);
    const up = element.get(name('P'));
    if (!(up instanceof PDFRef) || up.objectNumber !== parent)
      faults.push(`element ${id} has another parent`);
    const own = textOf(element.lookup(name('ID')));
    if (own !== '' && ofId.has(own)) faults.push(`identifier ${own} stands twice`);
    if (own !== '') ofId.set(own, id);
    const attributes = element.lookup(name('A'));
    for (const one of attributes instanceof PDFArray ? attributes.asArray() : [attributes]) {
      const headers = one instanceof PDFDict ? one.lookupMaybe(name('Headers'), PDFArray) : undefined;
      named.push(...(headers?.asArray() ?? []).map(textOf));
    }
    for (const kid of listKids(element)) {
      if ('element' in kid) visit(kid.element, id);
      else if ('object' in kid) ofObject.set(kid.object, id);
      else ofMark.set(`${kid.page} ${kid.mark}`, id);
    }
  };
  for (const kid of listKids(root)) if ('element' in kid) visit(kid.element, rootRef.objectNumber);

  const ids = listEntries(root.lookup(name('IDTree'), PDFDict), 'Names').map(
    ([key, ref]) => [textOf(key), ref instanceof PDFRef ? ref.objectNumber : 0] as const,
  );
  if (ids.some(([key], at) => at > 0 && (ids[at - 1]?.[0] ?? '') >= key))
    faults.push('identifiers out of order');
  if (JSON.stringify(ids) !== JSON.stringify(Array.from(ofId).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    faults.push('the tree of identifiers is not that of the elements');
  const known = new Set(ids.map(([key]) => key));
  faults.push(...named.filter((one) => !known.has(one)).map((one) => `no header cell ${one}`));

  const parents = listEntries(root.lookup(name('ParentTree'), PDFDict), 'Nums').map(
    ([key, value]) => [key instanceof PDFNumber ? key.asNumber() : -1, value] as const,
  );
  if (parents.some(([key], at) => at > 0 && (parents[at - 1]?.[0] ?? 0) >= key))
    faults.push('keys out of order');
  const byKey = new Map(parents);
  for (const page of pdf.getPages()) {
    const pageId = page.ref.objectNumber;
    const key = page.node.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber();
    const list = key === undefined ? undefined : context.lookup(byKey.get(key) as PDFRef);
    const entries = list instanceof PDFArray ? list.asArray() : [];
    for (const [mark, ref] of entries.entries()) {
      const element = ofMark.get(`${pageId} ${mark}`);
      if (ref instanceof PDFRef && element !== ref.objectNumber)
        faults.push(`page ${pageId}: mark ${mark} has another element`);
    }
    for (const mark of marks.get(pageId) ?? [])
      if (!(entries[mark] instanceof PDFRef)) faults.push(`page ${pageId}: mark ${mark} has no element`);
    for (const annotation of page.node.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? []) {
      const annotationKey = context
        .lookup(annotation, PDFDict)
        .lookupMaybe(name('StructParent'), PDFNumber)
        ?.asNumber();
      const ref = annotationKey === undefined ? undefined : byKey.get(annotationKey);
      const element = annotation instanceof PDFRef ? ofObject.get(annotation.objectNumber) : undefined;
      if (!(ref instanceof PDFRef) || ref.objectNumber !== element)
        faults.push(`page ${pageId}: a link has another element`);
    }
  }
  return { faults, elements: seen.size };
}

/** The numbers of objects that another object of a PDF names, and that are not there. */
export async function listMissingObjects(bytes: Uint8Array): Promise<number[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const missing = new Set<number>();
  const visit = (value: PDFObject): void => {
    if (value instanceof PDFRef) {
      if (context.lookup(value) === undefined) missing.add(value.objectNumber);
    } else if (value instanceof PDFArray) value.asArray().forEach(visit);
    else if (value instanceof PDFDict) value.values().forEach(visit);
    else if (value instanceof PDFStream) visit(value.dict);
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object);
  return Array.from(missing);
}
