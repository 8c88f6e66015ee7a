import type { Compiler, CompilerOptions } from './compiler.ts';
import { type EngineKind, findEngine } from './find-engine.ts';

/** Loads one engine, this machine's by default; neither is read where the other one runs. */
export async function createCompiler(
  options: CompilerOptions,
  kind: EngineKind | null = findEngine(),
): Promise<Compiler> {
  if (kind === null) throw new Error('No engine is installed for this machine');
  if (kind === 'wasm') return (await import('./wasm-compiler.ts')).createWasmCompiler(options);
  return (await import('./native-compiler.ts')).createNativeCompiler(options);
}
