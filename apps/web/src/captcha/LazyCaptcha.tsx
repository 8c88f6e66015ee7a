import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';

/** The bot check, loaded after the form that it protects. */
export const LazyCaptcha = lazyPart(() => import('./Captcha.tsx'), {
  fallback: (
    <SkeletonGroup label="Chargement de la vérification anti-robot…">
      <Skeleton variant="field" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>La vérification anti-robot n'a pas pu être chargée.</LoadFailure>
  ),
});
