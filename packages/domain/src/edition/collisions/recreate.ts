import type { Risque } from '@odu/api-contract/types';
import { applyIntentToUnite } from '../apply/apply-intent.ts';
import type { AvecPlace, Edition, Intent } from '../intents/intent.ts';
import { idOfAction, idOfCategorie, idOfRisque, withPlaces } from '../intents/liste.ts';
import type { IdOf } from '../intents/liste.ts';
import type { Cible, Vue, Vues } from './collision.ts';

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
      const isKnown =
        entite === 'risque'
          ? restored.length > 0
          : unite.categorieDeRisques.some((one) => one.idCategorie === id);
      if (!isKnown) return null;
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

/** A unit after the edits that come before what is given back in it, those that take that itself away left out. */
const follow = (vue: Vue, { entite, id }: Cible, earlier: readonly Intent[]): Vue => ({
  ...vue,
  item: earlier.reduce((unite, intent) => {
    const edited = applyIntentToUnite(unite, intent);
    const isLeft =
      entite === 'uniteDeTravail' || edited.categorieDeRisques.some(({ idCategorie }) => idCategorie === id);
    return isLeft ? edited : unite;
  }, vue.item),
});

/**
 * What gives a target that is gone back, as it was last seen; null when it was never seen. A unit or a category comes without
 * what the `earlier` edits delete in it.
 */
export function recreate(vues: Vues, cible: Cible, earlier: readonly Intent[] = []): Edition | null {
  const vue = vues.find(({ item }) => item.idUniteDeTravail === cible.idUniteDeTravail);
  if (vue === undefined) return null;
  const holdsMore = cible.entite === 'uniteDeTravail' || cible.entite === 'categorieDeRisques';
  return recreateIn(holdsMore ? follow(vue, cible, earlier) : vue, cible);
}

/** Whether only a part of a target that is gone would be given back: a load kept no more of it. */
export const isPartlyRecreated = (vues: Vues, { entite, idUniteDeTravail }: Cible): boolean =>
  (entite === 'uniteDeTravail' || entite === 'categorieDeRisques') &&
  vues.some(({ item, places }) => item.idUniteDeTravail === idUniteDeTravail && places !== undefined);
