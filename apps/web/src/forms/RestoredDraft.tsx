import { Alert, Button, focusField } from '@odu/ui';

/** Says that a draft stands in the fields, and takes it out on demand. */
export function RestoredDraft({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert
      live="polite"
      actions={
        <Button
          variant="secondary"
          onPress={({ target }) => {
            onDrop();
            // The button goes with the draft: its form begins again.
            focusField(target.closest('form'));
          }}
        >
          Abandonner cette saisie
        </Button>
      }
    >
      Votre saisie non enregistrée a été reprise.
    </Alert>
  );
}
