import type { Risque, UniteDeTravail } from '@odu/api-contract/types';
import { isAReevaluer } from '../../reevaluation/risques-a-reevaluer.ts';
import { findFinDAction } from '../../reevaluation/fin-d-action.ts';
import { isSameCotation, laterOf, readTrace } from '../../reevaluation/suivre-evaluation.ts';
import { toChangement } from './changement.ts';
import type { Edition, ValeursDeRisque } from './intent.ts';

type ModificationDeRisque = Extract<Edition, { kind: 'modifierRisque' }>;

/** Writes values in a risk as it was seen; null when none differs. An evaluation after an action was finished keeps the one before. */
export function modifierRisque(
  {
    idUniteDeTravail,
    papripactActionsPreventives = [],
  }: Pick<UniteDeTravail, 'idUniteDeTravail'> & Partial<UniteDeTravail>,
  seen: Risque,
  values: Partial<ValeursDeRisque>,
): ModificationDeRisque | null {
  // A document of a server before these fields does not have them: that is nothing, and no change.
  const changement = toChangement<ValeursDeRisque>(
    { mesuresEnPlace: [], nombreExposes: null, ...seen },
    values,
  );
  const termineeLe = findFinDAction(papripactActionsPreventives, seen.idRisque);
  return (
    changement && {
      kind: 'modifierRisque',
      idUniteDeTravail,
      idRisque: seen.idRisque,
      ...changement,
      ...(termineeLe !== null && { termineeLe }),
    }
  );
}

/** Says at the instant `at` that the evaluation of a risk is right still: it is not to be evaluated anew any more. */
export const confirmerEvaluation = (
  {
    idUniteDeTravail,
    papripactActionsPreventives,
  }: Pick<UniteDeTravail, 'idUniteDeTravail' | 'papripactActionsPreventives'>,
  risque: Risque,
  at: string,
): ModificationDeRisque => ({
  kind: 'modifierRisque',
  idUniteDeTravail,
  idRisque: risque.idRisque,
  base: {},
  values: {},
  trace: {
    ...readTrace(risque),
    evalueLe: laterOf(at, findFinDAction(papripactActionsPreventives, risque.idRisque)),
  },
});

/**
 * What the evaluation of a risk writes when it is saved at the instant `at`: its values, and, where the criteria stay as
 * they are after an action was finished, that they are right still; null when neither.
 */
export function evaluerRisque(
  unite: UniteDeTravail,
  seen: Risque,
  values: Partial<ValeursDeRisque>,
  at: string,
): Edition | null {
  const written = modifierRisque(unite, seen, values);
  if (!isSameCotation(seen, { ...seen, ...values }) || !isAReevaluer(unite, seen)) return written;
  const confirmed = confirmerEvaluation(unite, seen, at);
  return written === null ? confirmed : { ...confirmed, ...written };
}
