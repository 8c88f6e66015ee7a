import type { DisplayOptions, DuerpData, Entreprise, UniteDeTravail } from '@odu/api-contract';
import { createUnite, rateData } from '@odu/domain';
import type { ActionPreventiveRow } from '../../../repositories/duerp/action-preventive-repository.ts';
import type { CategorieRow } from '../../../repositories/duerp/categorie-repository.ts';
import type { DuerpRow } from '../../../repositories/duerp/duerp-repository.ts';
import type { RisqueRow } from '../../../repositories/duerp/risque-repository.ts';
import type { UniteDeTravailRow } from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { readExpositionsOf } from '../edition/expositions-of-duerp.ts';
import { readFamillesNonConcernees } from '../edition/familles-of-unite.ts';
import { toRisque } from '../edition/risque-fields.ts';
import { toUniteValues } from '../edition/unite-fields.ts';

/** The company as step 2 saved it; this server alone writes the column. */
export const readEntreprise = ({ entreprise }: Pick<DuerpRow, 'entreprise'>): Entreprise | null =>
  entreprise === null ? null : (JSON.parse(entreprise) as Entreprise);

export const readDisplayOptions = (row: DuerpRow): DisplayOptions => ({
  sortBy: row.sortBy,
  shouldGroupByUnite: row.shouldGroupByUnite === 1,
  shouldGroupByCategorie: row.shouldGroupByCategorie === 1,
});

/** The stored parts of a document. */
export type Parts = {
  unites: UniteDeTravailRow[];
  categories: CategorieRow[];
  risques: RisqueRow[];
  actions: ActionPreventiveRow[];
};

function toUnites({ unites, categories, risques, actions }: Parts): UniteDeTravail[] {
  const categoriesByUnite = Map.groupBy(categories, (row) => row.idUniteDeTravail);
  const risquesByUnite = Map.groupBy(risques, (row) => row.idUniteDeTravail);
  const actionsByUnite = Map.groupBy(actions, (row) => row.idUniteDeTravail);
  return unites.map((unite) => {
    const { idUniteDeTravail, displayName } = unite;
    return {
      ...createUnite(idUniteDeTravail, displayName),
      ...toUniteValues(unite),
      famillesNonConcernees: readFamillesNonConcernees(unite),
      categorieDeRisques: (categoriesByUnite.get(idUniteDeTravail) ?? []).map((row) => ({
        idCategorie: row.idCategorie,
        code: row.code,
        displayName: row.displayName,
        isUserDefined: row.isUserDefined === 1,
      })),
      risques: (risquesByUnite.get(idUniteDeTravail) ?? []).map(toRisque),
      papripactActionsPreventives: (actionsByUnite.get(idUniteDeTravail) ?? []).map(
        ({ duerpDocumentId: _document, position: _position, ...action }) => action,
      ),
    };
  });
}

/** The contract's `data` of a document from its row and parts. */
export const toDuerpData = (row: DuerpRow, parts: Parts): DuerpData =>
  rateData(
    { unitesDeTravail: [] },
    {
      entreprise: readEntreprise(row),
      unitesDeTravail: toUnites(parts),
      isPapripactEnabled: row.isPapripactEnabled === 1,
      ressourcesPapripact: row.ressourcesPapripact,
      expositions: readExpositionsOf(row),
      niveauDeRisqueTotalValue: null,
      niveauDeRisqueTotalStatus: null,
      displayOptions: readDisplayOptions(row),
    },
  );
