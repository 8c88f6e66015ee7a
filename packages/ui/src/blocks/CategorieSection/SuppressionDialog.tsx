import type { CategorieDeRisques } from '@odu/api-contract';
import { formatPluriel, NNBSP, quoteFr } from '@odu/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { describeContenuDuRisque } from './describe-contenu-du-risque.ts';
import type { RisqueDeCategorie } from './RisqueRow.tsx';

export interface SuppressionDialogProps {
  categorie: Pick<CategorieDeRisques, 'displayName'>;
  risqueCount: number;
  /** One of its risks, or all of it. */
  toDelete: RisqueDeCategorie | 'categorie';
  countActions: (idRisque: string) => number;
  onClose: () => void;
  onDeleteCategorie: () => void;
  onDeleteRisque: (risque: RisqueDeCategorie) => void;
}

/** Asks before what was written goes: a category with its risks, or one risk. */
export function SuppressionDialog({
  categorie,
  risqueCount,
  toDelete,
  countActions,
  onClose,
  onDeleteCategorie,
  onDeleteRisque,
}: SuppressionDialogProps) {
  const what =
    toDelete === 'categorie'
      ? `la catégorie ${quoteFr(categorie.displayName)}`
      : `le risque ${quoteFr(toDelete.displayName)}`;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Supprimer ${what}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={() => (toDelete === 'categorie' ? onDeleteCategorie() : onDeleteRisque(toDelete))}
    >
      {toDelete === 'categorie'
        ? `Vous perdrez ${formatPluriel(risqueCount, 'risque')} de cette unité, avec tout ce que vous y avez écrit.`
        : describeContenuDuRisque(toDelete, countActions(toDelete.idRisque))}
    </ConfirmDialog>
  );
}
