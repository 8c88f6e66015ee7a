import { CHAMPS_D_UNITE_DE_TRAVAIL, formatEffectif, type Precision } from '@odu/domain';
import type { SnapshotUnite } from '../report-input.ts';
import { textOrNull } from './text-length.ts';

/** Who works in a unit, and how women and men are exposed differently; [] where nobody said, or the version is older than that. */
export function describeExposition({
  effectif,
  differencesSelonSexe,
}: Pick<SnapshotUnite, 'effectif' | 'differencesSelonSexe'>): Precision[] {
  const differences = textOrNull(differencesSelonSexe);
  const { effectif: total, differencesSelonSexe: sexe } = CHAMPS_D_UNITE_DE_TRAVAIL;
  return [
    ...(effectif ? [{ label: total.label, texte: formatEffectif(effectif) }] : []),
    ...(differences === null ? [] : [{ label: sexe.label, texte: differences }]),
  ];
}
