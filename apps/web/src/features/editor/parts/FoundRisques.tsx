import { isSearching, type RechercheDeRisques, type RisqueTrouve } from '@odu/domain';
import { Button, EmptyState, IconSearch, RisqueCard, SelectionAll, Stack, VirtualList } from '@odu/ui';
import { useCallback, useMemo } from 'react';
import { useInParts } from '../../../place/place.ts';
import * as links from '../../../routing/links.ts';
import { useIdToFocus } from '../model/use-id-to-focus.ts';
import { useCardSize } from './use-card-size.ts';

type FoundRisquesProps = {
  found: readonly RisqueTrouve[];
  /** What was asked for. */
  recherche: RechercheDeRisques;
  onShowAll: () => void;
  onOpen: (idRisque: string) => void;
  /** What a press on a found risk does, for who cannot see: « ajouter une action ». */
  openLabel?: string | undefined;
  onAddAction?: ((idRisque: string) => void) | undefined;
};

const getKey = ({ risque }: RisqueTrouve) => risque.idRisque;

/** The risks that a search has found, each with its unit. */
export default function FoundRisques({
  found,
  recherche,
  onShowAll,
  onOpen,
  openLabel,
  onAddAction,
}: FoundRisquesProps) {
  const idToFocus = useIdToFocus();
  // Kept, so that a card is drawn again only when its risk is another.
  const renderItem = useCallback(
    ({ unite, risque, categorie, nombreDActions }: RisqueTrouve) => (
      <RisqueCard
        risque={risque}
        categorieName={[unite.displayName, categorie?.displayName ?? ''].filter(Boolean).join(' · ')}
        nombreDActions={nombreDActions}
        {...(openLabel !== undefined && { openLabel })}
        onEvaluate={onOpen}
        onAddAction={onAddAction}
      />
    ),
    [openLabel, onOpen, onAddAction],
  );
  const risques = useMemo(() => found.map(({ risque }) => risque), [found]);
  const cardSize = useCardSize();
  const inParts = useInParts();
  // The last one of what was left to do has just been done.
  const isDone = recherche.filtre === links.NON_EVALUES && !isSearching({ ...recherche, filtre: null });
  if (found.length === 0)
    return (
      <EmptyState
        icon={IconSearch}
        action={
          <Button variant="secondary" onPress={onShowAll}>
            Afficher tous les risques
          </Button>
        }
      >
        {isDone ? 'Tous les risques sont évalués.' : 'Aucun risque ne correspond à votre recherche.'}
      </EmptyState>
    );
  return (
    <Stack gap="small">
      <SelectionAll label="Tous les risques trouvés" risques={risques} />
      <VirtualList
        label="Risques trouvés"
        items={found}
        getKey={getKey}
        estimateSize={cardSize}
        scroll="page"
        focusKey={idToFocus}
        inParts={inParts}
        renderItem={renderItem}
      />
    </Stack>
  );
}
