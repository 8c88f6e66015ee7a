import type { ActionPreventive, StatutAction } from '@odu/api-contract/types';
import { STATUTS_ACTION } from '../papripact/papripact.ts';
import { isDay, toParisDay } from '../texte/format-date.ts';

type Action = Pick<ActionPreventive, 'date' | 'statut'>;

/** Whether an action is still to be done. */
export const isActionOuverte = ({ statut }: Pick<Action, 'statut'>): boolean =>
  statut !== 'Terminé' && statut !== 'Annulé';

/** How many actions have each status, in the order of the form; every status is there. */
export const countActionsByStatut = (
  actions: readonly Pick<Action, 'statut'>[],
): { statut: StatutAction; nombre: number }[] =>
  STATUTS_ACTION.map((statut) => ({
    statut,
    nombre: actions.filter((action) => action.statut === statut).length,
  }));

/** The actions of a month. */
export type ActionsDuMois = {
  /** `YYYY-MM`; null for the actions whose date is none. */
  mois: string | null;
  /** Still to be done, the late ones apart. */
  aFaire: number;
  /** Still to be done, and their day is over. */
  enRetard: number;
  terminees: number;
  annulees: number;
};

/** The actions by the month of their date, the earliest first, those without a date last. `today` is a day in Paris or an ISO instant; an action of today is not late. */
export function countActionsByMois(actions: readonly Action[], today: string): ActionsDuMois[] {
  const day = toParisDay(today);
  const months = Map.groupBy(actions, ({ date }) => (isDay(date) ? date.slice(0, 7) : null));
  return [...months]
    .toSorted(([one], [other]) => (one ?? '9999-99').localeCompare(other ?? '9999-99'))
    .map(([mois, ofMonth]) => {
      const ouvertes = ofMonth.filter(isActionOuverte);
      const enRetard = ouvertes.filter(({ date }) => isDay(date) && date < day).length;
      return {
        mois,
        aFaire: ouvertes.length - enRetard,
        enRetard,
        terminees: ofMonth.filter(({ statut }) => statut === 'Terminé').length,
        annulees: ofMonth.filter(({ statut }) => statut === 'Annulé').length,
      };
    });
}
