import type { CategorieDeRisques, DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { findCategorie } from '../apply/apply-risques.ts';
import { keepAsked, rebaseDeletion } from './answer-deletion.ts';
import type { Cible, Collision, Valeur, Vue, Vues } from './collision.ts';
import { isOfEnsemble } from '../intents/is-of-ensemble.ts';
import { isInside, isOf } from '../intents/is-inside.ts';
import type { AvecPlace, Changement, Edition, Intent, Stamp } from '../intents/intent.ts';
import { idOfAction, idOfCategorie, idOfRisque, withPlaces } from '../intents/liste.ts';
import type { IdOf } from '../intents/liste.ts';

/** What the user decides of a collision: their own edit, or what the document holds now. */
export type Choix = 'mien' | 'autre';

const changementOf = (intent: Intent): Changement<Record<string, Valeur>> | null =>
  'values' in intent ? intent : null;

const withChangement = (intent: Intent, changement: Changement<Record<string, Valeur>>): Intent =>
  // The fields are those of the intent itself, fewer or with another base.
  ({ ...intent, ...changement }) as Intent;

const without = (values: Partial<Record<string, Valeur>>, champ: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== champ));

/** The edit without the trace and the end that it brings: what is left of it says them by its own instant. */
function withoutTrace(intent: Intent): Intent {
  if (intent.kind !== 'modifierRisque' && intent.kind !== 'modifierAction') return intent;
  const { termineeLe: _fin, ...left } = intent;
  if (left.kind === 'modifierAction') return left;
  const { trace: _trace, ...risque } = left;
  return risque;
}

/** The intent without one field that it writes; null when it writes no other. */
export function dropValue(intent: Intent, champ: string): Intent | null {
  const changement = changementOf(intent);
  if (changement === null || !(champ in changement.values)) return intent;
  const values = without(changement.values, champ);
  return Object.keys(values).length === 0
    ? null
    : withChangement(withoutTrace(intent), { base: without(changement.base, champ), values });
}

/** The intents without one field of an item; one that changes nothing else goes. */
const dropChamp = (intents: readonly Intent[], cible: Cible, champ: string): Intent[] =>
  intents
    .map((intent) => (isOf(intent, cible) ? dropValue(intent, champ) : intent))
    .filter((intent) => intent !== null);

/** The intents, the one that collides made on the value that the field has now. */
const rebaseChamp = (intents: readonly Intent[], collided: Intent, champ: string, autre: Valeur): Intent[] =>
  intents.map((intent) => {
    const changement = changementOf(intent);
    return intent !== collided || changement === null
      ? intent
      : withChangement(intent, { ...changement, base: { ...changement.base, [champ]: autre } });
  });

/** The move as any other, which meets those of other people without a question. */
function withoutSeenOrder(intent: Intent): Intent {
  switch (intent.kind) {
    case 'deplacerUnite':
    case 'deplacerCategorie':
    case 'deplacerRisque': {
      const { base: _base, ...move } = intent;
      return move;
    }
    default:
      return intent;
  }
}

/** Each of the wanted items with the place that it had. */
const withSeenPlaces = <T>(
  { places }: Vue,
  list: readonly T[],
  idOf: IdOf<T>,
  isWanted: (item: T) => boolean,
): AvecPlace<T>[] =>
  withPlaces(list, idOf, isWanted).map(({ item, place }) => ({ item, place: places?.[idOf(item)] ?? place }));

function recreateIn(vue: Vue, { entite, id }: Cible): Edition | null {
  const { item: unite, place } = vue;
  const { idUniteDeTravail } = unite;
  switch (entite) {
    case 'uniteDeTravail':
      return { kind: 'restaurerUnites', unites: [{ item: unite, place }] };
    case 'risque':
    case 'categorieDeRisques': {
      const isRestored = (risque: Risque) =>
        entite === 'risque' ? risque.idRisque === id : risque.idCategorie === id;
      const restored = unite.risques.filter(isRestored);
      const categories = new Set(entite === 'risque' ? restored.map(idOfCategorie) : [id]);
      const ids = new Set(restored.map(idOfRisque));
      return {
        kind: 'restaurerRisques',
        idUniteDeTravail,
        categories: withSeenPlaces(vue, unite.categorieDeRisques, idOfCategorie, ({ idCategorie }) =>
          categories.has(idCategorie),
        ),
        risques: withSeenPlaces(vue, unite.risques, idOfRisque, isRestored),
        liens: unite.papripactActionsPreventives.flatMap(({ idAction, idRisqueAssocie }) =>
          idRisqueAssocie !== null && ids.has(idRisqueAssocie) ? [{ idAction, idRisqueAssocie }] : [],
        ),
      };
    }
    case 'actionPreventive': {
      const actions = unite.papripactActionsPreventives;
      const [action] = withSeenPlaces(vue, actions, idOfAction, ({ idAction }) => idAction === id);
      return action === undefined ? null : { kind: 'restaurerAction', action };
    }
    default:
      return null;
  }
}

/** What gives a target that is gone back, as it was last seen; null when it was never seen. */
export function recreate(vues: Vues, cible: Cible): Edition | null {
  const vue = vues.find(
    ({ item }: { item: UniteDeTravail }) => item.idUniteDeTravail === cible.idUniteDeTravail,
  );
  return vue === undefined ? null : recreateIn(vue, cible);
}

/** Whether only a part of a target that is gone would be given back: a load kept no more of it. */
export const isPartlyRecreated = (vues: Vues, { entite, idUniteDeTravail }: Cible): boolean =>
  (entite === 'uniteDeTravail' || entite === 'categorieDeRisques') &&
  vues.some(({ item, places }) => item.idUniteDeTravail === idUniteDeTravail && places !== undefined);

/** The intents without those that have no meaning once the target is gone; a risk that was to go there keeps its other changes, what was to be moved there stays. */
function giveUp(intents: readonly Intent[], cible: Cible): Intent[] {
  const inside = intents.filter((intent) => isInside(intent, cible));
  return intents.flatMap((intent) => {
    if (!inside.includes(intent)) return isOfEnsemble(intent, inside) ? [] : [intent];
    return cible.entite === 'categorieDeRisques' && intent.kind === 'modifierRisque'
      ? dropChamp([intent], cible, 'idCategorie')
      : [];
  });
}

/** The intents with another category in the place of one that is gone. */
const redirect = (intents: readonly Intent[], from: string | null, to: string): Intent[] =>
  intents.map((intent) => {
    if (intent.kind === 'renommerCategorie' && intent.idCategorie === from)
      return { ...intent, idCategorie: to };
    return intent.kind === 'modifierRisque' && intent.values.idCategorie === from
      ? { ...intent, values: { ...intent.values, idCategorie: to } }
      : intent;
  });

/** The category that the document has under the name of the one that is gone: it stands for it, and nothing is made again. */
function findSubstitute({ data }: DuerpDocument, vues: Vues, cible: Cible): CategorieDeRisques | undefined {
  if (cible.entite !== 'categorieDeRisques') return undefined;
  const isIt = (unite: UniteDeTravail) => unite.idUniteDeTravail === cible.idUniteDeTravail;
  const seen = vues
    .find(({ item }) => isIt(item))
    ?.item.categorieDeRisques.find(({ idCategorie }) => idCategorie === cible.id);
  const unite = data.unitesDeTravail.find(isIt);
  return seen && unite && findCategorie(unite, seen);
}

/**
 * The intents after the user's choice for one collision with the document. `mien` keeps the edit: the value is written
 * over the other one, what was deleted is made again first, what changed is deleted all the same. `autre` gives it up.
 * `intent` is the one of them that collides first, `server` the document just before it.
 */
export function resolveCollision(
  intents: readonly Intent[],
  collision: Collision,
  choix: Choix,
  { intent, server, vues, stamp }: { intent: Intent; server: DuerpDocument; vues: Vues; stamp: Stamp },
): Intent[] {
  const { cible } = collision;
  switch (collision.type) {
    case 'champ':
      return choix === 'mien'
        ? rebaseChamp(intents, intent, collision.champ, collision.autre)
        : dropChamp(intents, cible, collision.champ);
    case 'deplacement':
      return choix === 'mien'
        ? intents.map((one) => (one === intent ? withoutSeenOrder(one) : one))
        : intents.filter((one) => one !== intent);
    case 'cibleSupprimee': {
      const substitute = findSubstitute(server, vues, cible);
      if (choix === 'mien' && substitute) return redirect(intents, cible.id, substitute.idCategorie);
      const edition = choix === 'mien' ? recreate(vues, cible) : null;
      if (edition === null) return giveUp(intents, cible);
      // An edit before it may be the one that deletes.
      return intents.toSpliced(intents.indexOf(intent), 0, { ...stamp, ...edition });
    }
    case 'suppression':
      return choix === 'mien'
        ? intents.map((one) => (one === intent ? rebaseDeletion(one, server, cible) : one))
        : intents.flatMap((one) => (one === intent ? keepAsked(one, cible) : [one]));
  }
}
