// The only file that knows the engine (Typst).
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportContent } from './content/report-content.ts';
import { ReportError } from './report-error.ts';
import { repackPdf } from './repack-pdf.ts';
import { computeFontCoverage, loadFonts } from './text/fonts.ts';
import { REPLACEMENT_CHARACTER, makeSanitizeText, mapTexts } from './text/sanitize-text.ts';

/** One standard a file: the engine cannot claim PDF/A and PDF/UA together. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'ua-1';

export type RenderReport = (content: ReportContent, standard: PdfStandard) => Promise<Uint8Array>;

const TEMPLATE_DIRECTORY = path.resolve(import.meta.dirname, '../template');
const MAIN_FILE = path.join(TEMPLATE_DIRECTORY, 'report.typ');
const CONTENT_FILE = path.join(TEMPLATE_DIRECTORY, 'content.json');
const ATTACHMENT_FILE = path.join(TEMPLATE_DIRECTORY, 'duerp.json');

type Diagnostic = { path?: string; message?: string; range?: { start?: { line?: number } } };

const countReplacements = (value: unknown): number =>
  JSON.stringify(value).split(REPLACEMENT_CHARACTER).length - 1;

function diagnose(compiler: NodeCompiler): string[] {
  const result = compiler.compile({ mainFilePath: MAIN_FILE });
  const error = result.takeError() ?? result.takeDiagnostics();
  if (error === null) return [];
  // The engine types its diagnostics `any`.
  const diagnostics = compiler.fetchDiagnostics(error) as Diagnostic[];
  return diagnostics.map(
    ({ path: file = '', message = '', range }) =>
      `${path.basename(file)}:${(range?.start?.line ?? -1) + 1} ${message}`,
  );
}

function compile(compiler: NodeCompiler, standard: PdfStandard): Buffer {
  try {
    // Not compile() then pdf(): that pair leaks.
    return compiler.pdf({ mainFilePath: MAIN_FILE }, { pdfStandard: standard });
  } catch (error) {
    // Export errors carry a message, compile errors an empty one.
    const message = error instanceof Error ? error.message : '';
    const exportErrors = Array.from(
      message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g),
      ([, text = '']) => text,
    );
    const diagnostics =
      message === '' ? diagnose(compiler) : exportErrors.length > 0 ? exportErrors : [message];
    throw new ReportError('COMPILE_FAILED', 'The report could not be typeset', diagnostics);
  }
}

/** Prepares the engine and its fonts once; the function it gives typesets one report at a time (synchronous native work inside). */
export function createRenderReport(): RenderReport {
  const fonts = loadFonts();
  const compiler = NodeCompiler.create({ workspace: TEMPLATE_DIRECTORY, fontArgs: [{ fontBlobs: fonts }] });
  const sanitizeText = makeSanitizeText(computeFontCoverage(fonts));

  return async ({ attachment, ...printed }, standard) => {
    const isAttached = attachment !== null && standard === 'a-3a';
    // Data enters as files that only exist in memory, never as template code.
    const content = mapTexts(printed, sanitizeText);
    const hasReplacements = countReplacements(content) > countReplacements(printed);
    compiler.mapShadow(
      CONTENT_FILE,
      Buffer.from(JSON.stringify({ ...content, isAttached, hasReplacements })),
    );
    if (isAttached) compiler.mapShadow(ATTACHMENT_FILE, Buffer.from(attachment));
    try {
      return await repackPdf(compile(compiler, standard));
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  };
}
