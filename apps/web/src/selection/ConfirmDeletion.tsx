import { formatPluriel, NBSP, NNBSP, type RisquesChoisis } from '@odu/domain';
import { ConfirmDialog, describeContenuDuRisque } from '@odu/ui';

/** What the deletion of each chosen risk would lose; null where nothing is written. */
const listPertes = (choisis: readonly RisquesChoisis[]): (string | null)[] =>
  choisis.flatMap(({ unite, risques }) =>
    risques.map((risque) =>
      describeContenuDuRisque(
        risque,
        unite.papripactActionsPreventives.filter(({ idRisqueAssocie }) => idRisqueAssocie === risque.idRisque)
          .length,
      ),
    ),
  );

/** How many of chosen risks have something written that their deletion would lose. */
export const countWritten = (choisis: readonly RisquesChoisis[]): number =>
  listPertes(choisis).filter((perte) => perte !== null).length;

type ConfirmDeletionProps = {
  choisis: readonly RisquesChoisis[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before chosen risks are deleted of which something is written. */
export function ConfirmDeletion({ choisis, onConfirm, onClose }: ConfirmDeletionProps) {
  const pertes = listPertes(choisis);
  const phrase = formatPluriel(
    countWritten(choisis),
    "d'entre eux est évalué, décrit ou suivi par une action",
    "d'entre eux sont évalués, décrits ou suivis par une action",
  );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Supprimer ${formatPluriel(pertes.length, 'risque')}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={onConfirm}
    >
      {pertes.length === 1
        ? pertes[0]
        : `${phrase}${NBSP}: vous perdrez ce qui y est écrit. Les actions restent, sans risque associé.`}
    </ConfirmDialog>
  );
}
