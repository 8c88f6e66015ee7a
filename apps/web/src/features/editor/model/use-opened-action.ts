import type { ActionPreventive, UniteDeTravail } from '@odu/api-contract';
import { useState } from 'react';

/** An action with the unit that it stands in. */
export type ActionOuverte = { readonly unite: UniteDeTravail; readonly action: ActionPreventive };

const findAction = (unites: readonly UniteDeTravail[], id: string | undefined): ActionOuverte | null => {
  for (const unite of unites) {
    const action = unite.papripactActionsPreventives.find(({ idAction }) => idAction === id);
    if (action !== undefined) return { unite, action };
  }
  return null;
};

/** The action of an id as it was when its form opened, for what is being typed stays, whoever changes or deletes it meanwhile; null without one. */
export function useOpenedAction(
  unites: readonly UniteDeTravail[],
  id: string | undefined,
): ActionOuverte | null {
  const [opened, setOpened] = useState<ActionOuverte | null>(null);
  if (opened?.action.idAction === id) return opened;
  const found = findAction(unites, id);
  if (found !== null || opened !== null) setOpened(found);
  return found;
}
