import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type TypstCompiler, TypstCompilerBuilder, initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { ReportError } from '../report-error.ts';
import type { Place } from '../pdf/link-places.ts';
import type { Compiler, CompilerOptions, TypesetPages } from './compiler.ts';

/** `start` is `line:column`, `end` too, both from zero. */
type Diagnostic = { path: string; range: string; message: string };
type Artifact = { result?: Uint8Array; diagnostics?: Diagnostic[] };

/** Diagnostics as objects. */
const AS_OBJECTS = 3;

/** The files of the template's folder, under the names that the engine gives them. */
const listTemplate = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'));

const describeDiagnostic = ({ path: file, range, message }: Diagnostic): string =>
  `${path.posix.basename(file)}:${Number.parseInt(range, 10) + 1} ${message}`;

function makePdf(compiler: TypstCompiler, main: string, hasPlaces: boolean): TypesetPages {
  // The engine types what it makes `any`.
  const { result, diagnostics = [] } = compiler.compile(`/${main}`, [], 'pdf', AS_OBJECTS) as Artifact;
  if (result === undefined)
    throw new ReportError(
      'COMPILE_FAILED',
      'The report could not be typeset',
      diagnostics.map(describeDiagnostic),
    );
  const [places = []] = hasPlaces
    ? (JSON.parse(compiler.query(`/${main}`, [], '<places>', 'value')) as Place[][])
    : [];
  return { pdf: Buffer.from(result), places };
}

/**
 * The engine as WebAssembly: the pages of the native one, byte for byte, but for the standard, which this build cannot be
 * asked for (typst.ts 0.7 exports with its defaults: tagged PDF 1.7).
 */
export async function createWasmCompiler({ directory, fonts }: CompilerOptions): Promise<Compiler> {
  const program = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: readFileSync(program) });
  const builder = new TypstCompilerBuilder();
  // It reads no file of the machine and fetches no package: what it is given is all there is.
  builder.set_dummy_access_model();
  await builder.set_package_registry({}, () => undefined);
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  const mapTemplate = (): void => {
    for (const name of listTemplate(directory))
      compiler.map_shadow(`/${name}`, readFileSync(path.join(directory, name)));
  };
  mapTemplate();
  return {
    declaresStandard: false,
    mapFile: (name, bytes) => void compiler.map_shadow(`/${name}`, bytes),
    makePdf: (main, _standard, hasPlaces) => makePdf(compiler, main, hasPlaces),
    forget() {
      compiler.reset_shadow();
      compiler.reset();
      mapTemplate();
    },
  };
}
