import type { ActionPreventive, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { isRisqueEvalue } from '../evaluation/niveau-de-risque.ts';
import { findFinDAction } from './fin-d-action.ts';

type Actions = Pick<UniteDeTravail, 'papripactActionsPreventives'>;

/** Whether an action of a risk was finished since the risk was evaluated. */
export function isAReevaluer({ papripactActionsPreventives }: Actions, risque: Risque): boolean {
  const termineeLe = findFinDAction(papripactActionsPreventives, risque.idRisque);
  if (termineeLe === null || !isRisqueEvalue(risque)) return false;
  return !risque.evalueLe || risque.evalueLe < termineeLe;
}

/** A risk to evaluate anew, and the actions that were finished since it was evaluated. */
export type RisqueAReevaluer = {
  readonly unite: UniteDeTravail;
  readonly risque: Risque;
  readonly actions: readonly ActionPreventive[];
};

/** The risks to evaluate anew, in the order of the units and of their lists. */
export const listRisquesAReevaluer = (unites: readonly UniteDeTravail[]): RisqueAReevaluer[] =>
  unites.flatMap((unite) =>
    unite.papripactActionsPreventives.every(({ termineeLe }) => !termineeLe)
      ? []
      : unite.risques
          .filter((risque) => isAReevaluer(unite, risque))
          .map((risque) => ({
            unite,
            risque,
            actions: unite.papripactActionsPreventives.filter(
              ({ idRisqueAssocie, termineeLe }) =>
                idRisqueAssocie === risque.idRisque &&
                termineeLe &&
                (!risque.evalueLe || risque.evalueLe < termineeLe),
            ),
          })),
  );
