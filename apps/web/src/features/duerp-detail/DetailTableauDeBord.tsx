import type { DuerpDocument, Version } from '@odu/api-contract';
import { TableauDeBord } from '@odu/ui';
import { memo } from 'react';
import { DOCUMENT_PARTS } from '../../document/document-parts.tsx';
import * as links from '../../routing/links.ts';

type DetailTableauDeBordProps = {
  duerp: DuerpDocument;
  /** Newest first. */
  versions: readonly Version[];
  today: string;
};

/** The document in figures; nothing while it has no risk. */
function DetailTableauDeBord({ duerp, versions, today }: DetailTableauDeBordProps) {
  return (
    <TableauDeBord
      data={duerp.data}
      versions={versions}
      today={today}
      isDemo={!duerp.hasFullAccess_Derivated}
      Dialog={DOCUMENT_PARTS.Dialog}
      isDrawnInParts
      getRisqueHref={(place) => links.risque(duerp.id, 5, place)}
    />
  );
}

export default memo(DetailTableauDeBord);
