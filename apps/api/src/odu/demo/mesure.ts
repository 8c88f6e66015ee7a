import type { PlanAction } from './plan.ts';

type Programme = NonNullable<PlanAction['programme']>;

/** An action with what the yearly programme asks of it (art. L4121-3-1 III 1° C. trav.). */
export const mesure = (
  risque: string,
  descriptionDeLaMesure: string,
  { qui, budget, echeance, statut = 'À planifier' }: Suivi,
  type: Programme['type'],
  conditionsExecution: string,
  indicateurResultat: string,
): PlanAction => ({
  risque,
  descriptionDeLaMesure,
  responsable: qui,
  budget,
  echeance,
  statut,
  programme: { type, conditionsExecution, indicateurResultat },
});

type Suivi = { qui: string; budget: string; echeance: number; statut?: PlanAction['statut'] };
