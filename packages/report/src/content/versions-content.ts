import { formatDateLongue, MOTIF_LABELS, PHRASE_CONSERVATION } from '@odu/domain';
import type { ReportInput } from '../report-input.ts';
import { buildPhraseContent } from './droit-content.ts';
import type { VersionsContent } from './report-content.ts';
import { isLongRow, textOrNull } from './text-length.ts';

/** The notes of this version, then every version from the newest with its reason; this one is added when the list does not have it yet. */
export function buildVersionsContent(input: ReportInput): VersionsContent {
  const { versionNumber, creationTime, notesDeVersion, motif } = input;
  const others = input.versions.filter((version) => version.versionNumber !== versionNumber);
  return {
    conservation: buildPhraseContent(PHRASE_CONSERVATION),
    numero: String(versionNumber),
    notes: textOrNull(notesDeVersion),
    lignes: [...others, { versionNumber, creationTime, notesDeVersion, motif }]
      .toSorted((a, b) => b.versionNumber - a.versionNumber)
      .map((version) => {
        const notes = textOrNull(version.notesDeVersion);
        const label = version.motif ? MOTIF_LABELS[version.motif] : null;
        return {
          numero: String(version.versionNumber),
          date: formatDateLongue(version.creationTime),
          motif: label,
          notes,
          isCourante: version.versionNumber === versionNumber,
          isLong: isLongRow({ texts: [label, notes], charactersPerLine: 45 }),
        };
      }),
  };
}
