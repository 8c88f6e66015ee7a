import type { UniteDeTravail } from '@odu/api-contract';
import {
  findRisques,
  isSearching,
  prepareRisque,
  writeRecherche,
  type RechercheDeRisques,
  type RisqueTrouve,
} from '@odu/domain';
import { RisqueFinder, Skeleton, SkeletonGroup, Stack, usePreparedSearch } from '@odu/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { NO_SEARCH, useMove } from '../../../place/place.ts';
import { useAskedRecherche } from '../../../place/use-asked-recherche.ts';

// Their cards come with the first search: a step opens without them.
const FoundRisques = lazyPart(() => import('./FoundRisques.tsx'), {
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup label="Chargement des risques trouvés…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>Les risques trouvés n'ont pas pu être chargés.</LoadFailure>
  ),
});

// Two lists of choices, and the names of the families: wanted by who looks for them.
const PlusDeFiltres = lazyPart(() => import('./plus-de-filtres.ts'), {
  isFetchedAhead: true,
  failure: (_, retry) => <LoadFailure onRetry={retry}>Les filtres n'ont pas pu être chargés.</LoadFailure>,
});

/** What a search has found, to be shown otherwise than as cards. */
export type Trouvaille = {
  readonly found: readonly RisqueTrouve[];
  /** The same as long as the search is. */
  readonly searchKey: string;
  /** What stands where nothing is left to show. */
  readonly nothing: ReactNode;
};

type FindableRisquesProps = {
  unites: readonly UniteDeTravail[];
  onOpen: (idRisque: string) => void;
  /** What a press on a found risk does, for who cannot see: « ajouter une action ». */
  openLabel?: string;
  /** Offers an action beside what the press does. */
  onAddAction?: (idRisque: string) => void;
  /** Shows what is found, instead of the cards. */
  renderFound?: ((trouvaille: Trouvaille) => ReactNode) | undefined;
  /** Other fields beside the search. */
  tools?: ReactNode;
  /** What stands here while nothing is searched. */
  children: ReactNode;
};

/** A search over the risks of all units, told in the address; while it finds, the worst first, it stands for the step's content. */
export function FindableRisques({
  unites,
  onOpen,
  openLabel,
  onAddAction,
  renderFound,
  tools,
  children,
}: FindableRisquesProps) {
  const move = useMove();
  const asked = useAskedRecherche(unites);
  // The fields answer each key at once; what is found, and what gives way to it, follow in slices.
  const recherche = useDeferredValue(asked);
  const isFinding = isSearching(recherche);
  usePreparedSearch(
    useMemo(() => unites.flatMap(({ risques }) => risques), [unites]),
    prepareRisque,
  );
  const found = useMemo(
    () => (isFinding ? findRisques(unites, recherche) : []),
    [isFinding, unites, recherche],
  );
  // There is nothing to search before the first risk; the tools stay where they are when the last one goes.
  const isUseful = isFinding || unites.some(({ risques }) => risques.length > 0);
  const [isUsed, setIsUsed] = useState(isUseful);
  if (isUseful && !isUsed) setIsUsed(true);
  const searchKey = JSON.stringify(recherche);
  const cards = (
    <FoundRisques
      found={found}
      recherche={recherche}
      onShowAll={() => move(NO_SEARCH)}
      onOpen={onOpen}
      openLabel={openLabel}
      onAddAction={onAddAction}
    />
  );
  const finder = {
    value: asked,
    onChange: (next: RechercheDeRisques) => move(writeRecherche(next)),
  };
  return (
    <Stack gap="large">
      {isUsed && (
        <RisqueFinder
          {...finder}
          {...(isFinding && { nombreTrouves: found.length })}
          more={<PlusDeFiltres {...finder} unites={unites} />}
        >
          {tools}
        </RisqueFinder>
      )}
      {isFinding ? (renderFound?.({ found, searchKey, nothing: cards }) ?? cards) : children}
    </Stack>
  );
}
