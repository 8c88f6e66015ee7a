import type { MotifDeVersion } from '@odu/api-contract/types';

/** Why a version is made, in the order in which they are offered; the three cases of art. R4121-2 C. trav. stand in its order. */
export const MOTIF_LABELS = {
  PREMIERE_VERSION: 'Première version',
  MISE_A_JOUR_ANNUELLE: 'Mise à jour annuelle',
  CHANGEMENT_IMPORTANT: 'Changement important des conditions de travail',
  INFORMATION_NOUVELLE: 'Information nouvelle sur un risque',
  ACCIDENT_OU_MALADIE: 'Accident du travail ou maladie professionnelle',
  AUTRE: 'Autre motif',
} as const satisfies Record<MotifDeVersion, string>;

/** The reasons that can be given: the first version alone is one, the later ones are any other. */
export const listMotifs = (hasVersion: boolean): MotifDeVersion[] =>
  // The keys of a record of every reason.
  (Object.keys(MOTIF_LABELS) as MotifDeVersion[]).filter(
    (motif) => (motif === 'PREMIERE_VERSION') !== hasVersion,
  );
