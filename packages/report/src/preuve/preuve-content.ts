import { formatDateLongue, formatHeure, NBSP } from '@odu/domain';
import type { ChampContent } from '../content/report-content.ts';
import type { PreparedInput } from './preuve.ts';

/** What is printed so that a reader can check the file. */
export type PreuveContent = { faits: ChampContent[]; verificationUrl: string };

/** The facts of the version that its seal holds; null in a demo, which proves nothing. */
export function buildPreuveContent({
  preuve,
  versionNumber,
  creationTime,
}: PreparedInput): PreuveContent | null {
  if (preuve === null) return null;
  const instant = `${formatDateLongue(creationTime)} à ${formatHeure(creationTime)}`;
  return {
    faits: [
      { label: 'Version', valeur: `N°${NBSP}${versionNumber}, générée le ${instant} (heure de Paris)` },
      {
        label: 'Empreinte de la version précédente (SHA-256)',
        valeur: preuve.previousHash ?? `Aucune${NBSP}: c’est la première version.`,
      },
    ],
    verificationUrl: preuve.verificationUrl,
  };
}
