import { EncodedJson } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { makePageEncoder } from '../../http/compression/page-encoder.ts';
import { makeExemple } from './make-exemple.ts';

/** Gives the example document (4-beyond C2), made and written once: the same bytes for everybody until the server starts again. */
export const getExample = ({ clock }: Deps): Handler<'getExample'> => {
  const text = JSON.stringify(makeExemple(clock.now()));
  const encode = makePageEncoder();
  return async ({ encoding }) =>
    new EncodedJson(await encode(text, encoding), {
      encoding,
      headers: { 'cache-control': 'public, max-age=3600' },
    });
};
