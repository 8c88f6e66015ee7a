import { listRisquesAReevaluer } from '@odu/domain';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { RisquesAReevaluerProps } from './RisquesAReevaluer.tsx';

/** The risks to evaluate anew; nothing stands in its place, and nothing is fetched, until there is one. */
export const LazyAReevaluer = lazyPart<RisquesAReevaluerProps>(() => import('./RisquesAReevaluer.tsx'), {
  isShown: ({ duerp }) => listRisquesAReevaluer(duerp.data.unitesDeTravail).length > 0,
});
