import type { CodeDeFamille, DuerpDocument } from '@odu/api-contract';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { FailureInView } from '../../../shell/FailureInView.tsx';
import { useOpened } from '../model/use-opened.ts';

// Who opens nothing does not wait for it.
const PremadeRisques = lazyPart(() => import('./PremadeRisques.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => (
    <FailureInView onRetry={retry}>Les exemples de risques n'ont pas pu être chargés.</FailureInView>
  ),
});

/** The examples of the referential beside the units: what opens them for one unit, and their dialog while it is open. It stays with what is ticked when a colleague deletes the unit. */
export function usePremadeRisques({ id: duerpId, data }: DuerpDocument) {
  const [picking, setPicking] = useState<{ id: string; famille: CodeDeFamille | null } | null>(null);
  const id = picking?.id;
  const found = data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id) ?? null;
  const unite = useOpened(found, id);
  const pickExemples = useCallback(
    (idUniteDeTravail: string, famille: CodeDeFamille | null) =>
      setPicking({ id: idUniteDeTravail, famille }),
    [],
  );
  const exemples = picking !== null && unite !== null && (
    <PremadeRisques
      duerpId={duerpId}
      unite={unite}
      famille={picking.famille}
      onClose={() => setPicking(null)}
    />
  );
  return { pickExemples, exemples };
}
