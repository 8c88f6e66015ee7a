import type { ActionPreventive } from '@odu/api-contract/types';

type Fin = Pick<ActionPreventive, 'statut' | 'termineeLe'>;

/** When an action became « Terminé », after a write at the instant `at` (null: nobody knows when): an action that was stays as it was. */
export const suivreFin = (
  before: Fin | undefined,
  { statut }: Pick<Fin, 'statut'>,
  at: string | null,
): string | null => {
  if (statut !== 'Terminé') return null;
  return before?.statut === 'Terminé' ? (before.termineeLe ?? null) : at;
};

/** The newest instant at which an action of a risk was finished; null for none. */
export const findFinDAction = (
  actions: readonly Pick<ActionPreventive, 'idRisqueAssocie' | 'termineeLe'>[],
  idRisque: string,
): string | null =>
  actions.reduce<string | null>(
    (newest, { idRisqueAssocie, termineeLe }) =>
      idRisqueAssocie === idRisque && termineeLe && (newest === null || termineeLe > newest)
        ? termineeLe
        : newest,
    null,
  );

/** The same of each risk that has an action, all at once: for each of many risks, each action would be read. */
export const indexFinsDAction = (
  actions: readonly Pick<ActionPreventive, 'idRisqueAssocie' | 'termineeLe'>[],
): ReadonlyMap<string, string | null> => {
  const fins = new Map<string, string | null>();
  for (const [idRisque, ofRisque] of Map.groupBy(actions, ({ idRisqueAssocie }) => idRisqueAssocie))
    if (idRisque !== null) fins.set(idRisque, findFinDAction(ofRisque, idRisque));
  return fins;
};
