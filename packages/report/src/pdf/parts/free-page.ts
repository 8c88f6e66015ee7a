/** The place that the frame names on each page that it keeps free for a part. */
export const FREE_PAGE = 'page-libre';

const FORM = 'Cadre';

/** What draws the frame's header and foot over a part's page, once for all pages: each has its own form under this name. */
export const DRAW_FRAME = `q\n/${FORM} Do\nQ\n`;

/** A dictionary of an object of the engine by its key, from `<<` to its `>>`. */
function dictionaryOf(text: string, key: string): string {
  const start = text.indexOf(`/${key} <<`) + key.length + 2;
  let depth = 0;
  for (const { 0: sign, index } of text.slice(start).matchAll(/<<|>>/g)) {
    depth += sign === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(start, start + index + 2);
  }
  throw new Error(`A page has no ${key}`);
}

const find = (text: string, key: string, value: RegExp): string => {
  const found = text.match(new RegExp(`/${key} (${value.source})`, 'u'))?.[1];
  if (found === undefined) throw new Error(`A page has no ${key}`);
  return found;
};

const REFERENCE = /\d+ 0 R/;
const BOX = /\[[^\]]*\]/;

/** The stream of a free page, by its page's text. */
export const contentsOf = (page: string): number => Number.parseInt(find(page, 'Contents', REFERENCE), 10);

/** The stream of a free page as a form, its header and foot unread. */
export function toForm(stream: Buffer, page: string): Buffer {
  const fields = `/Type /XObject /Subtype /Form /BBox ${find(page, 'MediaBox', BOX)} /Resources ${dictionaryOf(page, 'Resources')}`;
  const at = stream.indexOf('<<') + 2;
  return Buffer.concat([stream.subarray(0, at), Buffer.from(` ${fields}`, 'latin1'), stream.subarray(at)]);
}

/** The page of a part in the place of a free one, whose stream is drawn over it as a form by the stream `drawing`. */
export function putInPlace(page: string, free: string, drawing: number): string {
  const form = `/${FORM} ${contentsOf(free)} 0 R`;
  const resources = dictionaryOf(page, 'Resources');
  const withForm = resources.includes('/XObject <<')
    ? resources.replace('/XObject <<', (found) => `${found} ${form}`)
    : resources.replace('<<', (found) => `${found} /XObject << ${form} >>`);
  if (find(page, 'MediaBox', BOX) !== find(free, 'MediaBox', BOX))
    throw new Error('A page does not fit the one that was kept free for it');
  return page
    .replace(resources, () => withForm)
    .replace(/\/Parent \d+ 0 R/, `/Parent ${find(free, 'Parent', REFERENCE)}`)
    .replace(/\/Contents (\d+ 0 R)/, `/Contents [$1 ${drawing} 0 R]`);
}
