import {
  DECOMPTE_DES_SEUILS,
  formatPluriel,
  listDemandesDeLaLoi,
  type EffectifDEntreprise,
} from '@odu/domain';
import { Dialog, Text } from '@odu/ui';
import { LoisAConnaitre } from './LoisAConnaitre.tsx';

type LoiDialogProps = { entreprise: EffectifDEntreprise; onClose: () => void };

/** What the law asks of an employer, by headcount and by sector, private or public. */
export default function LoiDialog({ entreprise, onClose }: LoiDialogProps) {
  const { nombreEmployes = null } = entreprise;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Ce que la loi demande">
      <Text tone="soft" isProse>
        {nombreEmployes === null
          ? "Le nombre d'employés n'est pas encore saisi\u00A0: voici ce qui vaut de part et d'autre de chaque seuil."
          : `Pour une entreprise de ${formatPluriel(nombreEmployes, 'salarié')}. ${DECOMPTE_DES_SEUILS}`}
      </Text>
      <LoisAConnaitre phrases={listDemandesDeLaLoi(entreprise)} />
    </Dialog>
  );
}
