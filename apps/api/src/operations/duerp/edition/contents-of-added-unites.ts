import type { UniteDeTravail, UniteDeTravailInput } from '@odu/api-contract';
import { mergeAction, toUnite } from '@odu/domain';
import type { FieldError } from '../../../contract/problem.ts';
import type { Queries } from '../../../db/database.ts';
import { insertActions } from '../../../repositories/duerp/action-preventive-repository.ts';
import { insertCategories } from '../../../repositories/duerp/categorie-repository.ts';
import { insertRisques } from '../../../repositories/duerp/risque-repository.ts';
import { checkListRisques } from './check-list-risques.ts';
import { findDuplicate } from '../liste/plan-list.ts';
import type { Parts } from '../lecture/read-duerp-data.ts';
import { refuseUsedIds } from './refuse-used-ids.ts';
import { toRisqueFields } from './risque-fields.ts';

type Contents = Omit<Parts, 'unites'>;

function checkActions({
  idUniteDeTravail,
  risques,
  papripactActionsPreventives: actions,
}: UniteDeTravail): FieldError[] {
  const duplicate = findDuplicate(actions.map(({ idAction }) => idAction));
  const knownRisques = new Set(risques.map(({ idRisque }) => idRisque));
  const at = (index: number, field: string, message: string): FieldError => ({
    path: `/papripactActionsPreventives/${index}/${field}`,
    message,
  });
  return [
    ...(duplicate
      ? [at(duplicate.index, 'idAction', "L'identifiant d'une action préventive est présent deux fois.")]
      : []),
    ...actions.flatMap((action, index) => [
      ...(action.idUniteDeTravail === idUniteDeTravail
        ? []
        : [at(index, 'idUniteDeTravail', "L'action préventive appartient à une autre unité de travail.")]),
      ...(action.idRisqueAssocie === null || knownRisques.has(action.idRisqueAssocie)
        ? []
        : [at(index, 'idRisqueAssocie', "Le risque associé n'est pas dans l'unité de travail.")]),
    ]),
  ];
}

/** What is wrong in the content of the units that a list adds, by the place in the list; [] when nothing is. */
export const checkAddedUnites = (
  unites: readonly UniteDeTravailInput[],
  isAdded: (unite: UniteDeTravailInput) => boolean,
): FieldError[] =>
  unites.flatMap((input, index) => {
    if (!isAdded(input)) return [];
    const unite = toUnite(input);
    return [...checkListRisques(unite), ...checkActions(unite)].map(({ path, message }) => ({
      path: `/unitesDeTravail/${index}${path}`,
      message,
    }));
  });

/** The rows of what new units hold; none for a unit that comes alone. */
export function toContents(unites: readonly UniteDeTravailInput[], duerpDocumentId: string): Contents {
  const contents: Contents = { categories: [], risques: [], actions: [] };
  for (const unite of unites) {
    const { idUniteDeTravail, categorieDeRisques, risques, papripactActionsPreventives } = toUnite(unite);
    const place = { duerpDocumentId, idUniteDeTravail };
    categorieDeRisques.forEach((categorie, position) =>
      contents.categories.push({
        ...categorie,
        ...place,
        position,
        isUserDefined: categorie.isUserDefined ? 1 : 0,
      }),
    );
    risques.forEach((risque, position) =>
      contents.risques.push({ ...toRisqueFields(risque, place, undefined), position }),
    );
    papripactActionsPreventives.forEach((action, position) =>
      contents.actions.push({ ...mergeAction(action, undefined, null), ...place, position }),
    );
  }
  return contents;
}

/** Writes what new units hold; throws the 422 when an id is used elsewhere in the document. */
export async function insertContents(queries: Queries, contents: Contents): Promise<void> {
  const path = '/unitesDeTravail';
  await refuseUsedIds(path, insertCategories(queries, contents.categories));
  await refuseUsedIds(path, insertRisques(queries, contents.risques));
  await refuseUsedIds(path, insertActions(queries, contents.actions));
}
