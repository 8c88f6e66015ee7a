import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpDocument,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import { isSameName } from '../../texte/is-same-name.ts';
import { uniteOf } from '../apply/apply-intent.ts';
import { isRemoved } from '../apply/apply-risques.ts';
import { cibleDans, cibleDUnite, cibleSeule } from '../intents/cible.ts';
import { listChampsEnCollision } from './champs-en-collision.ts';
import type { Cible, Collision, EntiteEditee, Vues } from './collision.ts';
import { countActions, countCategories, countInUnite, countRisques } from '../intents/count-changements.ts';
import { findDeplacement } from '../apply/find-deplacement.ts';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import { readFamilles } from '../apply/familles-de-l-unite.ts';
import type { ValeursDesExpositions } from '../../champs/exposition.ts';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import type { Intent, RetraitDeRisques, ValeursDuPapripact, ValeursDUnite } from '../intents/intent.ts';
import { idOfCategorie, idOfRisque, idOfUnite } from '../intents/liste.ts';

const findUnite = (unites: readonly UniteDeTravail[], id: string) =>
  unites.find(({ idUniteDeTravail }) => idUniteDeTravail === id);

const suppression = (cible: Cible, changements: number): Collision[] =>
  changements === 0 ? [] : [{ type: 'suppression', cible, changements }];

function findInRetrait(unite: UniteDeTravail, intent: Intent & RetraitDeRisques): Collision[] {
  const { base, kind } = intent;
  const ids = new Set(base.categories.map(idOfCategorie));
  const risques = unite.risques.filter(isRemoved(kind, intent));
  const categories = unite.categorieDeRisques.filter(({ idCategorie }) => ids.has(idCategorie));
  const changed = countRisques(risques, base.risques) + countCategories(categories, base.categories);
  // Of several, one that changed is told; a category that an addition made only where no risk did.
  const risque = base.risques.find(
    (seen) =>
      countRisques(
        risques.filter(({ idRisque }) => idRisque === seen.idRisque),
        [seen],
      ) > 0,
  );
  if (kind !== 'supprimerCategorie' && risque !== undefined)
    return suppression(cibleDans(unite, 'risque', risque.idRisque, risque.displayName), changed);
  const categorie =
    categories.find((now) => countCategories([now], base.categories) > 0) ?? base.categories[0];
  return categorie === undefined
    ? []
    : suppression(
        cibleDans(unite, 'categorieDeRisques', categorie.idCategorie, categorie.displayName),
        changed,
      );
}

/** What is gone of a unit that is there, by the name that it was seen with. */
const gone = (
  unite: UniteDeTravail,
  entite: EntiteEditee,
  id: string,
  nom: string | undefined,
): Collision[] => [{ type: 'cibleSupprimee', cible: cibleDans(unite, entite, id, nom ?? '') }];

function findInUnite(unite: UniteDeTravail, intent: Intent, vue: UniteDeTravail | undefined): Collision[] {
  switch (intent.kind) {
    case 'renommerUnite':
      return listChampsEnCollision<{ displayName: string }>(cibleDUnite(unite), unite, intent);
    case 'modifierUnite':
      return listChampsEnCollision<ValeursDUnite>(
        cibleDUnite(unite),
        // A document kept from a server before these fields does not have them.
        { effectif: null, differencesSelonSexe: '', ...unite },
        intent,
      );
    case 'renommerCategorie': {
      const { idCategorie, values } = intent;
      const isIt = (categorie: CategorieDeRisques) => categorie.idCategorie === idCategorie;
      const found = unite.categorieDeRisques.find(isIt);
      // It went to the category of the wanted name: nothing is left to do.
      const isWanted = ({ displayName }: CategorieDeRisques) =>
        isSameName(displayName, values.displayName ?? '');
      if (found === undefined && unite.categorieDeRisques.some(isWanted)) return [];
      if (found === undefined)
        return gone(
          unite,
          'categorieDeRisques',
          idCategorie,
          vue?.categorieDeRisques.find(isIt)?.displayName,
        );
      const cible = cibleDans(unite, 'categorieDeRisques', idCategorie, found.displayName);
      return listChampsEnCollision<{ displayName: string }>(cible, found, intent);
    }
    case 'modifierRisque': {
      const { idRisque, values } = intent;
      const isIt = (risque: Risque) => risque.idRisque === idRisque;
      const found = unite.risques.find(isIt);
      if (found === undefined)
        return writesNothing(intent)
          ? []
          : gone(unite, 'risque', idRisque, vue?.risques.find(isIt)?.displayName);
      const isCategorie = (categorie: CategorieDeRisques) => categorie.idCategorie === values.idCategorie;
      if (values.idCategorie !== undefined && !unite.categorieDeRisques.some(isCategorie)) {
        const name = vue?.categorieDeRisques.find(isCategorie)?.displayName;
        return gone(unite, 'categorieDeRisques', values.idCategorie, name);
      }
      return listChampsEnCollision(cibleDans(unite, 'risque', idRisque, found.displayName), found, intent);
    }
    case 'ecarterFamilles':
      return listChampsEnCollision<ValeursDesFamilles>(
        cibleDans(unite, 'famillesDeRisques', unite.idUniteDeTravail, ''),
        readFamilles(unite),
        intent,
      );
    case 'modifierAction': {
      const { idAction, values } = intent;
      const isIt = (action: ActionPreventive) => action.idAction === idAction;
      const found = unite.papripactActionsPreventives.find(isIt);
      if (found === undefined) {
        const seen = vue?.papripactActionsPreventives.find(isIt);
        return gone(unite, 'actionPreventive', idAction, seen?.descriptionDeLaMesure);
      }
      const { idRisqueAssocie: lien = null } = values;
      const isLien = ({ idRisque }: Risque) => idRisque === lien;
      if (lien !== null && !unite.risques.some(isLien))
        return gone(unite, 'risque', lien, vue?.risques.find(isLien)?.displayName);
      const cible = cibleDans(unite, 'actionPreventive', idAction, found.descriptionDeLaMesure);
      return listChampsEnCollision(cible, found, intent);
    }
    case 'deplacerCategorie': {
      const { idCategorie } = intent;
      const { categorieDeRisques } = unite;
      return findDeplacement(categorieDeRisques, idOfCategorie, idCategorie, intent, ({ displayName }) =>
        cibleDans(unite, 'categorieDeRisques', idCategorie, displayName),
      );
    }
    case 'deplacerRisque': {
      const { idRisque } = intent;
      return findDeplacement(unite.risques, idOfRisque, idRisque, intent, ({ displayName }) =>
        cibleDans(unite, 'risque', idRisque, displayName),
      );
    }
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques':
      return findInRetrait(unite, intent);
    case 'supprimerAction':
    case 'retirerAction': {
      const { base } = intent;
      const now = unite.papripactActionsPreventives.filter(({ idAction }) => idAction === base.idAction);
      const cible = cibleDans(unite, 'actionPreventive', base.idAction, base.descriptionDeLaMesure);
      return suppression(cible, countActions(now, [base]));
    }
    default:
      return [];
  }
}

const REMOVALS: readonly Intent['kind'][] = [
  'supprimerCategorie',
  'supprimerRisque',
  'retirerRisques',
  'supprimerAction',
  'retirerAction',
];

/** Whether an edit says that an evaluation is right still: nobody misses it of a risk that is gone. */
const writesNothing = (intent: Intent): boolean =>
  intent.kind === 'modifierRisque' && Object.keys(intent.values).length === 0;

/** A move or a confirmation writes no value, and a deletion of what is gone is done: none asks for a unit that is gone. */
const asksForUnite = (intent: Intent): boolean =>
  !intent.kind.startsWith('deplacer') && !REMOVALS.includes(intent.kind) && !writesNothing(intent);

/**
 * What the intent and the document say differently: a field that has become a third value, a target that is gone,
 * something to delete that has changed, or something to move back that was moved. [] when the intent can be applied as it was meant.
 * `vues` name what is gone.
 */
export function findCollisions(server: DuerpDocument, intent: Intent, vues: Vues = []): Collision[] {
  const { entreprise, unitesDeTravail } = server.data;
  switch (intent.kind) {
    case 'modifierEntreprise':
      return listChampsEnCollision(
        cibleSeule('entreprise', entreprise?.nom ?? server.displayName),
        entreprise ?? ENTREPRISE_VIDE,
        intent,
      );
    case 'activerPapripact':
      return listChampsEnCollision<ValeursDuPapripact>(
        cibleSeule('papripact', 'PAPRIPACT'),
        server.data,
        intent,
      );
    case 'modifierExpositions':
      return listChampsEnCollision<ValeursDesExpositions>(
        cibleSeule('expositions', 'Annexe des expositions'),
        readExpositions(server.data),
        intent,
      );
    case 'supprimerUnite':
    case 'retirerUnites':
      return intent.base.flatMap((seen) => {
        const now = findUnite(unitesDeTravail, seen.idUniteDeTravail);
        return now === undefined ? [] : suppression(cibleDUnite(now), countInUnite(now, seen));
      });
    case 'deplacerUnite':
      return findDeplacement(unitesDeTravail, idOfUnite, intent.idUniteDeTravail, intent, cibleDUnite);
    default: {
      const id = uniteOf(intent);
      if (id === null) return [];
      const vue = vues.find(({ item }) => item.idUniteDeTravail === id)?.item;
      const unite = findUnite(unitesDeTravail, id);
      if (unite !== undefined) return findInUnite(unite, intent, vue);
      if (!asksForUnite(intent)) return [];
      const nom = vue?.displayName ?? '';
      const cible: Cible = { entite: 'uniteDeTravail', id, nom, idUniteDeTravail: id, nomDeLUnite: nom };
      return [{ type: 'cibleSupprimee', cible }];
    }
  }
}
