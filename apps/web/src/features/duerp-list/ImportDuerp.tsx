import { Button, Icon, IconUpload } from '@odu/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import * as links from '../../routing/links.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// Opened by a press only: the list comes first.
const ImportDuerpDialog = lazyPart(() => import('./ImportDuerpDialog.tsx'), {
  isFetchedAhead: true,
  isShown: ({ isOpen }) => isOpen,
  failure: ({ isOpen }, retry) =>
    isOpen && <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

/** The button that imports a DUERP, and its dialog; the imported one is opened. */
export function ImportDuerp() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ImportButton onPress={() => setIsOpen(true)} />
      <ImportDuerpDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onImported={async (duerpId) => router.history.push(links.duerp(duerpId))}
      />
    </>
  );
}

export const ImportButton = ({ onPress }: { onPress?: () => void }) => (
  <Button variant="secondary" {...(onPress && { onPress })}>
    <Icon shape={IconUpload} size="small" /> Importer un DUERP
  </Button>
);
