import type { Edition } from '@odu/domain';
import { toActionItem, toNameItem, toNewActionItem, toRisqueItem } from './draft-items.ts';
import type { DraftStore } from './draft-store.ts';

/** An id before a move, and after it. */
type Ids = readonly [from: string, to: string];

/** What edits of one `ensemble` take away, each with what it becomes elsewhere: they name both in the same order (`deplacerRisques`). */
function pairEditions(editions: readonly Edition[]) {
  const risquesFrom = editions.flatMap((one) =>
    one.kind === 'supprimerRisque'
      ? one.base.risques.map((risque) => ({ risque, unite: one.idUniteDeTravail }))
      : [],
  );
  const risquesTo = editions.flatMap((one) =>
    one.kind === 'ajouterRisque'
      ? one.risques.map(({ item: risque }) => ({ risque, unite: one.idUniteDeTravail }))
      : [],
  );
  const actionsFrom = editions.flatMap((one) => (one.kind === 'supprimerAction' ? [one.base] : []));
  const actionsTo = editions.flatMap((one) => (one.kind === 'ajouterAction' ? [one.action.item] : []));
  return {
    risques: risquesFrom.flatMap((from, index) => {
      const to = risquesTo[index];
      return to === undefined ? [] : [{ from, to }];
    }),
    actions: actionsFrom.flatMap((from, index) => {
      const to = actionsTo[index];
      return to === undefined ? [] : [{ from, to }];
    }),
  };
}

/** The items of the drafts that go along, and the ids that are in them. */
function listMoves(editions: readonly Edition[]): { items: Ids[]; ids: Ids[] } {
  const { risques, actions } = pairEditions(editions);
  const items = risques.flatMap(({ from, to }): Ids[] => [
    [toRisqueItem(from.risque.idRisque), toRisqueItem(to.risque.idRisque)],
    [toNameItem(from.unite, from.risque.idRisque), toNameItem(to.unite, to.risque.idRisque)],
    [toNewActionItem(from.unite, from.risque.idRisque), toNewActionItem(to.unite, to.risque.idRisque)],
  ]);
  const ids = risques.flatMap(({ from: { risque: from }, to: { risque: to } }): Ids[] => [
    [from.idRisque, to.idRisque],
    [from.idCategorie, to.idCategorie],
    ...(from.mesuresEnPlace ?? []).map(({ idMesure }, index): Ids => [
      idMesure,
      to.mesuresEnPlace?.[index]?.idMesure ?? idMesure,
    ]),
  ]);
  return {
    items: [
      ...items,
      ...actions.map(({ from, to }): Ids => [toActionItem(from.idAction), toActionItem(to.idAction)]),
    ],
    ids,
  };
}

/** A draft with other ids in it. As many people are exposed elsewhere as somebody counts there. */
const translate = (draft: object, ids: ReadonlyMap<string, string>): object => {
  const translated: unknown = JSON.parse(JSON.stringify(draft), (name, value: unknown) => {
    if (name === 'nombreExposes') return undefined;
    return typeof value === 'string' ? (ids.get(value) ?? value) : value;
  });
  return translated as object;
};

/** Gives what is typed about risks that move to another unit, and about their actions, to what they become there; before the edits are made, which put it aside. */
export function moveDrafts(
  drafts: Pick<DraftStore, 'read' | 'save'>,
  duerpId: string,
  editions: readonly Edition[],
): void {
  for (const ensemble of new Set(editions.map((one) => one.ensemble))) {
    const { items, ids } = listMoves(editions.filter((one) => one.ensemble === ensemble));
    for (const [from, to] of items) {
      const draft = drafts.read(duerpId, from);
      if (typeof draft === 'object' && draft !== null)
        drafts.save(duerpId, to, translate(draft, new Map(ids)));
    }
  }
}
