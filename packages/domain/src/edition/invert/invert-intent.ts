import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import type { ValeursDesExpositions } from '../../champs/exposition.ts';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import { applyIntent, uniteOf } from '../apply/apply-intent.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import { listFamillesLevees, readFamilles } from '../apply/familles-de-l-unite.ts';
import type {
  Edition,
  Intent,
  LienDAction,
  Stamp,
  ValeursDeRisque,
  ValeursDuPapripact,
  ValeursDUnite,
} from '../intents/intent.ts';
import { hasRated, readTrace } from '../../reevaluation/suivre-evaluation.ts';
import { invertAction } from './invert-action.ts';
import { findBoth, invertChangement } from './invert-changement.ts';
import { idOfCategorie, idOfRisque, idOfUnite, placeOf, withPlaces } from '../intents/liste.ts';

const listLiens = (unite: UniteDeTravail, removed: ReadonlySet<string>): LienDAction[] =>
  unite.papripactActionsPreventives.flatMap(({ idAction, idRisqueAssocie }) =>
    idRisqueAssocie !== null && removed.has(idRisqueAssocie) ? [{ idAction, idRisqueAssocie }] : [],
  );

/** Gives back the categories and risks that left a unit, with the links that actions had to them. */
function restoreRisques(before: UniteDeTravail, after: UniteDeTravail): Edition {
  const categories = new Set(after.categorieDeRisques.map(idOfCategorie));
  const risques = new Set(after.risques.map(idOfRisque));
  const removed = before.risques.filter(({ idRisque }) => !risques.has(idRisque));
  const needed = new Set(removed.map(idOfCategorie));
  return {
    kind: 'restaurerRisques',
    idUniteDeTravail: before.idUniteDeTravail,
    // The category of a risk that comes back stands there for it, in case somebody deletes it meanwhile.
    categories: withPlaces(
      before.categorieDeRisques,
      idOfCategorie,
      ({ idCategorie }) => !categories.has(idCategorie) || needed.has(idCategorie),
    ),
    risques: withPlaces(before.risques, idOfRisque, ({ idRisque }) => !risques.has(idRisque)),
    liens: listLiens(before, new Set(removed.map(idOfRisque))),
  };
}

/** Takes back the categories and risks that came into a unit. */
function withdrawRisques(before: UniteDeTravail, after: UniteDeTravail): Edition {
  const categories = new Set(before.categorieDeRisques.map(idOfCategorie));
  const risques = new Set(before.risques.map(idOfRisque));
  return {
    kind: 'retirerRisques',
    idUniteDeTravail: before.idUniteDeTravail,
    base: {
      categories: after.categorieDeRisques.filter(({ idCategorie }) => !categories.has(idCategorie)),
      risques: after.risques.filter(({ idRisque }) => !risques.has(idRisque)),
    },
    ...listFamillesLevees(before, after),
  };
}

function invertInUnite(before: UniteDeTravail, after: UniteDeTravail, intent: Intent): Edition | null {
  const { idUniteDeTravail } = before;
  switch (intent.kind) {
    case 'renommerUnite': {
      const { kind, values } = intent;
      return { kind, idUniteDeTravail, ...invertChangement<{ displayName: string }>(before, after, values) };
    }
    case 'modifierUnite': {
      const { kind, values } = intent;
      return { kind, idUniteDeTravail, ...invertChangement<ValeursDUnite>(before, after, values) };
    }
    case 'ajouterCategorie':
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
    case 'restaurerRisques':
      return withdrawRisques(before, after);
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques':
      return restoreRisques(before, after);
    case 'renommerCategorie': {
      const { kind, idCategorie, values } = intent;
      const both = findBoth(
        before.categorieDeRisques,
        after.categorieDeRisques,
        (known) => known.idCategorie === idCategorie,
      );
      return both === undefined
        ? null
        : {
            kind,
            idUniteDeTravail,
            idCategorie,
            ...invertChangement<{ displayName: string }>(...both, values),
          };
    }
    case 'deplacerCategorie': {
      const { kind, idCategorie } = intent;
      const place = placeOf(before.categorieDeRisques, idOfCategorie, idCategorie);
      return {
        kind,
        idUniteDeTravail,
        idCategorie,
        place,
        base: after.categorieDeRisques.map(idOfCategorie),
      };
    }
    case 'modifierRisque': {
      const { kind, idRisque, values } = intent;
      const both = findBoth(before.risques, after.risques, (known) => known.idRisque === idRisque);
      return both === undefined
        ? null
        : {
            kind,
            idUniteDeTravail,
            idRisque,
            ...invertChangement<ValeursDeRisque>(...both, values),
            ...listFamillesLevees(before, after),
            ...(hasRated(both[0], both[1]) && { trace: readTrace(both[0]) }),
          };
    }
    case 'ecarterFamilles':
      return {
        kind: intent.kind,
        idUniteDeTravail,
        ...invertChangement<ValeursDesFamilles>(readFamilles(before), readFamilles(after), intent.values),
      };
    case 'deplacerRisque': {
      const { kind, idRisque } = intent;
      const place = placeOf(before.risques, idOfRisque, idRisque);
      return { kind, idUniteDeTravail, idRisque, place, base: after.risques.map(idOfRisque) };
    }
    default:
      return invertAction(before, after, intent);
  }
}

function invertInDocument(before: DuerpDocument, after: DuerpDocument, intent: Intent): Edition | null {
  const unites = before.data.unitesDeTravail;
  const known = new Set(unites.map(idOfUnite));
  switch (intent.kind) {
    case 'modifierEntreprise': {
      const entreprise = before.data.entreprise;
      const values = Object.fromEntries(
        Object.keys(intent.values).map((name) => [
          name,
          entreprise === null ? null : Reflect.get(entreprise, name),
        ]),
      );
      return { kind: 'modifierEntreprise', base: intent.values, values };
    }
    case 'activerPapripact':
      return {
        kind: intent.kind,
        ...invertChangement<ValeursDuPapripact>(before.data, after.data, intent.values),
      };
    case 'modifierExpositions':
      return {
        kind: intent.kind,
        ...invertChangement<ValeursDesExpositions>(
          readExpositions(before.data),
          readExpositions(after.data),
          intent.values,
        ),
      };
    case 'ajouterUnites':
    case 'restaurerUnites':
      return {
        kind: 'retirerUnites',
        base: intent.unites.map(({ item }) => item).filter((unite) => !known.has(unite.idUniteDeTravail)),
      };
    case 'supprimerUnite':
    case 'retirerUnites': {
      const removed = new Set(intent.base.map(idOfUnite));
      const restored = withPlaces(unites, idOfUnite, (unite) => removed.has(unite.idUniteDeTravail));
      return { kind: 'restaurerUnites', unites: restored };
    }
    case 'deplacerUnite': {
      const { idUniteDeTravail } = intent;
      const place = placeOf(unites, idOfUnite, idUniteDeTravail);
      return {
        kind: 'deplacerUnite',
        idUniteDeTravail,
        place,
        base: after.data.unitesDeTravail.map(idOfUnite),
      };
    }
    default:
      return null;
  }
}

/** The intent that takes `intent` back on the document that it makes of `before`; null when it changes nothing there. */
export function invertIntent(before: DuerpDocument, intent: Intent, stamp: Stamp): Intent | null {
  const after = applyIntent(before, intent);
  if (after === before) return null;
  const id = uniteOf(intent);
  const find = (document: DuerpDocument) =>
    document.data.unitesDeTravail.find((unite) => unite.idUniteDeTravail === id);
  const [uniteBefore, uniteAfter] = [find(before), find(after)];
  const edition =
    intent.kind === 'deplacerUnite' || uniteBefore === undefined || uniteAfter === undefined
      ? invertInDocument(before, after, intent)
      : invertInUnite(uniteBefore, uniteAfter, intent);
  if (edition === null) return null;
  return { ...stamp, ...edition, ...(intent.ensemble !== undefined && { ensemble: intent.ensemble }) };
}
