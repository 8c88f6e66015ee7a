import { examineFamilles, FAMILLES_DE_RISQUES, formatFamillesExaminees, formatPluriel } from '@odu/domain';
import type { ExamenDeFamille } from '@odu/domain';
import type { SnapshotData } from '../report-input.ts';
import { isLongRow } from './text-length.ts';

type CelluleDeFamille = { texte: string; statut: ExamenDeFamille['statut'] };

/** The table of units and families, in parts of a few units that fit on the width of a page, and the reasons given. */
export type FamillesContent = {
  parties: {
    unites: { nom: string; resume: string }[];
    lignes: { famille: string; cellules: CelluleDeFamille[] }[];
  }[];
  raisons: { unite: string; famille: string; motif: string; isLong: boolean }[];
};

/** How many units stand beside each other. */
const UNITES_PAR_PARTIE = 5;

const cut = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const describe = ({ statut, nombreDeRisques }: ExamenDeFamille): CelluleDeFamille => {
  if (statut === 'avec risques') return { texte: formatPluriel(nombreDeRisques, 'risque'), statut };
  return { texte: statut === 'non concernée' ? 'Non concernée' : 'À examiner', statut };
};

/** What each unit says of each family of the referential; nothing for a document without units. */
export function buildFamillesContent({
  unitesDeTravail,
}: Pick<SnapshotData, 'unitesDeTravail'>): FamillesContent {
  const examens = unitesDeTravail.map((unite) => ({
    nom: unite.displayName,
    examen: examineFamilles(unite),
  }));
  return {
    parties: cut(examens, UNITES_PAR_PARTIE).map((unites) => ({
      unites: unites.map(({ nom, examen }) => ({ nom, resume: formatFamillesExaminees(examen) })),
      lignes: Object.values(FAMILLES_DE_RISQUES).map((famille, index) => ({
        famille,
        cellules: unites.flatMap(({ examen }) => {
          const one = examen[index];
          return one === undefined ? [] : [describe(one)];
        }),
      })),
    })),
    raisons: examens.flatMap(({ nom, examen }) =>
      examen
        .filter(({ motif }) => motif.trim() !== '')
        .map(({ displayName, motif }) => ({
          unite: nom,
          famille: displayName,
          motif,
          isLong: isLongRow(
            { texts: [motif], charactersPerLine: 45 },
            { texts: [nom, displayName], charactersPerLine: 22 },
          ),
        })),
    ),
  };
}
