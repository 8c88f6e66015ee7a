import type {
  DeleteActionPreventiveRequest,
  DuerpDocument,
  Entreprise,
  RisqueInput,
  UpdateExpositionsRequest,
  UpdateFamillesRequest,
  UniteDeTravail,
  UpdateListRisquesRequest,
  UpdateListUnitesDeTravailRequest,
  UpdateRisqueRequest,
  UpdateTogglePapripactRequest,
  UpsertActionPreventiveRequest,
} from '@odu/api-contract/types';
import { isSameEffectif } from '../unite-de-travail/effectif.ts';
import { applyIntent, uniteOf } from './apply/apply-intent.ts';
import { ENTREPRISE_VIDE } from './apply/entreprise-du-document.ts';
import { writeFamillesRendues } from './apply/familles-de-l-unite.ts';
import type { Intent } from './intents/intent.ts';

/** One of the specification's calls that write in a document, with its body. */
export type Ecriture =
  | { readonly kind: 'entreprise'; readonly body: Entreprise }
  | { readonly kind: 'unites'; readonly body: UpdateListUnitesDeTravailRequest }
  | { readonly kind: 'risques'; readonly body: UpdateListRisquesRequest }
  | { readonly kind: 'risque'; readonly body: UpdateRisqueRequest }
  | { readonly kind: 'familles'; readonly body: UpdateFamillesRequest }
  | { readonly kind: 'papripact'; readonly body: UpdateTogglePapripactRequest }
  | { readonly kind: 'expositions'; readonly body: UpdateExpositionsRequest }
  | { readonly kind: 'action'; readonly body: UpsertActionPreventiveRequest }
  | { readonly kind: 'deleteAction'; readonly body: DeleteActionPreventiveRequest };

/** What a call takes, and nothing else: a spread lets a field through that the contract's strict bodies refuse. */
type Only<T, Body> = { [F in keyof T]: F extends keyof Body ? T[F] : never };

/** The whole list of units; a unit that the server does not have yet comes with its content. */
const writeUnites = (before: DuerpDocument, after: DuerpDocument): Ecriture => {
  const known = new Map(before.data.unitesDeTravail.map((unite) => [unite.idUniteDeTravail, unite]));
  return {
    kind: 'unites',
    body: {
      unitesDeTravail: after.data.unitesDeTravail.map(
        ({
          idUniteDeTravail,
          displayName,
          effectif = null,
          differencesSelonSexe = '',
          categorieDeRisques,
          risques,
          papripactActionsPreventives,
          famillesNonConcernees = [],
        }) => ({
          idUniteDeTravail,
          displayName,
          // What does not change is not sent: nothing is written over.
          ...(!isSameEffectif(effectif, known.get(idUniteDeTravail)?.effectif) && { effectif }),
          ...(differencesSelonSexe !== (known.get(idUniteDeTravail)?.differencesSelonSexe ?? '') && {
            differencesSelonSexe,
          }),
          ...(!known.has(idUniteDeTravail) && famillesNonConcernees.length > 0 && { famillesNonConcernees }),
          ...(!known.has(idUniteDeTravail) &&
            categorieDeRisques.length + papripactActionsPreventives.length > 0 && {
              categorieDeRisques,
              risques,
              papripactActionsPreventives,
            }),
        }),
      ),
    },
  };
};

/** The lists of one unit; of a risk that the server has only what step 4 decides, so that nothing else is overwritten. */
const writeRisques = (before: UniteDeTravail, after: UniteDeTravail): Ecriture => {
  const known = new Map(before.risques.map((risque) => [risque.idRisque, risque]));
  const links = new Map(
    before.papripactActionsPreventives.map(({ idAction, idRisqueAssocie }) => [idAction, idRisqueAssocie]),
  );
  const actionsAssociees = after.papripactActionsPreventives.flatMap(({ idAction, idRisqueAssocie }) =>
    idRisqueAssocie !== null && links.get(idAction) === null ? [{ idAction, idRisqueAssocie }] : [],
  );
  return {
    kind: 'risques',
    body: {
      idUniteDeTravail: after.idUniteDeTravail,
      categorieDeRisques: after.categorieDeRisques,
      risques: after.risques.map((risque) => {
        const { idRisque, idCategorie, code, displayName, isUserDefined } = risque;
        return known.has(idRisque)
          ? { idRisque, idCategorie, code, displayName, isUserDefined }
          : (risque satisfies Only<typeof risque, RisqueInput>);
      }),
      ...(actionsAssociees.length > 0 && { actionsAssociees }),
      ...writeFamillesRendues(before, after),
    },
  };
};

const writeRisque = (before: UniteDeTravail, after: UniteDeTravail, idRisque: string): Ecriture | null => {
  const risque = after.risques.find((known) => known.idRisque === idRisque);
  if (risque === undefined) return null;
  const {
    isRisqueEvalue: _isEvalue,
    niveauDeRisqueValue: _value,
    niveauDeRisqueStatus: _status,
    ...fields
  } = risque;
  return {
    kind: 'risque',
    body: {
      idUniteDeTravail: after.idUniteDeTravail,
      ...(fields satisfies Only<typeof fields, UpdateRisqueRequest>),
      ...writeFamillesRendues(before, after),
    },
  };
};

const writeAction = (before: UniteDeTravail, after: UniteDeTravail, idAction: string): Ecriture | null => {
  const actions = after.papripactActionsPreventives;
  const index = actions.findIndex((known) => known.idAction === idAction);
  const action = actions[index];
  if (action === undefined) return null;
  const isKnown = before.papripactActionsPreventives.some((known) => known.idAction === idAction);
  const isLast = index === actions.length - 1;
  return {
    kind: 'action',
    body: {
      ...(action satisfies Only<typeof action, UpsertActionPreventiveRequest>),
      ...(!isKnown &&
        (!isLast || action.idRisqueAssocie === null) && {
          apresIdAction: actions[index - 1]?.idAction ?? null,
        }),
    },
  };
};

/** The call that makes the server's document (`before`) what the intent makes of it; null when nothing changes. */
export function toEcriture(before: DuerpDocument, intent: Intent): Ecriture | null {
  const after = applyIntent(before, intent);
  if (after === before) return null;
  if (intent.kind === 'modifierEntreprise')
    return { kind: 'entreprise', body: after.data.entreprise ?? ENTREPRISE_VIDE };
  if (intent.kind === 'activerPapripact')
    return {
      kind: 'papripact',
      body: { ...intent.values, isPapripactEnabled: after.data.isPapripactEnabled },
    };
  if (intent.kind === 'modifierExpositions')
    return { kind: 'expositions', body: { expositions: after.data.expositions ?? [] } };
  const id = uniteOf(intent);
  const find = (document: DuerpDocument) =>
    document.data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);
  const [uniteBefore, uniteAfter] = [find(before), find(after)];
  if (uniteBefore === undefined || uniteAfter === undefined) return writeUnites(before, after);
  switch (intent.kind) {
    case 'renommerUnite':
    case 'modifierUnite':
    case 'deplacerUnite':
      return writeUnites(before, after);
    case 'modifierRisque':
      return writeRisque(uniteBefore, uniteAfter, intent.idRisque);
    case 'ecarterFamilles':
      return {
        kind: 'familles',
        body: {
          idUniteDeTravail: uniteAfter.idUniteDeTravail,
          famillesNonConcernees: uniteAfter.famillesNonConcernees ?? [],
        },
      };
    case 'ajouterAction':
    case 'restaurerAction':
      return writeAction(uniteBefore, uniteAfter, intent.action.item.idAction);
    case 'modifierAction':
      return writeAction(uniteBefore, uniteAfter, intent.idAction);
    case 'supprimerAction':
    case 'retirerAction': {
      const { idAction, idUniteDeTravail } = intent.base;
      return { kind: 'deleteAction', body: { idAction, idUniteDeTravail } };
    }
    default:
      return writeRisques(uniteBefore, uniteAfter);
  }
}
