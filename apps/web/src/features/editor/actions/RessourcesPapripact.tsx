import { ApiError } from '@odu/api-contract';
import {
  CHAMPS_DU_PAPRIPACT,
  modifierRessourcesPapripact,
  PHRASE_DES_RESSOURCES,
  ressourcesPapripactFormSchema,
} from '@odu/domain';
import { Button, Card, PhraseDeLoi, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { isText, trimTyped } from '../../../drafts/draft-changes.ts';
import { RESSOURCES_ITEM } from '../../../drafts/draft-items.ts';
import { useDraftSlot } from '../../../drafts/use-draft-slot.ts';
import { BoundTextArea } from '../../../forms/fields/BoundTextArea.tsx';
import { saveWhenLeft } from '../../../forms/save-when-left.ts';
import { SaveWhenGone } from '../../../forms/SaveWhenGone.tsx';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { SchemaForm } from '../../../forms/SchemaForm.tsx';

type RessourcesPapripactProps = { duerpId: string; saved: string };

/** What the company can use for its yearly programme, saved by its button and when the reader leaves it. */
export function RessourcesPapripact({ duerpId, saved }: RessourcesPapripactProps) {
  useFocusedPlace('ressources');
  const edit = useEditDuerp(duerpId);
  const slot = useDraftSlot(duerpId, RESSOURCES_ITEM);
  return (
    <Card padding="large" id="ressources" onBlur={saveWhenLeft}>
      <SchemaForm
        aria-label={CHAMPS_DU_PAPRIPACT.ressourcesPapripact.label}
        initialValues={{ ressourcesPapripact: saved }}
        schema={ressourcesPapripactFormSchema}
        draft={{ slot, fields: { ressourcesPapripact: isText } }}
        onSubmit={(values, { seen, markSaved }) => {
          const edition = modifierRessourcesPapripact(
            trimTyped(saved, seen.ressourcesPapripact),
            trimTyped(saved, values.ressourcesPapripact),
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
            <SaveWhenGone />
            <SaveButton isDirty={isDirty} isPending={isSubmitting} />
          </Stack>
        )}
      </SchemaForm>
    </Card>
  );
}

/** Stands from the first letter on: gone with the save, it would move what is pressed next, which is what saved, from under the pointer. */
function SaveButton({ isDirty, isPending }: { isDirty: boolean; isPending: boolean }) {
  const [isShown, setIsShown] = useState(isDirty);
  if (isDirty && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <div>
      <Button type="submit" variant="secondary" isPending={isPending} pendingText="Enregistrement…">
        Enregistrer les ressources
      </Button>
    </div>
  );
}
