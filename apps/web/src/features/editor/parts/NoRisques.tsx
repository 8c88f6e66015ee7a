import { MissingBefore } from './MissingBefore.tsx';

/** Steps 5 and 6 without a risk: in the whole document, or in the unit that is named. */
export function NoRisques({ duerpId, unite }: { duerpId: string; unite?: string }) {
  return (
    <MissingBefore duerpId={duerpId} step={4} unite={unite} linkLabel="Ajouter des risques">
      {unite === undefined
        ? "Vous devez d'abord ajouter des risques à vos unités de travail."
        : "Cette unité de travail n'a pas encore de risque."}
    </MissingBefore>
  );
}
