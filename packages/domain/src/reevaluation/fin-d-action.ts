import type { ActionPreventive } from '@odu/api-contract/types';

type Fin = Pick<ActionPreventive, 'statut' | 'termineeLe'>;
type ActionDeRisque = Pick<ActionPreventive, 'idRisqueAssocie' | 'termineeLe'>;

/** When an action became « Terminé », after a write at the instant `at` (null: nobody knows when): an action that was stays as it was. */
export const suivreFin = (
  before: Fin | undefined,
  { statut }: Pick<Fin, 'statut'>,
  at: string | null,
): string | null => {
  if (statut !== 'Terminé') return null;
  return before?.statut === 'Terminé' ? (before.termineeLe ?? null) : at;
};

/** The newest instant at which an action of each risk was finished, by the risk; one without any is not in it. */
export const indexFinsDAction = (actions: readonly ActionDeRisque[]): ReadonlyMap<string, string> => {
  const fins = new Map<string, string>();
  for (const { idRisqueAssocie, termineeLe } of actions)
    if (idRisqueAssocie && termineeLe && termineeLe > (fins.get(idRisqueAssocie) ?? ''))
      fins.set(idRisqueAssocie, termineeLe);
  return fins;
};

/** The newest instant at which an action of a risk was finished; null for none. */
export const findFinDAction = (actions: readonly ActionDeRisque[], idRisque: string): string | null =>
  indexFinsDAction(actions.filter(({ idRisqueAssocie }) => idRisqueAssocie === idRisque)).get(idRisque) ??
  null;
