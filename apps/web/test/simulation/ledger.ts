import type { DuerpDocument, MesureEnPlace } from '@odu/api-contract';
import { applyIntent, applyIntents, type Choix, type Collision, type Intent } from '@odu/domain';
import { flatten, listChanged, toComparable } from '@odu/domain/test-data';
import type { Values } from '@odu/domain/test-data';
import { idOfKey, isOfChamp, isWithin, itemOf, itemOfKey, keyOfChamp } from './items.ts';

/** One edit of a person: what they saw, what they meant, and what they said when they were asked. */
export type Entry = {
  readonly intent: Intent;
  /** The values on the screen when the edit was made. */
  readonly seen: Values;
  /** What the edit made of them: undefined for what it deletes. */
  readonly meant: ReadonlyMap<string, unknown>;
  /** How many changes the server had made by then. */
  readonly since: number;
  /** Values of others that the user was shown and chose to write over. */
  readonly accepted: Map<string, Set<unknown>>;
  /** What the user gave up: keys, or all of it. */
  readonly givenUp: Set<string>;
  isGivenUp: boolean;
};

type CollisionDeChamp = Extract<Collision, { type: 'champ' }>;

/** Adds items rather than changes them. */
export const isAddition = ({ kind }: Intent): boolean => /^(ajouter|restaurer)/.test(kind);

/** The ids of the items that an addition brings. */
export function listAddedIds(intent: Intent): string[] {
  switch (intent.kind) {
    case 'ajouterUnites':
    case 'restaurerUnites':
      return intent.unites.flatMap(({ item }) => [
        item.idUniteDeTravail,
        ...item.categorieDeRisques.map(({ idCategorie }) => idCategorie),
        ...item.risques.map(({ idRisque }) => idRisque),
        ...item.papripactActionsPreventives.map(({ idAction }) => idAction),
      ]);
    case 'ajouterAction':
    case 'restaurerAction':
      return [intent.action.item.idAction];
    case 'ajouterCategorie':
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
    case 'restaurerRisques':
      return [
        ...intent.categories.map(({ item }) => item.idCategorie),
        ...intent.risques.map(({ item }) => item.idRisque),
      ];
    default:
      return [];
  }
}

/** The category that an edit names beside its risk, or changes. */
const categorieOf = (intent: Intent): string | undefined => {
  if (intent.kind === 'renommerCategorie') return intent.idCategorie;
  return intent.kind === 'modifierRisque' ? intent.values.idCategorie : undefined;
};

/** Every edit that was made in a run. */
export function createLedger() {
  const entries = new Map<string, Entry>();
  const add = (intent: Intent, before: DuerpDocument, since: number): void => {
    const [seen, after] = [flatten(before), flatten(applyIntent(before, intent))];
    const meant = new Map(listChanged(seen, after).map((key) => [key, after.get(key)]));
    entries.set(intent.id, {
      intent,
      seen,
      meant,
      since,
      accepted: new Map(),
      givenUp: new Set(),
      isGivenUp: false,
    });
  };

  const accept = (entry: Entry, key: string, value: unknown) =>
    entry.accepted.set(key, (entry.accepted.get(key) ?? new Set()).add(value));

  /** The other's value of one field; the measures in place are shown as a list, each with a key of its own. */
  function acceptChamp(entry: Entry, { cible, champ, autre }: CollisionDeChamp): void {
    accept(entry, keyOfChamp(cible, champ), autre ?? undefined);
    accept(entry, keyOfChamp(cible, champ), toComparable(autre));
    if (!Array.isArray(autre)) return;
    const item = itemOf(cible);
    const keys = new Set([...entry.meant.keys()].filter((key) => isOfChamp(key, cible, champ)));
    for (const { idMesure, texte, type } of autre as readonly MesureEnPlace[])
      // What the edit says nothing of stays, whatever is kept of the others.
      if (keys.delete(`${item}.mesure:${idMesure}`))
        accept(entry, `${item}.mesure:${idMesure}`, JSON.stringify([texte, type]));
    // What the other took away is shown by its absence.
    for (const key of keys) accept(entry, key, undefined);
  }

  /** « Garder »: the values of the others that the user was told of. */
  function acceptOthers(
    asked: readonly Entry[],
    collision: Collision,
    shown: readonly DuerpDocument[],
  ): void {
    const item = itemOf(collision.cible);
    const isAbout = ({ meant, intent }: Entry) =>
      isAddition(intent) ? false : [...meant.keys()].some((key) => isWithin(key, item));
    for (const entry of asked.filter(isAbout)) {
      if (collision.type === 'champ') acceptChamp(entry, collision);
      if (collision.type !== 'suppression') continue;
      const { id } = collision.cible;
      for (const document of shown) {
        const now = flatten(document);
        for (const [key, value] of now) {
          const whole = itemOfKey(key);
          const ofCategorie = now.get(`${whole}.idCategorie`) === id;
          if (isWithin(key, item) || ofCategorie || entry.meant.has(key) || entry.meant.has(whole))
            accept(entry, key, value);
        }
      }
    }
  }

  return {
    add,
    get: (id: string): Entry => {
      const entry = entries.get(id);
      if (entry === undefined) throw new Error(`nobody made the edit ${id}`);
      return entry;
    },
    list: () => [...entries.values()],
    /** The edits that a page has to send on what it read: one of a premade risk that somebody else added too is of that one by then. */
    follow: (intents: readonly Intent[], server: DuerpDocument): void => {
      for (const [index, intent] of intents.entries()) {
        const entry = entries.get(intent.id);
        if (entry === undefined || intent.kind !== 'modifierRisque') continue;
        if (entry.intent.kind === intent.kind && entry.intent.idRisque !== intent.idRisque)
          add(intent, applyIntents(server, intents.slice(0, index)), entry.since);
      }
    },
    /** Notes what the user said of a collision, and checks that nothing else was given up with it. */
    choose: (
      { collision, choix, server }: { collision: Collision; choix: Choix; server: DuerpDocument },
      before: readonly Intent[],
      after: readonly Intent[],
    ): void => {
      const left = new Map(after.map((intent) => [intent.id, intent]));
      const asked = before.map(({ id }) => entries.get(id)).filter((entry) => entry !== undefined);
      for (const intent of after) if (!entries.has(intent.id)) add(intent, server, 0);
      if (choix === 'mien') {
        if (before.some(({ id }) => !left.has(id))) throw new Error('« Garder » gave an edit up');
        // What a tab that is gone left to send comes before the edit that collides with it.
        const shown = before.map((_, index) => applyIntents(server, before.slice(0, index)));
        acceptOthers(asked, collision, shown);
        const was = new Map(before.map((intent) => [intent.id, categorieOf(intent)]));
        for (const [index, intent] of after.entries()) {
          const entry = entries.get(intent.id);
          // The category of the same name stands for the one that is gone: the edit is of that one now.
          if (entry && was.has(intent.id) && was.get(intent.id) !== categorieOf(intent))
            add(intent, applyIntents(server, after.slice(0, index)), entry.since);
        }
        return;
      }
      const { cible } = collision;
      for (const intent of before) {
        const entry = entries.get(intent.id);
        const rest = left.get(intent.id);
        if (entry === undefined || rest === intent) continue;
        if (cible.id !== null && !JSON.stringify(intent).includes(cible.id))
          throw new Error(`${intent.kind} was given up with something else`);
        if (collision.type === 'champ')
          for (const key of [keyOfChamp(cible, collision.champ), ...entry.meant.keys()])
            if (isOfChamp(key, cible, collision.champ)) entry.givenUp.add(key);
        if (rest !== undefined && collision.type === 'cibleSupprimee')
          // A risk stays where it is when the category that it was to join is gone, and keeps what else was written.
          for (const [key, value] of entry.meant) if (value === cible.id) entry.givenUp.add(key);
        if (rest !== undefined) continue;
        const fields = 'values' in intent ? Object.keys(intent.values) : [];
        if (collision.type === 'champ' && fields.join() !== collision.champ)
          throw new Error(`${intent.kind} was given up with ${fields.join()}`);
        entry.isGivenUp = true;
      }
    },
  };
}

/** Whether a key is one that the edit may change: what it meant, or the items that it adds. */
export function isMeant({ intent, meant, accepted }: Entry, key: string): boolean {
  const id = idOfKey(itemOfKey(key));
  return meant.has(key) || accepted.has(key) || (id !== null && listAddedIds(intent).includes(id));
}
