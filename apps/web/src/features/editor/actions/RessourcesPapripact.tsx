import { ApiError } from '@odu/api-contract';
import {
  CHAMPS_DU_PAPRIPACT,
  modifierRessourcesPapripact,
  PHRASE_DES_RESSOURCES,
  ressourcesPapripactFormSchema,
} from '@odu/domain';
import { Button, Card, PhraseDeLoi, Stack, Text } from '@odu/ui';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { isText } from '../../../drafts/draft-changes.ts';
import { RESSOURCES_ITEM } from '../../../drafts/draft-items.ts';
import { useDraftSlot } from '../../../drafts/use-draft-slot.ts';
import { BoundTextArea } from '../../../forms/fields/BoundTextArea.tsx';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { SchemaForm } from '../../../forms/SchemaForm.tsx';

type RessourcesPapripactProps = { duerpId: string; saved: string };

/** What the company can use for its yearly programme, saved by its button. */
export function RessourcesPapripact({ duerpId, saved }: RessourcesPapripactProps) {
  useFocusedPlace('ressources');
  const edit = useEditDuerp(duerpId);
  const slot = useDraftSlot(duerpId, RESSOURCES_ITEM);
  return (
    <Card padding="large" id="ressources">
      <SchemaForm
        aria-label={CHAMPS_DU_PAPRIPACT.ressourcesPapripact.label}
        initialValues={{ ressourcesPapripact: saved }}
        schema={ressourcesPapripactFormSchema}
        draft={{ slot, fields: { ressourcesPapripact: isText } }}
        onSubmit={(values, { seen, markSaved }) => {
          const edition = modifierRessourcesPapripact(
            seen.ressourcesPapripact,
            values.ressourcesPapripact.trim(),
          );
          if (!edit(edition)) return Promise.reject(new ApiError(401));
          markSaved();
          return Promise.resolve();
        }}
      >
        {({ isSubmitting, isDirty }) => (
          <Stack>
            <Text tone="soft" isProse>
              <PhraseDeLoi phrase={PHRASE_DES_RESSOURCES} /> Par exemple des personnes, du temps, un budget,
              des aides.
            </Text>
            <BoundTextArea
              name="ressourcesPapripact"
              label={CHAMPS_DU_PAPRIPACT.ressourcesPapripact.label}
              isOptional
              minRows={2}
            />
            {isDirty && (
              <div>
                <Button
                  type="submit"
                  variant="secondary"
                  isPending={isSubmitting}
                  pendingText="Enregistrement…"
                >
                  Enregistrer les ressources
                </Button>
              </div>
            )}
          </Stack>
        )}
      </SchemaForm>
    </Card>
  );
}
