import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { writeDuerp } from './write-duerp.ts';

/** Turns the PAPRIPACT on or off (step 6); its actions stay. */
export const updateTogglePapripact = (deps: Deps): Handler<'updateTogglePapripact'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, (_queries, row) => {
      const isPapripactEnabled = context.body.isPapripactEnabled ? 1 : 0;
      return Promise.resolve({
        isChanged: isPapripactEnabled !== row.isPapripactEnabled,
        document: { isPapripactEnabled },
      });
    });
};
