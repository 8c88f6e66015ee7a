import type { DuerpDocument } from '@odu/api-contract';
import { Button, Icon, IconHelp, VisuallyHidden } from '@odu/ui';
import { useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import type { Etape } from '../model/etapes.ts';

// Read once or twice, over the step: nothing of the page moves.
const AideDialog = lazyPart(() => import('./AideDialog.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => <LoadFailure onRetry={retry}>L'aide n'a pas pu être chargée.</LoadFailure>,
});

type AideDEtapeProps = {
  /** Left out before it exists. */
  duerp?: DuerpDocument;
  step: Etape;
};

/** Beside the title of a step: opens what it is for, what is left to do and what the law asks. */
export function AideDEtape({ duerp, step }: AideDEtapeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <Icon shape={IconHelp} /> Aide<VisuallyHidden> sur cette étape</VisuallyHidden>
      </Button>
      {isOpen && <AideDialog {...(duerp && { duerp })} step={step} onClose={() => setIsOpen(false)} />}
    </>
  );
}
