import { Skeleton, SkeletonGroup } from '@odu/ui';
import { useEffect, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';

type CadreProps = { level: 3 | 4 };

const LazyCadre = lazyPart<CadreProps & { isWanted: boolean }>(() => import('./cadre-reglementaire.ts'), {
  isShown: ({ isWanted }) => isWanted,
  // Before the first document is shown: by then the network may be gone.
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup>
      <Skeleton lines={4} />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>Cette partie du document n'a pas pu être chargée.</LoadFailure>
  ),
});

/** Stands folded in every document: fetched once the page is used, so that it weighs on none. Paper that is asked for before it came has its title alone. */
export function Cadre({ level }: CadreProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  return <LazyCadre level={level} isWanted={isWanted} />;
}
