import type { RisqueTrouve } from '@odu/domain';
import { RisqueCard, SelectionAll, Stack, VirtualList } from '@odu/ui';
import { useCallback, useMemo } from 'react';
import { useIdToFocus } from '../model/use-id-to-focus.ts';
import { useCardSize } from './use-card-size.ts';

type FoundRisquesProps = {
  found: readonly RisqueTrouve[];
  onOpen: (idRisque: string) => void;
  /** What a press on a found risk does, for who cannot see: « ajouter une action ». */
  openLabel?: string | undefined;
  onAddAction?: ((idRisque: string) => void) | undefined;
};

const getKey = ({ risque }: RisqueTrouve) => risque.idRisque;

/** The risks that a search has found, each with its unit. */
export default function FoundRisques({ found, onOpen, openLabel, onAddAction }: FoundRisquesProps) {
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
        renderItem={renderItem}
      />
    </Stack>
  );
}
