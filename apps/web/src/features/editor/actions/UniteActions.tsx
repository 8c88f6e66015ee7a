import type { ActionPreventive, UniteDeTravail } from '@odu/api-contract';
import { supprimerAction } from '@odu/domain';
import { ActionCard, Button, EmptyState, Icon, IconPlus, Stack, useFocusAfterRemoval } from '@odu/ui';
import { useEffect, useRef } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { useIdToFocus } from '../model/use-id-to-focus.ts';
import { NoRisques } from '../parts/NoRisques.tsx';

type UniteActionsProps = {
  duerpId: string;
  unite: UniteDeTravail;
  /** Opens the form of an action, null for a new one. */
  onOpen: (action: ActionPreventive | null) => void;
};

/** The preventive actions of one unit. */
export function UniteActions({ duerpId, unite, onOpen }: UniteActionsProps) {
  const edit = useEditDuerp(duerpId);
  const { papripactActionsPreventives: actions, risques } = unite;
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>(
    actions.map(({ idAction }) => idAction),
  );
  // An action that the address opened was opened by no button of this page.
  const idToFocus = useIdToFocus('action');
  const itemToFocus = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (idToFocus !== null) itemToFocus.current?.querySelector('button')?.focus();
  }, [idToFocus]);
  // An action outlives its risk.
  if (risques.length === 0 && actions.length === 0)
    return <NoRisques duerpId={duerpId} unite={unite.idUniteDeTravail} />;
  return (
    <Stack gap="medium">
      {/* It stays where it is when the first action comes: the dialog gives the focus back to it. */}
      <div>
        <Button ref={fallbackRef} onPress={() => onOpen(null)}>
          <Icon shape={IconPlus} /> Ajouter une action préventive
        </Button>
      </div>
      {actions.length === 0 && (
        <EmptyState example="Par exemple&nbsp;: poser un revêtement antidérapant avant l'hiver.">
          Aucune action préventive pour cette unité de travail.
        </EmptyState>
      )}
      {actions.map((action) => (
        <div key={action.idAction} ref={registerItem(action.idAction)}>
          <div ref={action.idAction === idToFocus ? itemToFocus : null}>
            <ActionCard
              action={action}
              risque={risques.find(({ idRisque }) => idRisque === action.idRisqueAssocie) ?? null}
              onEdit={() => onOpen(action)}
              onDelete={(idAction, seen) => {
                expectRemoval(idAction);
                edit(supprimerAction({ ...action, ...seen }));
              }}
            />
          </div>
        </div>
      ))}
    </Stack>
  );
}
