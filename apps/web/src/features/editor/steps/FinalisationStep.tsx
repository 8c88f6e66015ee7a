import type { DuerpDocument } from '@odu/api-contract';
import { controleDeConformite, listProblemesDeCompletude } from '@odu/domain';
import { Button, CompletudeAlert, ConformiteCard, Disclosure, DocumentView, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { suiviQuery } from '../../../queries/duerp/duerps.ts';
import * as links from '../../../routing/links.ts';
import * as places from '../../../routing/places.ts';
import { AvecSelection } from '../../../selection/AvecSelection.tsx';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { AnnexeDesExpositions } from '../annexe/AnnexeDesExpositions.tsx';
import { useIsOpenedAtRecherche } from '../../../place/use-asked-recherche.ts';
import { GenerateVersion } from '../parts/GenerateVersion.tsx';
import { DOCUMENT_PARTS } from '../../../document/document-parts.tsx';

type FinalisationStepProps = { duerp: DuerpDocument; onGenerated: (versionId: string) => void };

/** Step 7: what is missing, what it will look like, and the new version. */
export default function FinalisationStep({ duerp, onGenerated }: FinalisationStepProps) {
  const [isGenerating, setIsGenerating] = useState(false);
  const [today] = useState(() => new Date().toISOString());
  const { api } = useApp();
  const { data: suivi } = useQuery({ ...suiviQuery(api, duerp.id), enabled: duerp.versions.length > 0 });
  useFocusedPlace('generer');
  const problemes = listProblemesDeCompletude(duerp.data);
  return (
    <Stack gap="large">
      <Stack gap="large" id="generer">
        <CompletudeAlert problemes={problemes} getHref={(one) => links.probleme(duerp.id, one)} />
        <div>
          <Button isDisabled={problemes.length > 0} onPress={() => setIsGenerating(true)}>
            Générer une version
          </Button>
        </div>
      </Stack>
      <AnnexeDesExpositions duerp={duerp} />
      <ConformiteCard
        points={controleDeConformite(duerp.data, duerp.versions, suivi ?? null, today)}
        suiviHref={places.suivi(duerp.id)}
        getHref={(one) => places.point(duerp.id, one)}
      />
      <Apercu duerp={duerp} />
      {isGenerating && (
        <GenerateVersion duerp={duerp} onClose={() => setIsGenerating(false)} onGenerated={onGenerated} />
      )}
    </Stack>
  );
}

/** Open from the start at a search of the address. */
function Apercu({ duerp }: { duerp: DuerpDocument }) {
  const isOpenedAtRecherche = useIsOpenedAtRecherche(duerp);
  return (
    <Disclosure
      title={duerp.hasFullAccess_Derivated ? 'Aperçu' : 'Aperçu (démonstration)'}
      defaultExpanded={isOpenedAtRecherche}
    >
      <ApercuDocument duerp={duerp} defaultView={isOpenedAtRecherche ? 'interactive' : 'simplifiee'} />
    </Disclosure>
  );
}

type ApercuDocumentProps = { duerp: DuerpDocument; defaultView: 'interactive' | 'simplifiee' };

// A letter of its search draws the field alone.
const ApercuDocument = memo(function ApercuDocument({ duerp, defaultView }: ApercuDocumentProps) {
  return (
    <AvecSelection duerp={duerp} canEvaluate>
      <DocumentView
        parts={DOCUMENT_PARTS}
        displayName={duerp.displayName}
        data={duerp.data}
        isDemo={!duerp.hasFullAccess_Derivated}
        headingLevel={3}
        defaultView={defaultView}
        choosePlanHref={links.choosePlan(duerp.id)}
      />
    </AvecSelection>
  );
});
