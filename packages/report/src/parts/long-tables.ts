import type { ReportContent } from '../content/report-content.ts';
import { countRows, cutGroupes, cutList, weighTexts } from './cut-rows.ts';

/** What the engine is given of a report: what is printed, without the files. */
export type PrintedReport = Omit<ReportContent, 'attachments'> & { hasReplacements: boolean };

export type Section = 'risques' | 'actions' | 'raisons' | 'journal';
export type Titre = { niveau: number; texte: string };

/** One part of a table, for `template/partie.typ`. */
export type Part = {
  section: Section;
  content: object;
  /** Its titles, in their order; the template has the text of one that is always the same. */
  titres: Titre[];
};

/** A table that grows with the document: how many rows it has, and how it is cut into parts of so many. */
type LongTable = { rows: number; split: (size: number) => Part[] };

type Common = Pick<PrintedReport, 'document' | 'hasReplacements'>;

/** How many chapters stand before that of each table, in the order of `template/report.typ`: a report may be without two of them. */
function countChapitresAvant({ familles, annexe }: PrintedReport): Record<Section, number> {
  const before = { risques: 4, actions: 5, raisons: 6 };
  const hasFamilles = familles !== null && familles.parties.length > 0;
  // The participants and the versions are always there.
  return { ...before, journal: before.raisons + (hasFamilles ? 1 : 0) + (annexe === null ? 0 : 1) + 2 };
}

const tableOfRisques = (
  { risques }: PrintedReport,
  { common, avant }: { common: Common; avant: number },
): LongTable => ({
  rows: risques.groupes.reduce((rows, groupe) => rows + countRows(groupe), 0),
  split: (size) => {
    let sections = 0;
    return cutGroupes(risques.groupes, size).map((groupes, index): Part => {
      const isFirst = index === 0;
      const chapitre = isFirst ? [avant] : [avant + 1, sections];
      const titles = groupes.flatMap(({ titre }) => (titre === null ? [] : [{ niveau: 2, texte: titre }]));
      sections += titles.length;
      return {
        section: 'risques',
        content: {
          ...common,
          chapitre,
          hasOuverture: isFirst,
          risques: { ...risques, groupes, expositions: isFirst ? risques.expositions : [] },
        },
        titres: isFirst ? [{ niveau: 1, texte: '' }, ...titles] : titles,
      };
    });
  },
});

/** A table that is one list under one title, which its first part has: `describe` gives a part's rows to the template, `listTexts` what is long in a row. */
const tableOfLignes = <T>(
  section: Section,
  lignes: readonly T[],
  {
    chapitre,
    titre,
    common,
    listTexts,
    describe,
  }: {
    chapitre: number[];
    titre: Titre;
    common: Common;
    listTexts: (ligne: T) => readonly string[];
    describe: (some: T[]) => object;
  },
): LongTable => {
  const weigh = (ligne: T): number => 1 + weighTexts(listTexts(ligne));
  return {
    rows: lignes.reduce((rows, ligne) => rows + weigh(ligne), 0),
    split: (size) =>
      cutList(lignes, size, weigh).map((some, index): Part => {
        const isFirst = index === 0;
        return {
          section,
          content: { ...common, chapitre, hasOuverture: isFirst, ...describe(some) },
          titres: isFirst ? [titre] : [],
        };
      }),
  };
};

/** The tables of a report that grow with its document, in the order of their pages. */
export function listLongTables(content: PrintedReport): LongTable[] {
  const { document, hasReplacements, actions, familles, journal } = content;
  const common = { document, hasReplacements };
  const avant = countChapitresAvant(content);
  return [
    tableOfRisques(content, { common, avant: avant.risques }),
    tableOfLignes('actions', actions.lignes, {
      chapitre: [avant.actions],
      titre: { niveau: 1, texte: actions.titre },
      common,
      listTexts: ({ mesure, precisions }) => [mesure, ...precisions.map(({ texte }) => texte)],
      describe: (lignes) => ({ actions: { ...actions, lignes } }),
    }),
    // The second title of their chapter, which stays in the rest.
    tableOfLignes('raisons', familles?.raisons ?? [], {
      chapitre: [avant.raisons + 1],
      titre: { niveau: 2, texte: '' },
      common,
      listTexts: ({ motif }) => [motif],
      describe: (raisons) => ({ raisons }),
    }),
    tableOfLignes('journal', journal?.lignes ?? [], {
      chapitre: [avant.journal],
      titre: { niveau: 1, texte: '' },
      common,
      listTexts: ({ details }) => details,
      describe: (lignes) => ({ journal: { ...journal, lignes } }),
    }),
  ];
}
