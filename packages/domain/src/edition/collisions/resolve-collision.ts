import type { CategorieDeRisques, DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import { findCategorie } from '../apply/apply-risques.ts';
import { keepAsked, rebaseDeletion } from './answer-deletion.ts';
import type { Cible, Collision, Valeur, Vues } from './collision.ts';
import { recreate } from './recreate.ts';
import { isOfEnsemble } from '../intents/is-of-ensemble.ts';
import { isInside, isOf } from '../intents/is-inside.ts';
import type { Changement, Intent, Stamp } from '../intents/intent.ts';

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

/** A risk that goes to a category writes nothing in it but that: a field of the same name is the risk's own. */
const hasOwn = ({ kind }: Intent, { entite }: Cible, champ: string): boolean =>
  kind === 'modifierRisque' && entite === 'categorieDeRisques' && champ !== 'idCategorie';

/** The intents without one field of an item; one that changes nothing else goes. */
const dropChamp = (intents: readonly Intent[], cible: Cible, champ: string): Intent[] =>
  intents
    .map((intent) =>
      isOf(intent, cible) && !hasOwn(intent, cible, champ) ? dropValue(intent, champ) : intent,
    )
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
      const index = intents.indexOf(intent);
      const edition = choix === 'mien' ? recreate(vues, cible, intents.slice(0, index)) : null;
      if (edition === null) return giveUp(intents, cible);
      // An edit before it may be the one that deletes.
      return intents.toSpliced(index, 0, { ...stamp, ...edition });
    }
    case 'suppression':
      return choix === 'mien'
        ? intents.map((one) => (one === intent ? rebaseDeletion(one, server, cible) : one))
        : intents.flatMap((one) => (one === intent ? keepAsked(one, cible) : [one]));
  }
}
