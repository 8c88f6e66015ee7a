import type { Parts } from '../lecture/read-duerp-data.ts';

/** The parts of a document for a copy of it: new ids everywhere, the links between parts kept (decision D6). */
export function copyParts(parts: Parts, duerpDocumentId: string, makeId: () => string): Parts {
  const newIds = (ids: readonly string[]) => new Map(ids.map((id) => [id, makeId()]));
  const unites = newIds(parts.unites.map(({ idUniteDeTravail }) => idUniteDeTravail));
  const categories = newIds(parts.categories.map(({ idCategorie }) => idCategorie));
  const risques = newIds(parts.risques.map(({ idRisque }) => idRisque));
  // Foreign keys hold every link but an action's to its risk, so a missing one is a broken database.
  const renew = (ids: ReadonlyMap<string, string>, id: string) => {
    const renewed = ids.get(id);
    if (renewed === undefined) throw new Error(`a part of the document refers to ${id}, which is not in it`);
    return renewed;
  };
  const unite = (row: { idUniteDeTravail: string }) => ({
    duerpDocumentId,
    idUniteDeTravail: renew(unites, row.idUniteDeTravail),
  });
  return {
    unites: parts.unites.map((row) => ({ ...row, ...unite(row) })),
    categories: parts.categories.map((row) => ({
      ...row,
      ...unite(row),
      idCategorie: renew(categories, row.idCategorie),
    })),
    risques: parts.risques.map((row) => ({
      ...row,
      ...unite(row),
      idCategorie: renew(categories, row.idCategorie),
      idRisque: renew(risques, row.idRisque),
    })),
    actions: parts.actions.map((row) => ({
      ...row,
      ...unite(row),
      idAction: makeId(),
      idRisqueAssocie: row.idRisqueAssocie && (risques.get(row.idRisqueAssocie) ?? null),
    })),
  };
}
