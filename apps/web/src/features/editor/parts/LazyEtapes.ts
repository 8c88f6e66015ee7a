import { lazyPart } from '../../../loading/lazy-part.tsx';

/** The steps in a panel, on a phone. */
export const LazyEtapes = lazyPart(() => import('./EtapesSheet.ts'), { isFetchedAhead: true });
