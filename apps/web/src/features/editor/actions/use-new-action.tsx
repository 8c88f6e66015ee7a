import type { DuerpDocument } from '@odu/api-contract';
import { mesuresDePrevention } from '@odu/domain';
import { useState } from 'react';
import { useOpenedRisque } from '../model/use-opened-risque.ts';
import { LazyActionForm } from './LazyActionForm.tsx';

/** The form of a new action beside a list of risks: what opens it for one of them, and the form while it is open. */
export function useNewAction(duerp: DuerpDocument) {
  // The setter is what opens it, so that the cards of a long list are not drawn again.
  const [idRisque, setIdRisque] = useState<string | null>(null);
  const opened = useOpenedRisque(duerp.data.unitesDeTravail, idRisque);
  const newAction = opened !== null && (
    <LazyActionForm
      key={idRisque}
      duerp={duerp}
      unite={opened.unite}
      action={null}
      idRisque={idRisque}
      isProgrammeExpected={mesuresDePrevention(duerp.data.entreprise).regime === 'programme'}
      onClose={() => setIdRisque(null)}
    />
  );
  return { addActionFor: setIdRisque, newAction };
}
