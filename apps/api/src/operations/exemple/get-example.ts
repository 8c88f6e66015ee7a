import { Answer } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { makeExemple } from './make-exemple.ts';

/** Gives the example document (4-beyond C2), made once: the same for everybody until the server starts again. */
export const getExample = ({ clock }: Deps): Handler<'getExample'> => {
  const answer = new Answer(makeExemple(clock.now()), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
  return () => Promise.resolve(answer);
};
