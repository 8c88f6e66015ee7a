import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { toExpositionsColumn } from './expositions-of-duerp.ts';
import { writeDuerp } from './write-duerp.ts';

/** Replaces the annex of exposures (step 7). */
export const updateExpositions = (deps: Deps): Handler<'updateExpositions'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, (_queries, row) => {
      const expositions = toExpositionsColumn(context.body.expositions);
      return Promise.resolve({
        isChanged: expositions !== row.expositions,
        document: { expositions },
      });
    });
};
