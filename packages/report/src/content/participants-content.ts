import type { SnapshotEntreprise } from '../report-input.ts';
import type { ParticipantsContent } from './report-content.ts';
import { isLongRow, textOrNull } from './text-length.ts';

/** Who an employer asks first; the rest of the page is for the people of the units. */
const ROLES = [
  'Employeur ou son représentant',
  'Salarié désigné pour la prévention',
  'Comité social et économique (CSE)',
  'Service de prévention et de santé au travail (SPST)',
] as const;
const LINES = 12;

/** The page to sign: the employer's name is known, the others are written by hand. */
export function buildParticipantsContent(
  entreprise: SnapshotEntreprise | null | undefined,
): ParticipantsContent {
  const representant = textOrNull(entreprise?.nomDuRepresentantLegal);
  return {
    lignes: Array.from({ length: LINES }, (_, index) => {
      const nom = index === 0 ? representant : null;
      return {
        nom,
        fonction: ROLES[index] ?? null,
        isLong: isLongRow({ texts: [nom], charactersPerLine: 22 }),
      };
    }),
  };
}
