// The engine keeps all pages, and what it computed for them, until the last one: a third of a megabyte a row. So a report of many
// rows is typeset in parts: its long tables piece by piece, then the rest, with free pages for them, and `pdf/parts` joins the files.
import type { ReportContent } from '../content/report-content.ts';
import type { Place } from '../pdf/link-places.ts';
import { FREE_PAGE } from '../pdf/parts/free-page.ts';
import { cutGroupes, cutList } from './cut-rows.ts';

/** What the engine is given of a report: what is printed, without the files. */
export type PrintedReport = Omit<ReportContent, 'attachments'> & { hasReplacements: boolean };

/** From how many rows (risks and actions) a report is typeset in parts, and how many of them a part has. */
export type RowLimits = { atOnce: number; inAPart: number };

/** 1,000 risks with an action for every third, at once, take less than 700 MB. */
export const ROW_LIMITS: RowLimits = { atOnce: 1_400, inAPart: 500 };

/** The chapters before each table, in the order of `template/report.typ`. */
const CHAPITRES_AVANT = { risques: 4, actions: 5 } as const;

type Section = keyof typeof CHAPITRES_AVANT;
type Titre = { niveau: number; texte: string };

/** One part of a table, for `template/partie.typ`. */
type Part = {
  section: Section;
  content: object;
  /** Its titles, in their order. */
  titres: Titre[];
};

/** A page of a part, for the frame: its titles with their places, and whether a sign without a font stands on it. */
type FreePage = { titres: (Titre & { x: number; y: number })[]; hasSigne: boolean };

/** What became of a part: its pages, and where its places are. */
type MadePart = { pages: readonly unknown[]; places: readonly Place[] };

/** A report to typeset in parts. */
export type SplitReport = {
  /** The contents of the parts, in the order of their pages. */
  parts: object[];
  /** The content of the rest, by what became of the parts. */
  frame: (made: readonly MadePart[]) => object;
};

type Common = Pick<PrintedReport, 'document' | 'hasReplacements'>;

function splitRisques({ risques }: PrintedReport, common: Common, size: number): Part[] {
  let sections = 0;
  return cutGroupes(risques.groupes, size).map((groupes, index): Part => {
    const isFirst = index === 0;
    const chapitre = isFirst ? [CHAPITRES_AVANT.risques] : [CHAPITRES_AVANT.risques + 1, sections];
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
      // The template has the chapter's own.
      titres: isFirst ? [{ niveau: 1, texte: '' }, ...titles] : titles,
    };
  });
}

function splitActions({ actions }: PrintedReport, common: Common, size: number): Part[] {
  return cutList(actions.lignes, size).map((lignes, index): Part => {
    const isFirst = index === 0;
    return {
      section: 'actions',
      content: {
        ...common,
        chapitre: [isFirst ? CHAPITRES_AVANT.actions : CHAPITRES_AVANT.actions + 1],
        hasOuverture: isFirst,
        actions: { ...actions, lignes },
      },
      titres: isFirst ? [{ niveau: 1, texte: actions.titre }] : [],
    };
  });
}

function listFreePages({ titres }: Part, { places, pages }: MadePart): FreePage[] {
  const found = places.filter(([name]) => name === 'titre');
  if (found.length !== titres.length)
    throw new Error('A part of the report has other titles than its content');
  return pages.map((_, index) => ({
    titres: found.flatMap(([, page, x, y], at) => {
      const titre = titres[at];
      return page !== index + 1 || titre === undefined ? [] : [{ ...titre, x, y }];
    }),
    hasSigne: places.some(([name, page]) => name === 'signe' && page === index + 1),
  }));
}

/** Splits a report of many rows into the parts of its long tables and the rest; null for one that is typeset at once. */
export function splitReport(content: PrintedReport, { atOnce, inAPart } = ROW_LIMITS): SplitReport | null {
  const { document, hasReplacements, risques, actions } = content;
  const common = { document, hasReplacements };
  const rows = risques.groupes.flatMap(({ blocs }) => blocs.flatMap(({ lignes }) => lignes)).length;
  if (rows + actions.lignes.length <= atOnce) return null;
  const parts = [
    ...(rows > inAPart ? splitRisques(content, common, inAPart) : []),
    ...(actions.lignes.length > inAPart ? splitActions(content, common, inAPart) : []),
  ];
  if (parts.length === 0) return null;
  return {
    parts: parts.map((part) => part.content),
    frame: (made) => {
      const pagesOf = (section: Section): FreePage[] | null => {
        const pages = parts.flatMap((part, index) => {
          const one = made[index];
          return part.section !== section || one === undefined ? [] : listFreePages(part, one);
        });
        return pages.length === 0 ? null : pages;
      };
      const apart = { lieu: FREE_PAGE, risques: pagesOf('risques'), actions: pagesOf('actions') };
      return {
        ...content,
        risques: { ...risques, groupes: apart.risques === null ? risques.groupes : [] },
        actions: { ...actions, lignes: apart.actions === null ? actions.lignes : [] },
        apart,
      };
    },
  };
}
