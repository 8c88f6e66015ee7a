import { Skeleton, SkeletonGroup, Text } from '@odu/ui';
import { readErrorStatus } from '../../api/api-error.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

type SectionStateProps = {
  /** Why the section's content is not there; null while it is on its way. */
  error: Error | null;
  /** What is true as long as the server answers that it does not have this function (501): nothing failed, there is nothing to try again. */
  notServedText?: string;
  failureText: string;
  onRetry: () => void;
};

/** What stands in a section without its content: it loads, it failed, or the server does not have it yet. */
export function SectionState({ error, notServedText, failureText, onRetry }: SectionStateProps) {
  if (error === null) {
    return (
      <SkeletonGroup>
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  if (notServedText !== undefined && readErrorStatus(error) === 501) {
    return (
      <Text tone="soft" isProse>
        {notServedText}
      </Text>
    );
  }
  return (
    <LoadFailure error={error} onRetry={onRetry}>
      {failureText}
    </LoadFailure>
  );
}
