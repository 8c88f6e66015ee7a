import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazy, Suspense } from 'react';

const Captcha = lazy(() => import('./Captcha.tsx').then((module) => ({ default: module.Captcha })));

/** The bot check, loaded after the form that it protects. */
export function LazyCaptcha() {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Chargement de la vérification anti-robot…">
          <Skeleton variant="block" />
        </SkeletonGroup>
      }
    >
      <Captcha />
    </Suspense>
  );
}
