import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { isSearching, readRecherche, type RechercheDeRisques } from '@odu/domain';
import { useMemo, useState } from 'react';
import { usePlaceOf } from './place.ts';

/** What the address asks for, the same object until it asks for something else. */
export function useAskedRecherche(unites: readonly UniteDeTravail[]): RechercheDeRisques {
  const q = usePlaceOf('q');
  const filtre = usePlaceOf('filtre');
  const famille = usePlaceOf('famille');
  const named = usePlaceOf('dans');
  const { unite } = readRecherche({ dans: named }, unites);
  return useMemo(
    () => ({ ...readRecherche({ q, filtre, famille }, []), unite }),
    [q, filtre, famille, unite],
  );
}

/** Whether the page was opened at a search of a document that can be searched: what it finds is shown then, wherever it stands. */
export function useIsOpenedAtRecherche({ data, hasFullAccess_Derivated }: DuerpDocument): boolean {
  const asked = useAskedRecherche(data.unitesDeTravail);
  const [isOpenedAt] = useState(() => isSearching(asked));
  return isOpenedAt && hasFullAccess_Derivated;
}
