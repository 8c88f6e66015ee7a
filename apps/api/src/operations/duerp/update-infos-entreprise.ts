import type { Entreprise } from '@odu/api-contract';
import { followEntreprise } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { canonicalJson } from '../../services/version-chain.ts';
import { readEntreprise } from './read-duerp-data.ts';
import { writeDuerp } from './write-duerp.ts';

/** A company of which nothing is known is none: so the first save of step 2 can be undone. */
const isEmpty = (entreprise: Entreprise): boolean =>
  Object.values(entreprise).every((field) => field === null);

/** Saves the whole company (step 2); the document takes its name. */
export const updateInfosEntreprise = (deps: Deps): Handler<'updateInfosEntreprise'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, (_queries, row) => {
      const after = isEmpty(context.body) ? null : context.body;
      // Canonical, so that the same company sent twice is the same text.
      const entreprise = after && canonicalJson(after);
      const displayName = followEntreprise(row.displayName, readEntreprise(row), after);
      return Promise.resolve({
        isChanged: entreprise !== row.entreprise || displayName !== row.displayName,
        document: { entreprise, displayName },
      });
    });
};
