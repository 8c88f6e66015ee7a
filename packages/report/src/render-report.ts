// The only file that knows the engine (Typst).
import path from 'node:path';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ExtraitContent, ReportContent } from './content/report-content.ts';
import { ReportError } from './report-error.ts';
import { packPdf } from './pack-pdf.ts';
import { repackPdf } from './repack-pdf.ts';
import { computeFontCoverage, loadFonts } from './text/fonts.ts';
import { REPLACEMENT_CHARACTER, makeSanitizeText, mapTexts } from './text/sanitize-text.ts';

/** One standard a file: the engine cannot claim PDF/A and PDF/UA together. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'ua-1';

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
  /** Made on the file before it is packed: it is then read whole, which takes as long as the typesetting. */
  change?: (pdf: PDFDocument) => void;
};

/** Typesets one document at a time (synchronous native work inside). */
export type Typeset = (job: TypesetJob) => Promise<Uint8Array>;

const TEMPLATE_DIRECTORY = path.resolve(import.meta.dirname, '../template');
const inTemplate = (name: string): string => path.join(TEMPLATE_DIRECTORY, name);

type Diagnostic = { path?: string; message?: string; range?: { start?: { line?: number } } };

const countReplacements = (value: unknown): number =>
  JSON.stringify(value).split(REPLACEMENT_CHARACTER).length - 1;

function diagnose(compiler: NodeCompiler, mainFilePath: string): string[] {
  const result = compiler.compile({ mainFilePath });
  const error = result.takeError() ?? result.takeDiagnostics();
  if (error === null) return [];
  // The engine types its diagnostics `any`.
  const diagnostics = compiler.fetchDiagnostics(error) as Diagnostic[];
  return diagnostics.map(
    ({ path: file = '', message = '', range }) =>
      `${path.basename(file)}:${(range?.start?.line ?? -1) + 1} ${message}`,
  );
}

function compile(compiler: NodeCompiler, { main, standard }: TypesetJob): Buffer {
  const mainFilePath = inTemplate(main);
  try {
    // Not compile() then pdf(): that pair leaks.
    return compiler.pdf({ mainFilePath }, { pdfStandard: standard });
  } catch (error) {
    // Export errors carry a message, compile errors an empty one.
    const message = error instanceof Error ? error.message : '';
    const exportErrors = Array.from(
      message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g),
      ([, text = '']) => text,
    );
    const diagnostics =
      message === '' ? diagnose(compiler, mainFilePath) : exportErrors.length > 0 ? exportErrors : [message];
    throw new ReportError('COMPILE_FAILED', 'The report could not be typeset', diagnostics);
  }
}

/** Prepares the engine and its fonts once, for every template. */
export function createTypeset(): Typeset {
  const fonts = loadFonts();
  const compiler = NodeCompiler.create({ workspace: TEMPLATE_DIRECTORY, fontArgs: [{ fontBlobs: fonts }] });
  const sanitizeText = makeSanitizeText(computeFontCoverage(fonts));

  return async (job) => {
    const content = mapTexts(job.content, sanitizeText);
    const hasReplacements = countReplacements(content) > countReplacements(job.content);
    compiler.mapShadow(
      inTemplate('content.json'),
      Buffer.from(JSON.stringify({ ...content, hasReplacements })),
    );
    for (const { name, text } of job.attachments) compiler.mapShadow(inTemplate(name), Buffer.from(text));
    try {
      const pdf = compile(compiler, job);
      return job.change === undefined ? packPdf(pdf) : await repackPdf(pdf, job.change);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  };
}

/** Gives what typesets the part of one unit: a page to post, without the data of the document. */
export const createRenderExtrait =
  (typeset = createTypeset()) =>
  (content: ExtraitContent, standard: PdfStandard = 'a-2a'): Promise<Uint8Array> =>
    typeset({ main: 'extrait.typ', content, standard, attachments: [] });

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
    });
  };
