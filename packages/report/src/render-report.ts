import path from 'node:path';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { ExtraitContent, ReportContent } from './content/report-content.ts';
import type { Compiler, PdfStandard } from './engine/compiler.ts';
import { createCompiler } from './engine/create-compiler.ts';
import type { EngineKind } from './engine/find-engine.ts';
import { packPdf } from './pdf/pack-pdf.ts';
import { repackPdf } from './pdf/repack-pdf.ts';
import { computeFontCoverage, loadFonts } from './text/fonts.ts';
import { REPLACEMENT_CHARACTER, makeSanitizeText, mapTexts } from './text/sanitize-text.ts';

export type RenderReport = (content: ReportContent, standard: PdfStandard) => Promise<Uint8Array>;

/** One document for the engine. Data enters as files that only exist in memory, never as template code. */
export type TypesetJob = {
  /** The template's file, `report.typ`. */
  main: string;
  /** What the template reads as `/content.json`. */
  content: object;
  standard: PdfStandard;
  /** What the template attaches, read under these names. */
  attachments: readonly { name: string; text: string }[];
  /** Whether the template links to places of its own by their names (`renvoi`, `named-places`). */
  hasPlaces?: boolean;
  /** Made on a file that declares its standard, before it is packed: it is then read whole, which takes as long as the typesetting. */
  change?: (pdf: PDFDocument) => void;
};

/** Typesets one document at a time (synchronous native work inside). */
export type Typeset = (job: TypesetJob) => Promise<Uint8Array>;

const TEMPLATE_DIRECTORY = path.resolve(import.meta.dirname, '../template');

const countReplacements = (value: unknown): number =>
  JSON.stringify(value).split(REPLACEMENT_CHARACTER).length - 1;

/** Loads an engine with the report's fonts, this machine's unless another is named. */
export const loadCompiler = (kind?: EngineKind): Promise<Compiler> =>
  createCompiler({ directory: TEMPLATE_DIRECTORY, fonts: loadFonts() }, kind);

/** Prepares one engine once, for every template. */
export function createTypeset(loading = loadCompiler()): Typeset {
  // Who typesets is told; until then nobody listens.
  loading.catch(() => undefined);
  const sanitizeText = makeSanitizeText(computeFontCoverage(loadFonts()));

  return async ({ main, standard, attachments, hasPlaces = false, change, content: given }) => {
    const compiler = await loading;
    const content = mapTexts(given, sanitizeText);
    const hasReplacements = countReplacements(content) > countReplacements(given);
    compiler.mapFile('content.json', Buffer.from(JSON.stringify({ ...content, hasReplacements })));
    for (const { name, text } of attachments) compiler.mapFile(name, Buffer.from(text));
    try {
      const { pdf, places } = compiler.makePdf(main, standard, hasPlaces);
      return change === undefined || !compiler.declaresStandard
        ? packPdf(pdf, places)
        : await repackPdf(pdf, change);
    } finally {
      compiler.forget();
    }
  };
}

/** Gives what typesets the part of one unit: a page to post, without the data of the document. */
export const createRenderExtrait =
  (typeset = createTypeset()) =>
  (content: ExtraitContent, standard: PdfStandard = 'a-2a'): Promise<Uint8Array> =>
    typeset({ main: 'extrait.typ', content, standard, attachments: [], hasPlaces: true });

/** Gives what typesets a DUERP: its data is attached to a PDF/A-3 file, and to no other. */
export const createRenderReport =
  (typeset = createTypeset()): RenderReport =>
  ({ attachments, ...printed }, standard) => {
    const isAttached = attachments.length > 0 && standard === 'a-3a';
    return typeset({
      main: 'report.typ',
      content: { ...printed, isAttached },
      standard,
      attachments: isAttached ? attachments : [],
      hasPlaces: true,
    });
  };
