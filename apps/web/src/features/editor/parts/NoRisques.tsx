import { MissingBefore } from './MissingBefore.tsx';

/** Steps 5 and 6 without a risk. */
export function NoRisques({ duerpId }: { duerpId: string }) {
  return (
    <MissingBefore duerpId={duerpId} step={4} linkLabel="Ajouter des risques">
      Vous devez d'abord ajouter des risques à vos unités de travail.
    </MissingBefore>
  );
}
