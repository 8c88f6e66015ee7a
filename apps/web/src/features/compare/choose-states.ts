import type { Version } from '@odu/api-contract';
import { formatDateLongue } from '@odu/domain';

/** What stands for the document as it is now, in the address and in the choice. */
export const BROUILLON = 'brouillon';

/** Which two states are compared, by the ids of their versions; `BROUILLON` for the draft. */
export type ComparedStates = { readonly avant: string; readonly apres: string };

/** The two states that the address asks for: by default the newest version and the draft. What is not there any more is not taken. */
export function chooseStates(
  versions: readonly Pick<Version, 'id'>[],
  asked: { avant?: string | undefined; apres?: string | undefined },
): ComparedStates | null {
  const [newest] = versions;
  if (newest === undefined) return null;
  const isKnown = (id: string | undefined): id is string =>
    id === BROUILLON || versions.some((version) => version.id === id);
  return {
    avant: isKnown(asked.avant) ? asked.avant : newest.id,
    apres: isKnown(asked.apres) ? asked.apres : BROUILLON,
  };
}

/** The choices of both sides, the draft first, then the newest version. */
export const listStates = (
  versions: readonly Pick<Version, 'id' | 'versionNumber' | 'creationTime'>[],
): { value: string; label: string }[] => [
  { value: BROUILLON, label: 'Brouillon actuel' },
  ...versions.map(({ id, versionNumber, creationTime }) => ({
    value: id,
    label: `Version ${versionNumber} du ${formatDateLongue(creationTime)}`,
  })),
];
