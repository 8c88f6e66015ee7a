import type { DuerpListItem, Entreprise } from '@odu/api-contract';
import { classifyNiveauDeRisque } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { listDuerpRows } from '../../../repositories/duerp/duerp-repository.ts';
import { countRisquesByNiveau } from '../../../repositories/duerp/risque-repository.ts';
import { listVersionSummariesOfAccount } from '../../../repositories/duerp/version-repository.ts';
import { deriveAccess, readCouvertures, toVersion } from '../../../services/duerp/couverture.ts';
import { readEntreprise } from '../lecture/read-duerp-data.ts';
import { hasBeenModified } from '../lecture/read-duerp-document.ts';

const toSummary = ({ nom, siret, nombreEmployes, isSecteurPublic }: Entreprise) => ({
  nom,
  siret,
  nombreEmployes,
  isSecteurPublic,
});

type Niveaux = Awaited<ReturnType<typeof countRisquesByNiveau>>;

function summarizeNiveaux(
  niveaux: Niveaux,
): Required<Pick<DuerpListItem, 'compteurs' | 'niveauLePlusEleve'>> {
  const compteurs = { GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 0 };
  for (const { niveauDeRisqueValue, nombre } of niveaux)
    compteurs[classifyNiveauDeRisque(niveauDeRisqueValue) ?? 'NON_EVALUE'] += nombre;
  const highest = Math.max(0, ...niveaux.map(({ niveauDeRisqueValue }) => niveauDeRisqueValue ?? 0));
  return { compteurs, niveauLePlusEleve: highest === 0 ? null : highest };
}

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
    const niveaux = Map.groupBy(
      await countRisquesByNiveau(queries, caller.accountId),
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
        ...summarizeNiveaux(niveaux.get(row.id) ?? []),
        latestVersion: latest ? toVersion(latest, couverture) : null,
        ...deriveAccess(couverture, latest !== undefined),
        hasBeenModifiedSinceLastGeneration: hasBeenModified(row),
      };
    });
  };
