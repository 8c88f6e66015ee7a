import { NBSP, NNBSP } from '@odu/domain';
import { Alert, Button } from '@odu/ui';
import { PRODUCT_NAME } from '../../routing/use-page-title.ts';

type UnreadableEditsProps = {
  /** Each as far as it can be told; empty when nothing can. */
  what: readonly string[];
  onAbandon: () => void;
};

// A page that was not loaded since an update cannot know what a newer one wrote.
const REST = `les autres modifications le sont. Si ${PRODUCT_NAME} vient d'être mis à jour, rechargez la page${NBSP}: la nouvelle version saura peut-être lire ce qui reste.`;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Edits that this device kept and that this page cannot read: which, that the others are saved, and the way out. */
export function UnreadableEdits({ what, onAbandon }: UnreadableEditsProps) {
  const isMany = what.length > 1;
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={
        isMany
          ? 'Des modifications gardées sur cet appareil ne peuvent pas être lues'
          : 'Une modification gardée sur cet appareil ne peut pas être lue'
      }
      actions={
        <Button variant="quiet" onPress={onAbandon}>
          {isMany ? `Abandonner ces ${what.length} modifications` : 'Abandonner cette modification'}
        </Button>
      }
    >
      {what.map((one) => `${capitalize(one)}. `).join('')}
      {isMany
        ? `Elles ne sont pas enregistrées, et restent sur cet appareil${NNBSP};`
        : `Elle n'est pas enregistrée, et reste sur cet appareil${NNBSP};`}{' '}
      {REST}
    </Alert>
  );
}
