import type { DuerpDocument } from '@odu/api-contract';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';
import * as links from '../../routing/links.ts';

type DetailDocumentProps = { duerp: DuerpDocument; choosePlanHref: string };

/** The whole document to read; in demonstration its free texts cannot be. */
export function DetailDocument({ duerp, choosePlanHref }: DetailDocumentProps) {
  return (
    <LazyDocumentView
      displayName={duerp.displayName}
      data={duerp.data}
      isDemo={!duerp.hasFullAccess_Derivated}
      choosePlanHref={choosePlanHref}
      getRisqueHref={(place) => links.evaluationDuRisque(duerp.id, place)}
    />
  );
}
