// A link to a label makes the engine typeset a second time every table that holds one, once it knows where the label is: a third of
// a report's time. So the template links to a name (`odu:risque-12`), says at its end where each named place is, and the packing,
// which passes every object anyway, writes what the engine would have written.
import { type PdfLayout, bodyOf, sliceOf } from './read-layout.ts';

/** A named place of the document: its page (from 1), and points from the left and the top of it, as the engine counts. */
export type Place = readonly [name: string, page: number, x: number, y: number];

const SCHEME = 'odu:';
/** The engine's own: a viewer shows the line above what it leads to. */
const POINTS_ABOVE = 10;

const HEAD = /^\s*<<\s*\/Type \/Annot\s*\/Subtype \/Link\s/;
// The action stands before the only text of a person that an annotation may hold, its description.
const ACTION = /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(odu:([a-z0-9-]+)\)\s*>>/;
const MARK = Buffer.from(`/URI (${SCHEME}`, 'latin1');

type Page = { id: number; height: number };

function listPages(bytes: Buffer, { objects, root }: PdfLayout): Page[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const read = (id: number): string => {
    const object = byId.get(id);
    return object === undefined ? '' : bodyOf(sliceOf(bytes, object)).toString('latin1');
  };
  const visit = (id: number): Page[] => {
    const text = read(id);
    const kids = text.match(/\/Kids \[([^\]]*)\]/)?.[1];
    if (kids !== undefined)
      return Array.from(kids.matchAll(/(\d+) 0 R/g)).flatMap(([, kid]) => visit(Number(kid)));
    return [{ id, height: Number(text.match(/\/MediaBox \[\S+ \S+ \S+ ([\d.]+)\]/)?.[1]) }];
  };
  return visit(Number(read(root).match(/\/Pages (\d+) 0 R/)?.[1]));
}

const round = (points: number): number => Number(points.toFixed(4));

/**
 * Gives what makes a link to a named place lead there, in the body of an object of this file; any other body is given back as it is.
 * A link to a name that is nowhere is an error.
 */
export function makeLeadToPlaces(
  bytes: Buffer,
  layout: PdfLayout,
  places: readonly Place[],
): (body: Buffer) => Buffer {
  if (places.length === 0) return (body) => body;
  const pages = listPages(bytes, layout);
  const byName = new Map(places.map((place) => [place[0], place]));
  return (body) => {
    if (!body.includes(MARK)) return body;
    const text = body.toString('latin1');
    const name = HEAD.test(text) ? text.match(ACTION)?.[1] : undefined;
    if (name === undefined) return body;
    const [, number, x, y] = byName.get(name) ?? ['', 0, 0, 0];
    const page = pages[number - 1];
    if (page === undefined) throw new Error(`A link leads to no place: ${name}`);
    const top = round(page.height - Math.max(y - POINTS_ABOVE, 0));
    return Buffer.from(
      text
        .replace(ACTION, `/Dest [${page.id} 0 R /XYZ ${round(x)} ${top} 0]`)
        .replace(`/Contents (${SCHEME}${name})`, `/Contents (page ${number})`),
      'latin1',
    );
  };
}
