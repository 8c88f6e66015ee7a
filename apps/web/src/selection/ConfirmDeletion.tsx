import { formatPluriel, NNBSP, type RisquesChoisis } from '@odu/domain';
import { ConfirmDialog, describeContenuDuRisque } from '@odu/ui';

/** How many of chosen risks have something written that their deletion would lose. */
export const countWritten = (choisis: readonly RisquesChoisis[]): number =>
  choisis.reduce((count, { unite, risques }) => {
    const countActions = (id: string) =>
      unite.papripactActionsPreventives.filter(({ idRisqueAssocie }) => idRisqueAssocie === id).length;
    const written = risques.filter(
      (risque) => describeContenuDuRisque(risque, countActions(risque.idRisque)) !== null,
    );
    return count + written.length;
  }, 0);

type ConfirmDeletionProps = {
  choisis: readonly RisquesChoisis[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before several risks are deleted of which something is written. */
export function ConfirmDeletion({ choisis, onConfirm, onClose }: ConfirmDeletionProps) {
  const count = choisis.reduce((sum, { risques }) => sum + risques.length, 0);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Supprimer ${formatPluriel(count, 'risque')}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={onConfirm}
    >
      {formatPluriel(
        countWritten(choisis),
        "d'entre eux est évalué, décrit ou suivi par une action",
        "d'entre eux sont évalués, décrits ou suivis par une action",
      )}
      &nbsp;: vous perdrez ce qui y est écrit. Les actions restent, sans risque associé.
    </ConfirmDialog>
  );
}
