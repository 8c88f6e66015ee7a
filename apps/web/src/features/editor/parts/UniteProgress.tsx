import type { UniteDeTravail } from '@odu/api-contract';
import { formatNombre, isRisqueEvalue } from '@odu/domain';
import { ProgressBar } from '@odu/ui';

/** How many risks of one unit are evaluated; nothing for a unit without a risk. */
export function UniteProgress({ unite: { displayName, risques } }: { unite: UniteDeTravail }) {
  if (risques.length === 0) return null;
  const evalues = risques.filter(isRisqueEvalue).length;
  return (
    <ProgressBar
      label={displayName}
      value={evalues}
      maxValue={risques.length}
      valueText={`${formatNombre(evalues)} sur ${formatNombre(risques.length)}`}
      tone={evalues === risques.length ? 'success' : 'brand'}
    />
  );
}
