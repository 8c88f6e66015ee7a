// The engine keeps all pages, and what it computed for them, until the last one: a third of a megabyte a row. So a report of many
// rows is typeset in parts: its long tables piece by piece, then the rest, with free pages for them, and `pdf/parts` joins the files.
import type { Place } from '../pdf/link-places.ts';
import { FREE_PAGE } from '../pdf/parts/free-page.ts';
import { type Part, type PrintedReport, type Section, type Titre, listLongTables } from './long-tables.ts';

/** From how many rows of its long tables a report is typeset in parts, and how many of them a part has. */
export type RowLimits = { atOnce: number; inAPart: number };

/** 1,000 risks with an action for every third and a hundred lines of a journal, at once, take less than 800 MB, and a quarter less time than in parts. */
export const ROW_LIMITS: RowLimits = { atOnce: 1_500, inAPart: 500 };

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
  const tables = listLongTables(content);
  if (tables.reduce((rows, table) => rows + table.rows, 0) <= atOnce) return null;
  const parts = tables.filter(({ rows }) => rows > inAPart).flatMap(({ split }) => split(inAPart));
  if (parts.length === 0) return null;
  const { risques, actions, familles, journal } = content;
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
      const apart = {
        risques: pagesOf('risques'),
        actions: pagesOf('actions'),
        raisons: pagesOf('raisons'),
        journal: pagesOf('journal'),
      };
      return {
        ...content,
        risques: apart.risques === null ? risques : { ...risques, groupes: [] },
        actions: apart.actions === null ? actions : { ...actions, lignes: [] },
        familles: familles === null || apart.raisons === null ? familles : { ...familles, raisons: [] },
        journal: journal === null || apart.journal === null ? journal : { ...journal, lignes: [] },
        apart: { lieu: FREE_PAGE, ...apart },
      };
    },
  };
}
