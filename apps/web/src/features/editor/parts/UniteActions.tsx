import type { UniteDeTravail } from '@odu/api-contract';
import { supprimerAction } from '@odu/domain';
import { ActionCard, Alert, Button, EmptyState, Icon, IconPlus, Stack, useFocusAfterRemoval } from '@odu/ui';
import { useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { ActionForm } from './ActionForm.tsx';

type UniteActionsProps = { duerpId: string; unite: UniteDeTravail };

/** The preventive actions of one unit. */
export function UniteActions({ duerpId, unite }: UniteActionsProps) {
  const edit = useEditDuerp(duerpId);
  // `new` opens an empty form, an id that action's.
  const [opened, setOpened] = useState<string | null>(null);
  const { papripactActionsPreventives: actions, risques } = unite;
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>(
    actions.map(({ idAction }) => idAction),
  );
  if (risques.length === 0)
    return <Alert tone="info">Cette unité de travail n'a pas encore de risque.</Alert>;
  return (
    <Stack gap="medium">
      {/* It stays where it is when the first action comes: the dialog gives the focus back to it. */}
      <div>
        <Button ref={fallbackRef} onPress={() => setOpened('new')}>
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
          <ActionCard
            action={action}
            risque={risques.find(({ idRisque }) => idRisque === action.idRisqueAssocie) ?? null}
            onEdit={setOpened}
            onDelete={(idAction) => {
              expectRemoval(idAction);
              edit(supprimerAction(action));
            }}
          />
        </div>
      ))}
      {opened !== null && (
        <ActionForm
          key={opened}
          duerpId={duerpId}
          unite={unite}
          action={actions.find(({ idAction }) => idAction === opened) ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
