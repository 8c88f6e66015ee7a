import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { CaptchaComing } from './CaptchaComing.tsx';

/** The bot check, loaded after the form that it protects. */
export const LazyCaptcha = lazyPart(() => import('./Captcha.tsx'), {
  fallback: <CaptchaComing />,
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>La vérification anti-robot n'a pas pu être chargée.</LoadFailure>
  ),
});
