import type { Risque, UniteDeTravail } from '@odu/api-contract';
import { useOpened } from './use-opened.ts';

/** A risk with the unit that it stands in. */
export type RisqueOuvert = { readonly unite: UniteDeTravail; readonly risque: Risque };

/** The risk of an id with its unit; null when there is none, or no id. */
export const findRisque = (
  unites: readonly UniteDeTravail[],
  id: string | null | undefined,
): RisqueOuvert | null => {
  for (const unite of unites) {
    const risque = unite.risques.find(({ idRisque }) => idRisque === id);
    if (risque !== undefined) return { unite, risque };
  }
  return null;
};

/** The risk that a dialog is about, as `useOpened` keeps it; null without one. */
export function useOpenedRisque(
  unites: readonly UniteDeTravail[],
  id: string | null | undefined,
): RisqueOuvert | null {
  return useOpened(findRisque(unites, id), id);
}
