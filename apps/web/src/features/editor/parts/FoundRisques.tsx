import type { RisqueTrouve } from '@odu/domain';
import { RisqueCard, VirtualList } from '@odu/ui';

type FoundRisquesProps = {
  found: readonly RisqueTrouve[];
  onOpen: (idRisque: string) => void;
  /** What a press on a found risk does, for who cannot see: « ajouter une action ». */
  openLabel?: string | undefined;
  onAddAction?: ((idRisque: string) => void) | undefined;
  /** The risk whose dialog has just been closed: its card takes the focus back. */
  idToFocus: string | null;
};

/** The risks that a search has found, each with its unit. */
export default function FoundRisques({
  found,
  onOpen,
  openLabel,
  onAddAction,
  idToFocus,
}: FoundRisquesProps) {
  return (
    <VirtualList
      label="Risques trouvés"
      items={found}
      getKey={({ risque }) => risque.idRisque}
      estimateSize={180}
      scroll="page"
      focusKey={idToFocus}
      renderItem={({ unite, risque, categorie, nombreDActions }) => (
        <RisqueCard
          risque={risque}
          categorieName={[unite.displayName, categorie?.displayName ?? ''].filter(Boolean).join(' · ')}
          nombreDActions={nombreDActions}
          {...(openLabel !== undefined && { openLabel })}
          onEvaluate={onOpen}
          onAddAction={onAddAction}
        />
      )}
    />
  );
}
