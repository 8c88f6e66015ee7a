import type { DuerpData, DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import { addRisques, changeRisque, removeRisques, renameCategorie } from './apply-risques.ts';
import { leverFamilles } from '../../familles/examen-des-familles.ts';
import { suivreFin } from '../../reevaluation/fin-d-action.ts';
import { isSameEffectif } from '../../unite-de-travail/effectif.ts';
import { changeEntreprise } from './entreprise-du-document.ts';
import { rateData } from './evaluation-du-risque.ts';
import { changeExpositions } from './expositions-du-document.ts';
import { changeFamilles, rendreFamilles } from './familles-de-l-unite.ts';
import type { Intent } from '../intents/intent.ts';
import {
  assign,
  changeOne,
  idOfAction,
  idOfCategorie,
  idOfRisque,
  idOfUnite,
  insertAll,
  keep,
  moveTo,
} from '../intents/liste.ts';
import { followEntreprise } from './nom-du-document.ts';

/** The id of the unit that an intent is about, null for one about the units themselves or the document. */
export function uniteOf(intent: Intent): string | null {
  switch (intent.kind) {
    case 'ajouterAction':
    case 'restaurerAction':
      return intent.action.item.idUniteDeTravail;
    case 'supprimerAction':
    case 'retirerAction':
      return intent.base.idUniteDeTravail;
    default:
      return 'idUniteDeTravail' in intent ? intent.idUniteDeTravail : null;
  }
}

const editActions = (
  unite: UniteDeTravail,
  change: (
    actions: UniteDeTravail['papripactActionsPreventives'],
  ) => UniteDeTravail['papripactActionsPreventives'],
): UniteDeTravail =>
  assign(unite, { papripactActionsPreventives: change(unite.papripactActionsPreventives) });

/** A link to a risk that the unit does not have is none. */
const keepLink = (unite: UniteDeTravail, idRisque: string | null): string | null =>
  unite.risques.some((risque) => risque.idRisque === idRisque) ? idRisque : null;

/** A unit after an intent that is about it, without its level; the same unit (by reference) for any other intent. */
export const applyIntentToUnite = (unite: UniteDeTravail, intent: Intent): UniteDeTravail =>
  uniteOf(intent) === unite.idUniteDeTravail ? editUnite(unite, intent) : unite;

function editUnite(unite: UniteDeTravail, intent: Intent): UniteDeTravail {
  switch (intent.kind) {
    case 'renommerUnite':
      return assign(unite, intent.values);
    case 'modifierUnite': {
      const { effectif, ...others } = intent.values;
      const isSame = effectif === undefined || isSameEffectif(effectif, unite.effectif);
      return assign(unite, isSame ? others : { ...others, effectif });
    }
    case 'ajouterCategorie':
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
    case 'restaurerRisques':
      return leverFamilles(addRisques(unite, intent.kind, intent));
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques':
      return rendreFamilles(removeRisques(unite, intent.kind, intent), intent.familles);
    case 'renommerCategorie':
      return leverFamilles(renameCategorie(unite, intent));
    case 'deplacerCategorie':
      return assign(unite, {
        categorieDeRisques: moveTo(unite.categorieDeRisques, idOfCategorie, intent.idCategorie, intent.place),
      });
    case 'modifierRisque':
      return rendreFamilles(leverFamilles(changeRisque(unite, intent)), intent.familles);
    case 'ecarterFamilles':
      return changeFamilles(unite, intent.values);
    case 'deplacerRisque':
      return assign(unite, { risques: moveTo(unite.risques, idOfRisque, intent.idRisque, intent.place) });
    case 'ajouterAction':
    case 'restaurerAction':
      return editActions(unite, (actions) => {
        const { item, place } = intent.action;
        const { termineeLe = suivreFin(undefined, item, intent.at) } = item;
        const action = assign(item, { idRisqueAssocie: keepLink(unite, item.idRisqueAssocie), termineeLe });
        return insertAll(actions, idOfAction, [{ item: action, place }]);
      });
    case 'modifierAction':
      return editActions(unite, (actions) =>
        changeOne(actions, idOfAction, intent.idAction, (action) => {
          const { idRisqueAssocie = action.idRisqueAssocie, ...others } = intent.values;
          const lien = keepLink(unite, idRisqueAssocie);
          // A risk that is gone takes the action's link along, it does not give it back.
          const changed = assign(action, { ...others, idRisqueAssocie: lien });
          const fin = suivreFin(action, changed, intent.at);
          const termineeLe = fin === null ? null : (intent.termineeLe ?? fin);
          return termineeLe === (action.termineeLe ?? null) ? changed : { ...changed, termineeLe };
        }),
      );
    case 'supprimerAction':
    case 'retirerAction':
      return editActions(unite, (actions) =>
        keep(actions, ({ idAction }) => idAction !== intent.base.idAction),
      );
    default:
      return unite;
  }
}

function editData(data: DuerpData, intent: Intent): DuerpData {
  switch (intent.kind) {
    case 'modifierEntreprise':
      return assign(data, { entreprise: changeEntreprise(data.entreprise, intent.values) });
    case 'activerPapripact':
      return assign(data, intent.values);
    case 'modifierExpositions':
      return changeExpositions(data, intent.values);
    case 'ajouterUnites':
    case 'restaurerUnites':
      return assign(data, { unitesDeTravail: insertAll(data.unitesDeTravail, idOfUnite, intent.unites) });
    case 'supprimerUnite':
    case 'retirerUnites': {
      const removed = new Set(intent.base.map(idOfUnite));
      return assign(data, {
        unitesDeTravail: keep(data.unitesDeTravail, (unite) => !removed.has(unite.idUniteDeTravail)),
      });
    }
    case 'deplacerUnite':
      return assign(data, {
        unitesDeTravail: moveTo(data.unitesDeTravail, idOfUnite, intent.idUniteDeTravail, intent.place),
      });
    default: {
      const id = uniteOf(intent);
      return id === null
        ? data
        : assign(data, {
            unitesDeTravail: changeOne(data.unitesDeTravail, idOfUnite, id, (unite) =>
              editUnite(unite, intent),
            ),
          });
    }
  }
}

/**
 * The document as the server has it after the intent, levels and name included. Total: on a document that lacks what the
 * intent is about nothing happens. The same document (by reference) when nothing changes.
 */
export function applyIntent(document: DuerpDocument, intent: Intent): DuerpDocument {
  const edited = editData(document.data, intent);
  if (edited === document.data) return document;
  return {
    ...document,
    displayName: followEntreprise(document.displayName, document.data.entreprise, edited.entreprise),
    data: rateData(document.data, edited),
    hasBeenModifiedSinceLastGeneration: document.versions.length > 0,
  };
}

/** The document with intents that follow each other. */
export const applyIntents = (document: DuerpDocument, intents: readonly Intent[]): DuerpDocument =>
  intents.reduce(applyIntent, document);
