import type { Entreprise } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { listDuerpRows } from '../../repositories/duerp-repository.ts';
import { listVersionSummariesOfAccount } from '../../repositories/version-repository.ts';
import { deriveAccess, readCouvertures, toVersion } from '../../services/couverture.ts';
import { readEntreprise } from './read-duerp-data.ts';
import { hasBeenModified } from './read-duerp-document.ts';

const toSummary = ({ nom, siret, nombreEmployes }: Entreprise) => ({ nom, siret, nombreEmployes });

/** The account's documents without their units and risks: the cost does not depend on their size. */
export const listDuerps =
  (deps: Deps): Handler<'listDuerps'> =>
  async ({ caller }) => {
    const { queries } = deps.database;
    const couvertures = await readCouvertures(queries, caller.accountId, deps);
    const versions = Map.groupBy(
      await listVersionSummariesOfAccount(queries, caller.accountId),
      ({ duerpDocumentId }) => duerpDocumentId,
    );
    return (await listDuerpRows(queries, caller.accountId)).map((row) => {
      const couverture = couvertures.ofDuerp(row.id);
      const latest = versions.get(row.id)?.[0];
      const entreprise = readEntreprise(row);
      return {
        id: row.id,
        displayName: row.displayName,
        data: { entreprise: entreprise && toSummary(entreprise) },
        latestVersion: latest ? toVersion(latest, couverture) : null,
        ...deriveAccess(couverture, latest !== undefined),
        hasBeenModifiedSinceLastGeneration: hasBeenModified(row),
      };
    });
  };
