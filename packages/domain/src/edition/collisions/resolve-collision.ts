import type {
  CategorieDeRisques,
  DuerpDocument,
  MesureEnPlace,
  UniteDeTravail,
} from '@odu/api-contract/types';
import { listMesuresEnCollision, takeMesures } from '../../mesures-en-place/merge-mesures.ts';
import { findCategorie } from '../apply/apply-risques.ts';
import { isDeletionOf, keepAsked, rebaseDeletion } from './answer-deletion.ts';
import type { Cible, Collision, Valeur, Vues } from './collision.ts';
import { changementOf, dropValue, withChangement } from './drop-value.ts';
import { recreate } from './recreate.ts';
import { isOfEnsemble } from '../intents/is-of-ensemble.ts';
import { champDuLien, isInside, isOf } from '../intents/is-inside.ts';
import type { Intent, Stamp } from '../intents/intent.ts';
import { isMesures, isSameValeur } from '../intents/valeur.ts';

/** What the user decides of a collision: their own edit, or what the document holds now. */
export type Choix = 'mien' | 'autre';

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

/** Measures of a value of a field. */
const readMesures = (value: Valeur | undefined): readonly MesureEnPlace[] => (isMesures(value) ? value : []);

/** The intents after the choice for the measures of a list that two people wrote: all others, of both, stay. */
function settleMesures(
  intents: readonly Intent[],
  collided: Intent,
  { cible, champ, autre }: Extract<Collision, { type: 'champ' }>,
  choix: Choix,
): Intent[] {
  const { base, values } = changementOf(collided) ?? { base: {}, values: {} };
  const now = readMesures(autre);
  const ids = listMesuresEnCollision(now, readMesures(base[champ]), readMesures(values[champ]));
  const take = (value: Valeur | undefined) => takeMesures(readMesures(value), now, ids);
  return intents.flatMap((intent, index) => {
    const changement = changementOf(intent);
    // Given up of a later edit too; kept, it is made on what this one makes of it.
    const isIt = intent === collided || (choix === 'autre' && index > intents.indexOf(collided));
    if (!isIt || !isOf(intent, cible) || changement === null || !(champ in changement.values)) return intent;
    const seen = take(changement.base[champ]);
    const meant = choix === 'mien' ? changement.values[champ] : take(changement.values[champ]);
    if (isSameValeur(seen, meant)) return dropValue(intent, champ) ?? [];
    return withChangement(intent, {
      base: { ...changement.base, [champ]: seen },
      values: { ...changement.values, [champ]: meant },
    });
  });
}

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

/** The intents without those that have no meaning once the target is gone; a risk or an action that was to go there keeps its other changes, what was to be moved there stays. */
function giveUp(intents: readonly Intent[], cible: Cible): Intent[] {
  const inside = intents.filter((intent) => isInside(intent, cible));
  return intents.flatMap((intent) => {
    if (!inside.includes(intent)) return isOfEnsemble(intent, inside) ? [] : [intent];
    const lien = champDuLien(intent, cible);
    return lien === null ? [] : dropChamp([intent], cible, lien);
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
      if (isMesures(collision.mien)) return settleMesures(intents, intent, collision, choix);
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
        : intents.flatMap((one, index) =>
            // Deleted again by an edit after it, before any was sent, it is kept from that too.
            index >= intents.indexOf(intent) && isDeletionOf(one, cible) ? keepAsked(one, cible) : [one],
          );
  }
}
