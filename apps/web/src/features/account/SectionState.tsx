import { Skeleton, SkeletonGroup } from '@odu/ui';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

type SectionStateProps = {
  /** Why the section's content is not there; null while it is on its way. */
  error: Error | null;
  failureText: string;
  onRetry: () => void;
};

/** What stands in a section without its content: it loads, or it failed. */
export function SectionState({ error, failureText, onRetry }: SectionStateProps) {
  if (error === null) {
    return (
      <SkeletonGroup>
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  return (
    <LoadFailure error={error} onRetry={onRetry}>
      {failureText}
    </LoadFailure>
  );
}
