import type { Risque, UniteDeTravail } from '@odu/api-contract';
import { useState } from 'react';

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

/** The risk that a dialog is about: as it was when the dialog opened once somebody deletes it, for what is being typed stays; null without one. */
export function useOpenedRisque(
  unites: readonly UniteDeTravail[],
  id: string | null | undefined,
): RisqueOuvert | null {
  const found = findRisque(unites, id);
  const [opened, setOpened] = useState(found);
  if (id !== opened?.risque.idRisque && (found !== null || opened !== null)) setOpened(found);
  return found ?? (opened?.risque.idRisque === id ? opened : null);
}
