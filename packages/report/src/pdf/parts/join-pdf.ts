// A long table is typeset in parts, each a file of its own, and the rest of the document in one that keeps free the pages of the
// parts (its « frame »): the cover, the table of contents, the bookmarks, the numbers, headers and feet of all pages, the attachments
// and what declares the standard are the engine's own. A page of a part takes the object's number of the free page, so that all
// that the frame says of that page is true of it; the other objects get new numbers, and are moved unread as in `pack-pdf.ts`.
import { type Destination, locatePlaces, makeLeadToPlaces } from '../link-places.ts';
import { makeReadObject } from '../list-pages.ts';
import { bodyOf, isStream, sliceOf } from '../read-layout.ts';
import { withTitleShown } from '../title-shown.ts';
import { type MovedObject, writePacked } from '../write-packed.ts';
import { DRAW_FRAME, contentsOf, putInPlace, toForm } from './free-page.ts';
import { makeIdentify } from './identify.ts';
import { type Part, moveStructure, placeParts } from './place-parts.ts';
import type { ReadFile } from './read-file.ts';
import { renumber, renumberStream } from './renumber.ts';
import { type Structure, makeFindPage, writeStructure } from './structure.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The elements of the document, those of a part before the first of the frame that stands on a later page. */
function mergeKids(
  frame: ReadFile,
  read: (id: number) => string,
  parts: readonly Part[],
  structures: readonly Structure[],
): number[] {
  const findPage = makeFindPage(read, frame.pages);
  const waiting = parts.map(({ numbers: [first = 0] }, index) => ({
    first,
    kids: structures[index]?.kids ?? [],
  }));
  const kids: number[] = [];
  for (const id of frame.structure.kids) {
    const page = findPage(id) ?? 0;
    while (waiting[0] !== undefined && waiting[0].first < page) kids.push(...(waiting.shift()?.kids ?? []));
    kids.push(id);
  }
  return [...kids, ...waiting.flatMap((part) => part.kids)];
}

function locateAll(frame: ReadFile, parts: readonly Part[]): Map<string, Destination> {
  const pageOf = ({ numbers }: Part, page: number): number => numbers[page - 1] ?? 0;
  return new Map([
    ...locatePlaces(frame.places, frame.pages),
    ...parts.flatMap((part) =>
      locatePlaces(
        part.places,
        part.pages.map(({ id, height }) => ({ id: part.idOf(id), height })),
        (page) => pageOf(part, page),
      ),
    ),
  ]);
}

/**
 * Joins what was typeset apart to its frame, and packs it. The same input gives the same bytes; a part whose pages are not those that
 * the frame kept free, or a link to a name that is nowhere, is an error.
 */
export function joinPdf(frame: ReadFile, files: readonly ReadFile[]): Uint8Array {
  const read = makeReadObject(frame.bytes, frame.layout);
  const drawing = frame.layout.size;
  const parts = placeParts(frame, files, drawing + 1);
  const afterParts = parts.reduce((next, { layout }) => next + layout.size, drawing + 1);
  const structures = parts.map(moveStructure);
  const { root, branches } = writeStructure([frame.structure, ...structures], afterParts);
  const leadToPlaces = makeLeadToPlaces(locateAll(frame, parts));
  const identify = makeIdentify(frame, files);
  const freePages = new Map(
    parts.flatMap(({ numbers }) =>
      numbers.map((number) => {
        const id = frame.pages[number - 1]?.id ?? 0;
        return [id, read(id)];
      }),
    ),
  );
  const forms = new Map(Array.from(freePages.values(), (page) => [contentsOf(page), page]));
  const changed = new Map([
    [frame.structure.root, root],
    [
      frame.structure.document,
      read(frame.structure.document).replace(
        /\/K \[[^\]]*\]/,
        `/K [${mergeKids(frame, read, parts, structures)
          .map((id) => `${id} 0 R`)
          .join(' ')}]`,
      ),
    ],
  ]);

  function* moveFrame(): Generator<MovedObject> {
    for (const object of frame.layout.objects) {
      const { id } = object;
      if (freePages.has(id)) continue;
      const slice = sliceOf(frame.bytes, object);
      const page = forms.get(id);
      const text = changed.get(id);
      if (page !== undefined) yield { id, stream: toForm(slice, page) };
      else if (id === frame.metadata) yield { id, stream: latin1(identify(slice.toString('latin1'))) };
      else if (isStream(slice)) yield { id, stream: slice };
      else if (text !== undefined) yield { id, body: latin1(text) };
      else {
        const body = bodyOf(slice);
        yield { id, body: id === frame.layout.root ? withTitleShown(body) : leadToPlaces(body) };
      }
    }
    yield {
      id: drawing,
      stream: latin1(
        `${drawing} 0 obj\n<< /Length ${DRAW_FRAME.length} >>\nstream\n${DRAW_FRAME}\nendstream\nendobj\n`,
      ),
    };
    for (const { id, body } of branches) yield { id, body: latin1(body) };
  }

  function* movePart(part: Part): Generator<MovedObject> {
    const pages = new Set(part.pages.map(({ id }) => id));
    for (const object of part.layout.objects) {
      if (part.ofTheFile.has(object.id)) continue;
      const id = part.idOf(object.id);
      const slice = sliceOf(part.bytes, object);
      if (isStream(slice)) {
        yield { id, stream: renumberStream(slice, object.id, part) };
        continue;
      }
      const text = renumber(bodyOf(slice).toString('latin1'), part);
      const body = pages.has(object.id) ? putInPlace(text, freePages.get(id) ?? '', drawing) : text;
      yield { id, body: leadToPlaces(latin1(body)) };
    }
  }

  function* moveAll(): Generator<MovedObject> {
    yield* moveFrame();
    for (const part of parts) yield* movePart(part);
  }
  const head = frame.bytes.subarray(0, frame.layout.objects[0]?.start ?? 0);
  return writePacked(head, moveAll(), {
    size: afterParts + branches.length,
    trailer: identify(frame.layout.trailer),
  });
}
