import path from 'node:path';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { ExtraitContent, ReportContent } from './content/report-content.ts';
import type { Compiler, PdfStandard, TypesetPages } from './engine/compiler.ts';
import { createCompiler } from './engine/create-compiler.ts';
import type { EngineKind } from './engine/find-engine.ts';
import { ROW_LIMITS, type SplitReport, splitReport } from './parts/split-report.ts';
import { packPdf } from './pdf/pack-pdf.ts';
import { joinPdf } from './pdf/parts/join-pdf.ts';
import { type ReadFile, readFile } from './pdf/parts/read-file.ts';
import { repackPdf } from './pdf/repack-pdf.ts';
import { computeFontCoverage, loadFonts } from './text/fonts.ts';
import { REPLACEMENT_CHARACTER, makeSanitizeText, mapTexts } from './text/sanitize-text.ts';
import { listWidestWords } from './text/widest-words.ts';

export type RenderReport = (content: ReportContent, standard: PdfStandard) => Promise<Uint8Array>;

/** One document for the engine. Data enters as files that only exist in memory, never as template code. */
export type TypesetJob<Content extends object = object> = {
  /** The template's file, `report.typ`. */
  main: string;
  /** What the template reads as `/content.json`. */
  content: Content;
  /** Splits a content of many rows into parts, of which `partie.typ` typesets each; null for one that is typeset at once. */
  split?: (content: Content & { hasReplacements: boolean }) => SplitReport | null;
  standard: PdfStandard;
  /** What the template attaches, read under these names. */
  attachments: readonly { name: string; text: string }[];
  /** Whether the template links to places of its own by their names (`renvoi`, `named-places`). */
  hasPlaces?: boolean;
  /** Made on a file that declares its standard, before it is packed: it is then read whole, which takes as long as the typesetting. */
  change?: (pdf: PDFDocument) => void;
};

/** Typesets one document at a time (synchronous native work inside). */
export type Typeset = <Content extends object>(job: TypesetJob<Content>) => Promise<Uint8Array>;

const TEMPLATE_DIRECTORY = path.resolve(import.meta.dirname, '../template');

const countReplacements = (value: unknown): number =>
  JSON.stringify(value).split(REPLACEMENT_CHARACTER).length - 1;

/** Loads an engine with the report's fonts, this machine's unless another is named. */
export const loadCompiler = (kind?: EngineKind): Promise<Compiler> =>
  createCompiler({ directory: TEMPLATE_DIRECTORY, fonts: loadFonts() }, kind);

/**
 * Prepares one engine once, for every template. What it keeps of a document takes a twentieth of its time to drop: `whenIdle` may do
 * that after the document is given; the next one does, at the latest.
 */
export function createTypeset(
  loading = loadCompiler(),
  whenIdle: (forget: () => void) => void = (forget) => forget(),
): Typeset {
  // Who typesets is told; until then nobody listens.
  loading.catch(() => undefined);
  let isEmpty = true;
  const sanitizeText = makeSanitizeText(computeFontCoverage(loadFonts()));

  return async ({ main, standard, attachments, hasPlaces = false, split, change, content: given }) => {
    const compiler = await loading;
    const sanitized = mapTexts(given, sanitizeText);
    const hasReplacements = countReplacements(sanitized) > countReplacements(given);
    const content = { ...sanitized, hasReplacements };
    const forget = (): void => {
      if (!isEmpty) compiler.forget();
      isEmpty = true;
    };
    const makePages = (file: string, data: object): TypesetPages => {
      forget();
      isEmpty = false;
      const mapJson = (name: string, value: object): void =>
        compiler.mapFile(name, Buffer.from(JSON.stringify(value)));
      mapJson('content.json', data);
      mapJson('widest-words.json', listWidestWords(data));
      for (const { name, text } of attachments) compiler.mapFile(name, Buffer.from(text));
      return compiler.makePdf(file, standard, hasPlaces);
    };
    try {
      const inParts = split?.(content) ?? null;
      if (inParts !== null) {
        // Of so long a report the memory is dearer than the time.
        const makeFile = (file: string, data: object): ReadFile => {
          const pages = makePages(file, data);
          forget();
          return readFile(pages);
        };
        const parts = inParts.parts.map((part) => makeFile('partie.typ', part));
        return joinPdf(makeFile(main, inParts.frame(parts)), parts);
      }
      const { pdf, places } = makePages(main, content);
      return change === undefined || !compiler.declaresStandard
        ? packPdf(pdf, places)
        : await repackPdf(pdf, change);
    } finally {
      whenIdle(forget);
    }
  };
}

/** Gives what typesets the part of one unit: a page to post, without the data of the document. */
export const createRenderExtrait =
  (typeset = createTypeset()) =>
  (content: ExtraitContent, standard: PdfStandard = 'a-2a'): Promise<Uint8Array> =>
    typeset({ main: 'extrait.typ', content, standard, attachments: [], hasPlaces: true });

/** Gives what typesets a DUERP: its data is attached to a PDF/A-3 file, and to no other. One of many rows is typeset in parts. */
export const createRenderReport =
  (typeset = createTypeset(), limits = ROW_LIMITS): RenderReport =>
  ({ attachments, ...printed }, standard) => {
    const isAttached = attachments.length > 0 && standard === 'a-3a';
    return typeset({
      main: 'report.typ',
      content: { ...printed, isAttached },
      split: (content) => splitReport(content, limits),
      standard,
      attachments: isAttached ? attachments : [],
      hasPlaces: true,
    });
  };
