import type { DuerpDocument } from '@odu/api-contract';

// The names of the forms that keep a draft, by what they are about.
export const ENTREPRISE_ITEM = 'entreprise';
export const VERSION_ITEM = 'version';
export const toRisqueItem = (idRisque: string): string => `risque:${idRisque}`;
export const toActionItem = (idAction: string): string => `action:${idAction}`;
export const toNewActionItem = (idUniteDeTravail: string): string => `action:new:${idUniteDeTravail}`;

const listItems = (document: DuerpDocument): string[] =>
  document.data.unitesDeTravail.flatMap(({ idUniteDeTravail, risques, papripactActionsPreventives }) => [
    toNewActionItem(idUniteDeTravail),
    ...risques.map(({ idRisque }) => toRisqueItem(idRisque)),
    ...papripactActionsPreventives.map(({ idAction }) => toActionItem(idAction)),
  ]);

/** The items that an edit deleted: a unit goes with its risks and actions, a category with its risks. */
export function listDeletedItems(before: DuerpDocument, after: DuerpDocument): string[] {
  const left = new Set(listItems(after));
  return listItems(before).filter((item) => !left.has(item));
}
