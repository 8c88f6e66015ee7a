import type { DuerpDocument } from '@odu/api-contract';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';

type DetailDocumentProps = { duerp: DuerpDocument; choosePlanHref: string };

/** The whole document to read, its grid apart, which the dashboard above has; in demonstration its free texts cannot be. */
export function DetailDocument({ duerp, choosePlanHref }: DetailDocumentProps) {
  return (
    <LazyDocumentView
      displayName={duerp.displayName}
      data={duerp.data}
      isDemo={!duerp.hasFullAccess_Derivated}
      choosePlanHref={choosePlanHref}
      hasRiskGrid={false}
    />
  );
}
