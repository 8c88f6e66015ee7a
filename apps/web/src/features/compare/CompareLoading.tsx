import { Skeleton, SkeletonGroup } from '@odu/ui';

/** What stands while the code or the states of a comparison are on their way. */
export const CompareLoading = () => (
  <SkeletonGroup label="Chargement de la comparaison…">
    <Skeleton variant="title" />
    <Skeleton variant="block" />
  </SkeletonGroup>
);
