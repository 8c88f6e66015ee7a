import { formatDateLongue } from '@odu/domain';
import type { ReportInput } from '../report-input.ts';
import type { VersionsContent } from './report-content.ts';
import { isLongRow, textOrNull } from './text-length.ts';

/** The notes of this version, then every version from the newest; this one is added when the list does not have it yet. */
export function buildVersionsContent(input: ReportInput): VersionsContent {
  const { versionNumber, creationTime, notesDeVersion } = input;
  const others = input.versions.filter((version) => version.versionNumber !== versionNumber);
  return {
    numero: String(versionNumber),
    notes: textOrNull(notesDeVersion),
    lignes: [...others, { versionNumber, creationTime, notesDeVersion }]
      .toSorted((a, b) => b.versionNumber - a.versionNumber)
      .map((version) => {
        const notes = textOrNull(version.notesDeVersion);
        return {
          numero: String(version.versionNumber),
          date: formatDateLongue(version.creationTime),
          notes,
          isCourante: version.versionNumber === versionNumber,
          isLong: isLongRow({ texts: [notes], charactersPerLine: 45 }),
        };
      }),
  };
}
