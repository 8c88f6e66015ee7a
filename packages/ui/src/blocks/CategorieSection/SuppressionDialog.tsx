import { formatPluriel, NNBSP, quoteFr } from '@odu/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { describeContenuDuRisque } from './describe-contenu-du-risque.ts';
import type { RisqueDeCategorie } from './RisqueRow.tsx';

/** A category as its question shows it. */
export interface CategorieVue {
  readonly displayName: string;
  readonly risques: readonly RisqueDeCategorie[];
}

export interface SuppressionDialogProps {
  /** A risk, or a category with its risks. */
  toDelete: RisqueDeCategorie | CategorieVue;
  countActions: (idRisque: string) => number;
  onClose: () => void;
  onDeleteCategorie: (seen: CategorieVue) => void;
  onDeleteRisque: (risque: RisqueDeCategorie) => void;
}

/** Asks before what was written goes: a category with its risks, or one risk. */
export function SuppressionDialog({
  toDelete,
  countActions,
  onClose,
  onDeleteCategorie,
  onDeleteRisque,
}: SuppressionDialogProps) {
  const what = 'risques' in toDelete ? 'la catégorie' : 'le risque';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Supprimer ${what} ${quoteFr(toDelete.displayName)}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={() => ('risques' in toDelete ? onDeleteCategorie(toDelete) : onDeleteRisque(toDelete))}
    >
      {'risques' in toDelete
        ? `Vous perdrez ${formatPluriel(toDelete.risques.length, 'risque')} de cette unité, avec tout ce que vous y avez écrit.`
        : describeContenuDuRisque(toDelete, countActions(toDelete.idRisque))}
    </ConfirmDialog>
  );
}
