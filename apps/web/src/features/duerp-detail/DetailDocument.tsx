import type { DuerpDocument } from '@odu/api-contract';
import { memo } from 'react';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';
import { DOCUMENT_PARTS } from '../../document/document-parts.tsx';
import { useIsOpenedAtRecherche } from '../../place/use-asked-recherche.ts';
import * as links from '../../routing/links.ts';
import { AvecSelection } from '../../selection/AvecSelection.tsx';

type DetailDocumentProps = { duerp: DuerpDocument; choosePlanHref: string };

/**
 * The whole document to read, its grid apart, which the dashboard above has; in demonstration its free texts cannot be. In its
 * interactive view several risks are ticked, and one thing is done with all of them.
 */
export function DetailDocument(props: DetailDocumentProps) {
  const isOpenedAtRecherche = useIsOpenedAtRecherche(props.duerp);
  return <Document {...props} defaultView={isOpenedAtRecherche ? 'interactive' : 'simplifiee'} />;
}

type DocumentProps = DetailDocumentProps & { defaultView: 'interactive' | 'simplifiee' };

// A letter of its search draws the field alone.
const Document = memo(function Document({ duerp, choosePlanHref, defaultView }: DocumentProps) {
  return (
    <AvecSelection duerp={duerp} canEvaluate>
      <LazyDocumentView
        displayName={duerp.displayName}
        data={duerp.data}
        hasRiskGrid={false}
        isDrawnInParts
        defaultView={defaultView}
        parts={DOCUMENT_PARTS}
        isDemo={!duerp.hasFullAccess_Derivated}
        choosePlanHref={choosePlanHref}
        risqueLinks={{
          getRisqueHref: (place) => links.risque(duerp.id, 5, place),
          getActionHref: (place) => links.risque(duerp.id, 6, place),
          saisieHref: links.duerpEditor(duerp.id, 4),
        }}
      />
    </AvecSelection>
  );
});
