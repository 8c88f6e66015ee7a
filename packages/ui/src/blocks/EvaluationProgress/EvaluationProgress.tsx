import { formatNombre, formatPluriel } from '@odu/domain';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface EvaluationProgressProps {
  total: number;
  evalues: number;
  /** The unit that it is about; without it, the whole document. */
  unite?: string;
}

/** How many risks are evaluated, in the document or in one unit. */
export function EvaluationProgress({ total, evalues, unite }: EvaluationProgressProps) {
  if (total === 0) return <Text tone="soft">Aucun risque à évaluer</Text>;
  const count =
    unite === undefined ? formatPluriel(evalues, 'risque évalué', 'risques évalués') : formatNombre(evalues);
  return (
    <ProgressBar
      label={unite ?? "Avancement de l'évaluation"}
      value={evalues}
      maxValue={total}
      valueText={`${count} sur ${formatNombre(total)}`}
      tone={evalues === total ? 'success' : 'brand'}
    />
  );
}
