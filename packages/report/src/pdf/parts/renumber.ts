/** How the numbers of a part's objects, of its entries in the parent tree and of its header cells become those of the whole. */
export type Renumbering = {
  /** The number of an object in the whole. */
  idOf: (id: number) => number;
  /** What is added to a key of the parent tree. */
  keys: number;
  /** What stands before the identifier of a header cell, which is unique in its part only. */
  prefix: string;
};

const NUMBERS = /(\/StructParents? )(\d+)|(\d+) 0 R/g;
/** What stands before an identifier: of the cell itself, or the first and the next of those that it names. */
const BEFORE_ID = /\/ID $/;
const BEFORE_HEADERS = /\/Headers \[$/;

/** The end of a string of PDF text: the parentheses in it are escaped or in pairs. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('A text of an object has no end');
}

/** Rewrites the numbers in what stands outside texts, and the identifiers of header cells; the texts stay as they are. */
export function renumber(text: string, { idOf, keys, prefix }: Renumbering): string {
  const rewrite = (plain: string): string =>
    plain.replace(NUMBERS, (_, name: string | undefined, key: string, id: string) =>
      name === undefined ? `${idOf(Number(id))} 0 R` : `${name}${Number(key) + keys}`,
    );
  let result = '';
  let from = 0;
  let isAmongHeaders = false;
  for (let start = text.indexOf('('); start !== -1; start = text.indexOf('(', from)) {
    const plain = text.slice(from, start);
    const end = endOfString(text, start);
    isAmongHeaders = BEFORE_HEADERS.test(plain) || (isAmongHeaders && plain === ' ');
    const isId = isAmongHeaders || BEFORE_ID.test(plain);
    result += rewrite(plain) + (isId ? `(${prefix}${text.slice(start + 1, end)}` : text.slice(start, end));
    from = end;
  }
  return result + rewrite(text.slice(from));
}

const DICTIONARY_END = Buffer.from('\nstream\n', 'latin1');

/** The same for a stream, from `N 0 obj` to `endobj`: its dictionary, and what follows as it is. */
export function renumberStream(stream: Buffer, id: number, renumbering: Renumbering): Buffer {
  const end = stream.indexOf(DICTIONARY_END);
  if (end === -1) throw new Error(`The stream ${id} has no beginning`);
  const head = stream.toString('latin1', 0, end);
  const dictionary = renumber(head.slice(head.indexOf('obj') + 3), renumbering);
  return Buffer.concat([
    Buffer.from(`${renumbering.idOf(id)} 0 obj${dictionary}`, 'latin1'),
    stream.subarray(end),
  ]);
}
