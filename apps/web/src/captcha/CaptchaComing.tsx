import { Skeleton, SkeletonGroup } from '@odu/ui';
import { useRef } from 'react';
import { useHeldSubmission } from './use-held-submission.ts';

/** What stands in place of the bot check while its code is on its way; the form waits for it. */
export function CaptchaComing() {
  const place = useRef<HTMLDivElement>(null);
  useHeldSubmission(place);
  return (
    <div ref={place}>
      <SkeletonGroup label="Chargement de la vérification anti-robot…">
        <Skeleton variant="field" />
      </SkeletonGroup>
    </div>
  );
}
