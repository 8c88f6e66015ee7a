import type { UniteDeTravail } from '@odu/api-contract';
import { findRisques, prepareRisque, readFiltreDeRisques, type RisqueTrouve } from '@odu/domain';
import {
  Button,
  EmptyState,
  IconSearch,
  RisqueFinder,
  Skeleton,
  SkeletonGroup,
  Stack,
  usePreparedSearch,
} from '@odu/ui';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import * as links from '../../../routing/links.ts';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { useMove, usePlaceOf } from '../model/place.ts';

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

const NOTHING = { q: undefined, filtre: undefined };

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
  const q = usePlaceOf('q') ?? '';
  const filtreChoisi = readFiltreDeRisques(usePlaceOf('filtre'));
  // The fields answer each key at once; what is found, and what gives way to it, follow in slices.
  const recherche = useDeferredValue(q);
  const filtre = useDeferredValue(filtreChoisi);
  const isSearching = recherche.trim() !== '' || filtre !== null;
  usePreparedSearch(
    useMemo(() => unites.flatMap(({ risques }) => risques), [unites]),
    prepareRisque,
  );
  const found = useMemo(
    () => (isSearching ? findRisques(unites, { recherche, filtre }) : []),
    [isSearching, unites, recherche, filtre],
  );
  // The last one of what was left to do has just been done.
  const isDone = filtre === links.NON_EVALUES && recherche.trim() === '';
  const nothing = (
    <EmptyState
      icon={IconSearch}
      action={
        <Button variant="secondary" onPress={() => move(NOTHING)}>
          Afficher tous les risques
        </Button>
      }
    >
      {isDone ? 'Tous les risques sont évalués.' : 'Aucun risque ne correspond à votre recherche.'}
    </EmptyState>
  );
  const cards =
    found.length === 0 ? (
      nothing
    ) : (
      <FoundRisques found={found} onOpen={onOpen} openLabel={openLabel} onAddAction={onAddAction} />
    );
  const searchKey = JSON.stringify([recherche, filtre]);
  return (
    <Stack gap="large">
      <RisqueFinder
        value={{ recherche: q, filtre: filtreChoisi }}
        onChange={(next) =>
          move({ q: next.recherche === '' ? undefined : next.recherche, filtre: next.filtre ?? undefined })
        }
        {...(isSearching && { nombreTrouves: found.length })}
      >
        {tools}
      </RisqueFinder>
      {isSearching ? (renderFound?.({ found, searchKey, nothing }) ?? cards) : children}
    </Stack>
  );
}
