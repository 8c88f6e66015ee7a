import { listTexts } from '../typography/list-texts.ts';

const NUMERO = /\b[LRD]\*?\.?\s?\d{3,4}-\d+(?:-\d+)*\b|\b[LRD]\*?\.?\s?\d{4}\b(?!-)/gu;

// Most files hold nothing like it, and reading one takes milliseconds; a space may be written in many ways.
const MAYBE = /[LRD]\*?\.?(?:\s|&\w+;|\\u\w{4}|\$?\{\w+\})*\d{3}/u;

// The référentiel cites its sources in fields of their own, over one line or several.
const SOURCE = /^ *(?:- )?source:.*(?:\n +(?!\w+:|- )\S.*)*/gm;

const blank = (lines: string): string => lines.replaceAll(/[^\n]+/g, '');

/** The articles' numbers that stand in the texts of a file, one sentence each: `file:line: the number`. */
export const findArticles = (path: string, source: string): string[] => {
  if (!MAYBE.test(source)) return [];
  return listTexts(path, path.endsWith('.yaml') ? source.replaceAll(SOURCE, blank) : source).flatMap(
    ({ line, text }) =>
      Array.from(text.matchAll(NUMERO), (match) => {
        const lines = text.slice(0, match.index).split('\n').length - 1;
        return `${path}:${line + lines}: ${match[0].replaceAll(/\s/g, ' ')}`;
      }),
  );
};
