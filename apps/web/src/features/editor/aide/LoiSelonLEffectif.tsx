import type { EffectifDEntreprise } from '@odu/domain';
import { Button, Icon, IconHelp } from '@odu/ui';
import { useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';

const LoiDialog = lazyPart(() => import('./LoiDialog.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => <LoadFailure onRetry={retry}>Cette aide n'a pas pu être chargée.</LoadFailure>,
});

/** Beside the number of employees: opens what the law asks of an employer of the size that is being typed. */
export function LoiSelonLEffectif({ entreprise }: { entreprise: EffectifDEntreprise }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <Icon shape={IconHelp} /> Ce que la loi demande à cet effectif
      </Button>
      {isOpen && <LoiDialog entreprise={entreprise} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
