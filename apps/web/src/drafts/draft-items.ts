import type { CodeDeFamille, DuerpDocument, FacteurL4161, UniteDeTravail } from '@odu/api-contract';
import { CODES_DE_FAMILLE } from '@odu/domain';

// The names of the forms that keep a draft, by what they are about.
export const ENTREPRISE_ITEM = 'entreprise';
export const VERSION_ITEM = 'version';
export const RESSOURCES_ITEM = 'ressources';
export const toRisqueItem = (idRisque: string): string => `risque:${idRisque}`;
export const toActionItem = (idAction: string): string => `action:${idAction}`;
/** A new action in a unit, for one of its risks if that is known. A draft from before each risk had its own is that of no risk: whose it was is not in it. */
export const toNewActionItem = (...ids: [idUniteDeTravail: string, idRisque?: string]): string =>
  `action:new:${ids.join(':')}`;

export const toExpositionItem = (idUniteDeTravail: string): string => `exposition:${idUniteDeTravail}`;

/** A name that is typed in place: of a unit (or `new`), then of what is in it (a category, a risk, or `new`). */
export const toNameItem = (...ids: [string, ...string[]]): string => `nom:${ids.join(':')}`;

/** What the annex says of a factor. */
export const toFacteurItem = (facteur: FacteurL4161): string => `annexe:${facteur}`;

/** The reason that is typed for a family that does not concern a unit. */
export const toFamilleItem = (idUniteDeTravail: string, code: CodeDeFamille): string =>
  toNameItem(idUniteDeTravail, 'famille', code);

/** What of a list is not in another one as it is. */
const without = <T>(list: readonly T[], known: readonly T[] = []): T[] => {
  const isKnown = new Set(known);
  return list.filter((one) => !isKnown.has(one));
};

/** The items that stand in a unit; of what another state of it has as it is, none. */
const listUniteItems = (
  { idUniteDeTravail: id, categorieDeRisques, risques, papripactActionsPreventives }: UniteDeTravail,
  other?: UniteDeTravail,
): string[] => [
  ...(other === undefined
    ? [
        toNewActionItem(id),
        toExpositionItem(id),
        toNameItem(id),
        toNameItem(id, 'new'),
        ...CODES_DE_FAMILLE.map((code) => toFamilleItem(id, code)),
      ]
    : []),
  ...without(categorieDeRisques, other?.categorieDeRisques).flatMap(({ idCategorie }) => [
    toNameItem(id, idCategorie),
    toNameItem(id, idCategorie, 'new'),
  ]),
  ...without(risques, other?.risques).flatMap(({ idRisque }) => [
    toRisqueItem(idRisque),
    toNameItem(id, idRisque),
    toNewActionItem(id, idRisque),
  ]),
  ...without(papripactActionsPreventives, other?.papripactActionsPreventives).map(({ idAction }) =>
    toActionItem(idAction),
  ),
];

/** The items that stand in a document; of what another one has as it is, in the same unit, none if that is given: an edit of one risk among 2,000 lists that one. */
export function listItems(document: DuerpDocument, other?: DuerpDocument): string[] {
  const others = new Map(other?.data.unitesDeTravail.map((unite) => [unite.idUniteDeTravail, unite]));
  return document.data.unitesDeTravail.flatMap((unite) => {
    const twin = others.get(unite.idUniteDeTravail);
    return twin === unite ? [] : listUniteItems(unite, twin);
  });
}

/** The items that an edit deleted: a unit goes with its risks and actions, a category with its risks. An edit leaves the other units alone. */
export function listDeletedItems(before: DuerpDocument, after: DuerpDocument): string[] {
  const left = new Set(listItems(after, before));
  return listItems(before, after).filter((item) => !left.has(item));
}
