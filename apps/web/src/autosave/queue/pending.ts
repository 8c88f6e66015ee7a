import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  applyIntent,
  applyIntentToUnite,
  findCollisions,
  listVues,
  narrowVue,
  siftIntents,
  uniteOf,
  uniteToKeep,
  withGone,
} from '@odu/domain';
import type { Collision, Intent, Retour, Vue, Vues } from '@odu/domain';

/** The edits that the server has not acknowledged, and the units that they are about as they were last seen. */
export type Pending = {
  readonly intents: readonly Intent[];
  readonly vues: Vues;
  /** What was stored and cannot be read: it waits for the user, or for a page that can. */
  readonly illisibles?: readonly unknown[];
};

export const NOTHING_PENDING: Pending = { intents: [], vues: [] };

const listUnites = (intents: readonly Intent[]): Set<string> =>
  new Set(intents.map(uniteOf).filter((id) => id !== null));

/** What an edit was made on: the document, and the unit as a dialog showed it, which may have left the document since. */
export type Seen = { readonly document: DuerpDocument; readonly unite?: UniteDeTravail | undefined };

/** A list with what another one has more. */
const complete = <T>(first: readonly T[], more: readonly T[], idOf: (item: T) => string): T[] => {
  const known = new Set(first.map(idOf));
  return [...first, ...more.filter((item) => !known.has(idOf(item)))];
};

/** A list in the order of another one that holds more of it. */
const follow = <T>(first: readonly T[], whole: readonly T[], idOf: (item: T) => string): T[] => {
  const known = new Map(first.map((item) => [idOf(item), item]));
  return complete(
    whole.map((item) => known.get(idOf(item)) ?? item),
    first,
    idOf,
  );
};

/** A unit as it was seen first, with what it has more since. */
function completeVue(first: Vue, newer: Vue): Vue {
  const [{ item }, { item: added }] = [first, newer];
  const isPart = first.places !== undefined;
  // What is kept of a unit in part takes its order from the whole of it.
  const join = isPart && newer.places === undefined ? follow : complete;
  return {
    place: first.place,
    item: {
      ...item,
      categorieDeRisques: join(item.categorieDeRisques, added.categorieDeRisques, (one) => one.idCategorie),
      risques: join(item.risques, added.risques, (one) => one.idRisque),
      papripactActionsPreventives: join(
        item.papripactActionsPreventives,
        added.papripactActionsPreventives,
        (one) => one.idAction,
      ),
    },
    ...(isPart && newer.places !== undefined && { places: { ...newer.places, ...first.places } }),
  };
}

/** What was seen first, completed by what was added to the same units since: a later edit may be about it. */
const completeVues = (first: Vues, more: Vues): Vues => {
  const added = new Map(more.map((vue) => [vue.item.idUniteDeTravail, vue]));
  const completed = first.map((vue) => completeVue(vue, added.get(vue.item.idUniteDeTravail) ?? vue));
  return complete<Vues[number]>(completed, more, ({ item }) => item.idUniteDeTravail);
};

/** What was seen, completed by what a dialog showed and has left the document since: of a unit that is there, what its edit is about. */
const completeByDialog = (vues: Vues, { document, unite }: Seen, intent: Intent): Vues => {
  if (unite === undefined || unite.idUniteDeTravail !== uniteOf(intent)) return vues;
  const isUnite = (item: UniteDeTravail) => item.idUniteDeTravail === unite.idUniteDeTravail;
  return document.data.unitesDeTravail.some(isUnite)
    ? vues.map((vue) => (isUnite(vue.item) ? withGone(vue, unite, intent) : vue))
    : completeVues(vues, [{ item: unite, place: 'fin' }]);
};

/** Adds an edit; what it is about stays as it was first seen. */
export function appendIntent(pending: Pending, intent: Intent, seen: Seen): Pending {
  const intents = [...pending.intents, intent];
  const found = completeVues(pending.vues, listVues(seen.document, listUnites(intents)));
  return { ...pending, intents, vues: completeByDialog(found, seen, intent) };
}

/** What an earlier page left, then what this one has; an edit that a full storage left in both places is one. */
export const prependPending = (left: Pending, { intents, vues, illisibles = [] }: Pending): Pending =>
  withIllisibles(
    { intents: complete(left.intents, intents, ({ id }) => id), vues: completeVues(left.vues, vues) },
    [...(left.illisibles ?? []), ...illisibles],
  );

/** The pending edits with others that cannot be read. */
export const withIllisibles = ({ intents, vues }: Pending, illisibles: readonly unknown[]): Pending => ({
  intents,
  vues,
  ...(illisibles.length > 0 && { illisibles }),
});

/** Whether nothing is left to send, and nothing to decide. */
export const isNothing = ({ intents, illisibles = [] }: Pending): boolean =>
  intents.length + illisibles.length === 0;

/** Puts aside the edits that cannot be made on the document: damaged in the storage, or of a later version of the page. */
export function siftPending(server: DuerpDocument, pending: Pending): Pending {
  const sifted = siftIntents(server, pending.intents, pending.vues);
  if (sifted.illisibles.length === 0) return pending;
  return withIllisibles(withIntents(pending, sifted.intents), [
    ...(pending.illisibles ?? []),
    ...sifted.illisibles,
  ]);
}

/** Other edits in the place of the pending ones; units that none of them is about are forgotten. */
export function withIntents(pending: Pending, intents: readonly Intent[]): Pending {
  const ids = listUnites(intents);
  return { ...pending, intents, vues: pending.vues.filter(({ item }) => ids.has(item.idUniteDeTravail)) };
}

/** A collision with the first edit that it is about, and the document just before that edit. */
type Found = { readonly collision: Collision; readonly intent: Intent; readonly before: DuerpDocument };

/**
 * The pending edits once the server holds one: what they are about is seen with it from then on. What it deleted and another
 * one is about (of a closed tab, taken up meanwhile) stays to be made again.
 */
export function acknowledgeIntent(pending: Pending, intent: Intent): Pending {
  const left = pending.intents.filter(({ id }) => id !== intent.id);
  const vues = pending.vues.map((vue) =>
    left
      .filter((one) => uniteToKeep(one) === vue.item.idUniteDeTravail)
      .reduce((seen: Vue, one) => completeVue(seen, narrowVue(vue, one)), {
        ...vue,
        item: applyIntentToUnite(vue.item, intent),
      }),
  );
  return withIntents({ ...pending, vues }, left);
}

/** The pending edits that collide, each on the document with those before it that do not. */
function listColliding(server: DuerpDocument, { intents, vues }: Pending) {
  let before = server;
  return intents.flatMap((intent) => {
    const collisions = findCollisions(before, intent, vues);
    if (collisions.length > 0) return [{ intent, before, collisions }];
    before = applyIntent(before, intent);
    return [];
  });
}

/** What the pending edits say differently than the document: each collision once. */
export function listCollisions(server: DuerpDocument, pending: Pending): Found[] {
  const found = new Map<string, Found>();
  for (const { intent, before, collisions } of listColliding(server, pending)) {
    for (const collision of collisions) {
      const champ = collision.type === 'champ' ? collision.champ : '';
      const key = [collision.type, collision.cible.entite, collision.cible.id, champ].join();
      const first = found.get(key);
      // Of several edits of one field the last one is what the user wants, the first one what must be made on the new value.
      found.set(key, {
        intent: first?.intent ?? intent,
        before: first?.before ?? before,
        collision:
          first?.collision.type === 'champ' && collision.type === 'champ'
            ? { ...first.collision, mien: collision.mien }
            : collision,
      });
    }
  }
  return [...found.values()];
}

/** Edits that stop at somebody else's, and how that is told; `fait` is null where nothing is to tell. */
export type Overtaken = { readonly intents: readonly Intent[]; readonly fait: Retour['fait'] | null };

/**
 * The first « Annuler » or « Rétablir » that somebody else's edit overtook: all that it made and is still to send. Where
 * what it takes back was never sent either, both go, and it is done: `isSent` tells what may have been.
 */
export function findOvertaken(
  server: DuerpDocument,
  pending: Pending,
  isSent: (intentId: string) => boolean,
): Overtaken | null {
  const { intents } = pending;
  for (const { intent } of listColliding(server, pending)) {
    const back = intents.find(({ retour }) => retour?.de === intent.id);
    for (const retour of [back?.retour, intent.retour]) {
      const made = intents.filter((one) => retour !== undefined && one.retour?.geste === retour.geste);
      const taken = intents.filter(({ id }) => !isSent(id) && made.some((one) => one.retour?.de === id));
      if (made.length > 0 && taken.length === made.length)
        return { intents: [...taken, ...made], fait: null };
      if (intent.retour !== undefined && retour === intent.retour)
        return { intents: made, fait: retour.fait };
    }
  }
  return null;
}
