import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';

/** The form of an action, whose fields weigh as much as a step. */
export const LazyActionForm = lazyPart(() => import('./ActionForm.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>Le formulaire de l'action n'a pas pu être chargé.</LoadFailure>
  ),
});
