import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { ReportError } from '../report-error.ts';
import type { Place } from '../pdf/link-places.ts';
import type { Compiler, CompilerOptions, PdfStandard, TypesetPages } from './compiler.ts';

type Diagnostic = { path?: string; message?: string; range?: { start?: { line?: number } } };

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

function compile(
  compiler: NodeCompiler,
  mainFilePath: string,
  standard: PdfStandard,
  hasPlaces: boolean,
): TypesetPages {
  try {
    // The engine types what it finds `any`. The pages that it asks stay in the engine's cache, so that they are typeset once.
    const [places = []] = hasPlaces
      ? (compiler.query({ mainFilePath }, { selector: '<places>', field: 'value' }) as Place[][])
      : [];
    // Not compile() then pdf(): that pair leaks.
    return { pdf: compiler.pdf({ mainFilePath }, { pdfStandard: standard }), places };
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

/** The engine's program for this machine. */
export function createNativeCompiler({ directory, fonts }: CompilerOptions): Compiler {
  const compiler = NodeCompiler.create({ workspace: directory, fontArgs: [{ fontBlobs: [...fonts] }] });
  const inTemplate = (name: string): string => path.join(directory, name);
  return {
    declaresStandard: true,
    mapFile: (name, bytes) => compiler.mapShadow(inTemplate(name), bytes),
    makePdf: (main, standard, hasPlaces) => compile(compiler, inTemplate(main), standard, hasPlaces),
    forget() {
      compiler.resetShadow();
      compiler.evictCache(0);
    },
  };
}
