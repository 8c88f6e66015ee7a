// A link to a label makes the engine typeset a second time every table that holds one, once it knows where the label is: a third of
// a report's time. So the template links to a name (`odu:risque-12`), says at its end where each named place is, and the packing,
// which passes every object anyway, writes what the engine would have written.
import type { PdfPage } from './list-pages.ts';

/** A named place of the document: its page (from 1), and points from the left and the top of it, as the engine counts. */
export type Place = readonly [name: string, page: number, x: number, y: number];

/** Where a link to a place leads: the page's object, and its number in the document (from 1). */
export type Destination = { page: PdfPage; number: number; x: number; y: number };

const SCHEME = 'odu:';
/** The engine's own: a viewer shows the line above what it leads to. */
const POINTS_ABOVE = 10;

const HEAD = /^\s*<<\s*\/Type \/Annot\s*\/Subtype \/Link\s/;
// The action stands before the only text of a person that an annotation may hold, its description.
const ACTION = /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(odu:([a-z0-9-]+)\)\s*>>/;
const MARK = Buffer.from(`/URI (${SCHEME}`, 'latin1');

const round = (points: number): number => Number(points.toFixed(4));

/** The places of a file by their names; `pages` are the pages of that file, `numberOf` gives the number of one in the document. */
export function locatePlaces(
  places: readonly Place[],
  pages: readonly PdfPage[],
  numberOf = (page: number): number => page,
): [string, Destination][] {
  return places.flatMap(([name, number, x, y]): [string, Destination][] => {
    const page = pages[number - 1];
    return page === undefined ? [] : [[name, { page, number: numberOf(number), x, y }]];
  });
}

/**
 * Gives what makes a link to a named place lead there, in the body of an object; any other body is given back as it is.
 * A link to a name that is nowhere is an error.
 */
export function makeLeadToPlaces(destinations: ReadonlyMap<string, Destination>): (body: Buffer) => Buffer {
  return (body) => {
    if (!body.includes(MARK)) return body;
    const text = body.toString('latin1');
    const name = HEAD.test(text) ? text.match(ACTION)?.[1] : undefined;
    if (name === undefined) return body;
    const destination = destinations.get(name);
    if (destination === undefined) throw new Error(`A link leads to no place: ${name}`);
    const { page, number, x, y } = destination;
    const top = round(page.height - Math.max(y - POINTS_ABOVE, 0));
    return Buffer.from(
      text
        .replace(ACTION, `/Dest [${page.id} 0 R /XYZ ${round(x)} ${top} 0]`)
        .replace(`/Contents (${SCHEME}${name})`, `/Contents (page ${number})`),
      'latin1',
    );
  };
}
