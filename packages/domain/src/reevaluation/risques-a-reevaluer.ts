import type { ActionPreventive, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { isRisqueEvalue } from '../evaluation/niveau-de-risque.ts';
import { findFinDAction, indexFinsDAction } from './fin-d-action.ts';

type Actions = Pick<UniteDeTravail, 'papripactActionsPreventives'>;

const isEvalueAvant = (risque: Risque, termineeLe: string | null): boolean =>
  termineeLe !== null && isRisqueEvalue(risque) && (!risque.evalueLe || risque.evalueLe < termineeLe);

/** Whether an action of a risk was finished since the risk was evaluated. */
export const isAReevaluer = ({ papripactActionsPreventives }: Actions, risque: Risque): boolean =>
  isEvalueAvant(risque, findFinDAction(papripactActionsPreventives, risque.idRisque));

/** A risk to evaluate anew, and the actions that were finished since it was evaluated. */
export type RisqueAReevaluer = {
  readonly unite: UniteDeTravail;
  readonly risque: Risque;
  readonly actions: readonly ActionPreventive[];
};

/** The risks to evaluate anew, in the order of the units and of their lists. */
export const listRisquesAReevaluer = (unites: readonly UniteDeTravail[]): RisqueAReevaluer[] =>
  unites.flatMap((unite) => {
    const fins = indexFinsDAction(unite.papripactActionsPreventives);
    return unite.risques
      .filter((risque) => isEvalueAvant(risque, fins.get(risque.idRisque) ?? null))
      .map((risque) => ({
        unite,
        risque,
        actions: unite.papripactActionsPreventives.filter(
          ({ idRisqueAssocie, termineeLe }) =>
            idRisqueAssocie === risque.idRisque &&
            termineeLe &&
            (!risque.evalueLe || risque.evalueLe < termineeLe),
        ),
      }));
  });
