import { changeEntreprise, followEntreprise } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { canonicalJson } from '../../../services/duerp/version-chain.ts';
import { readEntreprise } from '../lecture/read-duerp-data.ts';
import { writeDuerp } from './write-duerp.ts';

/** Saves the whole company (step 2); the document takes its name. */
export const updateInfosEntreprise = (deps: Deps): Handler<'updateInfosEntreprise'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, (_queries, row) => {
      const before = readEntreprise(row);
      const after = changeEntreprise(before, context.body);
      // Canonical, so that the same company sent twice is the same text.
      const entreprise = after && canonicalJson(after);
      const displayName = followEntreprise(row.displayName, before, after);
      return Promise.resolve({
        isChanged: entreprise !== row.entreprise || displayName !== row.displayName,
        document: { entreprise, displayName },
      });
    });
};
