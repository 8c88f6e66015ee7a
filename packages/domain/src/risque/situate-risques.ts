import type { CategorieDeRisques, Risque, UniteDeTravail } from '@odu/api-contract/types';
import type { RisqueSitue } from './group-risques.ts';

/** What is read of a unit to say where its risks stand. */
export type UniteSituee = Pick<
  UniteDeTravail,
  'idUniteDeTravail' | 'displayName' | 'categorieDeRisques' | 'risques' | 'papripactActionsPreventives'
>;

/** A risk with where it stands, and how many actions answer it. */
export type RisqueTrouve = RisqueSitue<UniteSituee, CategorieDeRisques, Risque> & { nombreDActions: number };

/** Every risk of the units with where it stands, in the document's order. */
export const situateRisques = (unites: readonly UniteSituee[]): RisqueTrouve[] =>
  unites.flatMap((unite) => {
    const categories = new Map(unite.categorieDeRisques.map((one) => [one.idCategorie, one]));
    const actions = Map.groupBy(unite.papripactActionsPreventives, ({ idRisqueAssocie }) => idRisqueAssocie);
    return unite.risques.map((risque) => ({
      unite,
      risque,
      categorie: categories.get(risque.idCategorie) ?? null,
      nombreDActions: actions.get(risque.idRisque)?.length ?? 0,
    }));
  });
