import { listTexts } from './list-texts.ts';

// A text may begin with its sign, or end with its opening quote: what stands beside is then unknown.
// `!=`, `![` and `%s` are code; a colon that touches the next word is a selector.
const FAULTS = [
  { fault: /(?<!\s)[^\S\u202F]+(?:[;?€»]|!(?![=[])|%(?!\w))/gu, wanted: 'U+202F before ; ! ? % € »' },
  { fault: /(?<!\s)[^\S\u00A0]+:(?![^\s\uFFFC])/gu, wanted: 'U+00A0 before :' },
  { fault: /«(?!\u202F|$)/gu, wanted: 'U+202F after «' },
  { fault: /(?<=[^\s\u202F])»/gu, wanted: 'U+202F before »' },
];

// On paper the apostrophe is curly; a text of a .ts file may go there.
const ON_SCREEN = /\.(?:tsx|mdx|html|yaml)$/;
const CURLY = { fault: /’/gu, wanted: "' for ’" };

const showSpaces = (text: string): string =>
  text.replaceAll('\u00A0', '[U+00A0]').replaceAll('\u202F', '[U+202F]').replaceAll(/\s+/g, ' ');

/** The places of a file where a French no-break space is missing, or an apostrophe of the screen is curly, one sentence each: `file:line: what is wanted in "the words around"`. */
export const findFaults = (path: string, source: string): string[] =>
  listTexts(path, source).flatMap(({ line, text }) =>
    [...FAULTS, ...(ON_SCREEN.test(path) ? [CURLY] : [])].flatMap(({ fault, wanted }) =>
      Array.from(text.matchAll(fault), (match) => {
        const lines = text.slice(0, match.index).split('\n').length - 1;
        const around = text.slice(Math.max(0, match.index - 30), match.index + 20);
        return `${path}:${line + lines}: ${wanted} in "${showSpaces(around)}"`;
      }),
    ),
  );
