import type { Place } from '../pdf/link-places.ts';

/** One standard a file: the engine cannot claim PDF/A and PDF/UA together. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'ua-1';

/** A document as the engine wrote it, and where its named places are, for the links to them. */
export type TypesetPages = { pdf: Buffer; places: readonly Place[] };

/** The engine with its fonts and the template's folder. */
export type Compiler = {
  /** Whether its files declare the standard that is asked for, which it has then checked. */
  declaresStandard: boolean;
  /** A file of the template's folder that only exists in memory, until `forget`. */
  mapFile: (name: string, bytes: Buffer) => void;
  /** The PDF of a file of the template's folder, which may list its named places (`<places>`); throws a ReportError with the engine's lines. */
  makePdf: (main: string, standard: PdfStandard, hasPlaces: boolean) => TypesetPages;
  /** Drops the files in memory and what was kept of the last document. */
  forget: () => void;
};

/** What an engine is made with: the folder of the template, the fonts' bytes. */
export type CompilerOptions = { directory: string; fonts: readonly Buffer[] };
