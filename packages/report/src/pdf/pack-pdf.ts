// The engine writes each object plainly, one a tag: three times the size. A library that reads the file into objects and writes them
// again takes as long as the typesetting and ten times the file in memory; here the objects are moved as they are, unread.
import { type Place, locatePlaces, makeLeadToPlaces } from './link-places.ts';
import { listPages, makeReadObject } from './list-pages.ts';
import { bodyOf, isStream, readLayout, sliceOf } from './read-layout.ts';
import { withTitleShown } from './title-shown.ts';
import { type MovedObject, writePacked } from './write-packed.ts';

/**
 * Packs the objects of a PDF that the engine wrote (one plain table, no stream of objects) into streams of objects: a third of the size.
 * The links to the document's own places are told where these are; other objects, dates and identifiers stay as they are, so that equal input stays equal bytes.
 */
export function packPdf(input: Uint8Array, places: readonly Place[] = []): Uint8Array {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const layout = readLayout(bytes);
  const { objects, root } = layout;
  const leadToPlaces =
    places.length === 0
      ? (body: Buffer): Buffer => body
      : makeLeadToPlaces(
          new Map(locatePlaces(places, listPages(layout, makeReadObject(bytes, layout)).pages)),
        );
  function* move(): Generator<MovedObject> {
    for (const object of objects) {
      const slice = sliceOf(bytes, object);
      const { id } = object;
      if (isStream(slice)) yield { id, stream: slice };
      else yield { id, body: id === root ? withTitleShown(bodyOf(slice)) : leadToPlaces(bodyOf(slice)) };
    }
  }
  return writePacked(bytes.subarray(0, objects[0]?.start ?? 0), move(), layout);
}
