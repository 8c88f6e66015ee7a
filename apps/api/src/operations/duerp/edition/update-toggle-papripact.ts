import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { writeDuerp } from './write-duerp.ts';

/** Turns the PAPRIPACT on or off (step 6) and writes its resources when they are sent; its actions stay. */
export const updateTogglePapripact = (deps: Deps): Handler<'updateTogglePapripact'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, (_queries, row) => {
      const isPapripactEnabled = context.body.isPapripactEnabled ? 1 : 0;
      // A client of the first contract does not know the resources: they stay.
      const { ressourcesPapripact = row.ressourcesPapripact } = context.body;
      return Promise.resolve({
        isChanged:
          isPapripactEnabled !== row.isPapripactEnabled || ressourcesPapripact !== row.ressourcesPapripact,
        document: { isPapripactEnabled, ressourcesPapripact },
      });
    });
};
