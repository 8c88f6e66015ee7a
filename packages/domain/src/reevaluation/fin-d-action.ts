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
