import type {
  ActionPreventive,
  DuerpData,
  Risque,
  RisqueInput,
  UniteDeTravail,
  UniteDeTravailInput,
  UpsertActionPreventiveRequest,
} from '@odu/api-contract/types';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
} from '../../evaluation/niveau-de-risque.ts';
import { ecarterFamilles } from '../../familles/examen-des-familles.ts';
import { suivreFin } from '../../reevaluation/fin-d-action.ts';
import { readTrace, suivreEvaluation } from '../../reevaluation/suivre-evaluation.ts';
import { normalizeEffectif } from '../../unite-de-travail/effectif.ts';
import type { ValeursDUnite } from '../intents/intent.ts';
import { computeNiveauMoyen } from '../../evaluation/summarize-evaluation.ts';

/** The three computed fields of a risk, from its criteria. */
export function rateRisque<R extends Pick<Risque, 'evalGravite' | 'evalFrequence' | 'evalMaitrise'>>(
  risque: R,
) {
  const niveau = computeNiveauDeRisqueOrNull(risque);
  return {
    ...risque,
    isRisqueEvalue: isRisqueEvalue(risque),
    niveauDeRisqueValue: niveau,
    niveauDeRisqueStatus: classifyNiveauDeRisque(niveau),
  };
}

/**
 * The risk that a sent one makes of the known one: an optional field that is absent keeps its value, `null` clears it
 * (contract, `updateListRisques`). Of criteria sent without their trace the instant of the write makes it; nothing does
 * where nobody knows that instant.
 */
export const mergeRisque = (
  { idRisque, idCategorie, code, displayName, isUserDefined, ...sent }: RisqueInput,
  known:
    | Pick<
        Risque,
        | 'danger'
        | 'remarques'
        | 'mesuresEnPlace'
        | 'nombreExposes'
        | 'evalGravite'
        | 'evalFrequence'
        | 'evalMaitrise'
        | 'evalueLe'
        | 'evaluationPrecedente'
      >
    | undefined,
  ecriture?: { readonly at: string; readonly termineeLe: string | null },
): Risque => {
  const merged = {
    idRisque,
    idCategorie,
    code,
    displayName,
    isUserDefined,
    danger: sent.danger ?? known?.danger ?? '',
    remarques: sent.remarques ?? known?.remarques ?? '',
    mesuresEnPlace: sent.mesuresEnPlace ?? known?.mesuresEnPlace ?? [],
    nombreExposes: sent.nombreExposes === undefined ? (known?.nombreExposes ?? null) : sent.nombreExposes,
    evalGravite: sent.evalGravite === undefined ? (known?.evalGravite ?? null) : sent.evalGravite,
    evalFrequence: sent.evalFrequence === undefined ? (known?.evalFrequence ?? null) : sent.evalFrequence,
    evalMaitrise: sent.evalMaitrise === undefined ? (known?.evalMaitrise ?? null) : sent.evalMaitrise,
  };
  const { evalueLe, evaluationPrecedente } =
    ecriture === undefined
      ? readTrace(known ?? {})
      : suivreEvaluation(known ?? {}, merged, ecriture.at, ecriture.termineeLe);
  return rateRisque({
    ...merged,
    evalueLe: sent.evalueLe === undefined ? evalueLe : sent.evalueLe,
    evaluationPrecedente:
      sent.evaluationPrecedente === undefined ? evaluationPrecedente : sent.evaluationPrecedente,
  });
};

/**
 * The action that a sent one makes of the known one: a field that a client of the first contract does not know keeps its
 * value, and becomes « Terminé » at the instant `at` (null: nobody knows when).
 */
export const mergeAction = (
  { budget = '', ...sent }: Omit<UpsertActionPreventiveRequest, 'apresIdAction'>,
  known:
    | Pick<ActionPreventive, 'conditionsExecution' | 'indicateurResultat' | 'type' | 'statut' | 'termineeLe'>
    | undefined,
  at: string | null,
) => ({
  ...sent,
  budget,
  conditionsExecution: sent.conditionsExecution ?? known?.conditionsExecution ?? '',
  indicateurResultat: sent.indicateurResultat ?? known?.indicateurResultat ?? '',
  type: sent.type === undefined ? (known?.type ?? null) : sent.type,
  termineeLe:
    sent.termineeLe === undefined || sent.statut !== 'Terminé' ? suivreFin(known, sent, at) : sent.termineeLe,
});

/** A unit with its level: the mean of its risks. */
const rateUnite = (unite: UniteDeTravail): UniteDeTravail => ({
  ...unite,
  niveauDeRisqueValue: computeNiveauMoyen(unite.risques),
});

/** The fields of a unit that a sent one makes of the known one: what is absent keeps its value (contract, `updateListUnitesDeTravail`). */
export const mergeUnite = (
  {
    idUniteDeTravail,
    displayName,
    ...sent
  }: Pick<UniteDeTravailInput, 'idUniteDeTravail' | keyof ValeursDUnite | 'displayName'>,
  known: ValeursDUnite | undefined,
) => ({
  idUniteDeTravail,
  displayName,
  effectif: sent.effectif === undefined ? (known?.effectif ?? null) : normalizeEffectif(sent.effectif),
  differencesSelonSexe: sent.differencesSelonSexe ?? known?.differencesSelonSexe ?? '',
});

/** The unit that a sent one makes: what it does not say is empty, its levels are computed. */
export const toUnite = ({
  categorieDeRisques = [],
  risques = [],
  papripactActionsPreventives = [],
  famillesNonConcernees = [],
  ...fields
}: UniteDeTravailInput): UniteDeTravail => {
  const unite = rateUnite({
    ...mergeUnite(fields, undefined),
    categorieDeRisques,
    risques: risques.map((risque) => mergeRisque(risque, undefined)),
    papripactActionsPreventives: papripactActionsPreventives.map((action) =>
      mergeAction(action, undefined, null),
    ),
    famillesNonConcernees: [],
    niveauDeRisqueValue: null,
  });
  return ecarterFamilles(unite, famillesNonConcernees);
};

/** A unit that has just been added: nothing in it. */
export const createUnite = (idUniteDeTravail: string, displayName: string): UniteDeTravail =>
  toUnite({ idUniteDeTravail, displayName });

/** The data with the levels of the units that changed, and the document's (specification 2, section 9: the mean of all risks). */
export function rateData(before: Pick<DuerpData, 'unitesDeTravail'>, after: DuerpData): DuerpData {
  if (after.unitesDeTravail === before.unitesDeTravail) return after;
  const known = new Set(before.unitesDeTravail);
  const niveauDeRisqueTotalValue = computeNiveauMoyen(...after.unitesDeTravail.map(({ risques }) => risques));
  return {
    ...after,
    unitesDeTravail: after.unitesDeTravail.map((unite) => (known.has(unite) ? unite : rateUnite(unite))),
    niveauDeRisqueTotalValue,
    niveauDeRisqueTotalStatus: classifyNiveauDeRisque(niveauDeRisqueTotalValue),
  };
}
