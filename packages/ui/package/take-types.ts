import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where the types of our other packages stand beside ours; of the contract only the entities, its client is no matter of the design system. */
const OURS: Record<string, string> = {
  '@odu/domain': 'domain/src/index.ts',
  '@odu/api-contract': 'api-contract/src/types.ts',
  '@odu/api-contract/types': 'api-contract/src/types.ts',
};

// Not in an address of the contract: `"/api/duerp/import": {`.
const SPECIFIER = /((?<![/\w])(?:from\s+|import\s*\(?\s*))(['"])([^'"]+)\2/g;

/** The name of an installed package, without the path behind it. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * Copies the declarations that an entry reaches (all below `from`, laid out like `packages/`) to `to`, so that they stand
 * by themselves: what our own packages declare becomes relative. Answers the packages of others that they name.
 */
export function takeTypes(entries: readonly string[], from: string, to: string): Set<string> {
  const others = new Set<string>();
  const waiting = [...entries];
  const taken = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (taken.has(file)) continue;
    taken.add(file);
    const source = file;
    const text = readFileSync(join(from, declarationOf(source)), 'utf8').replaceAll(
      SPECIFIER,
      (whole, before: string, quote: string, specifier: string) => {
        const target = resolveOurs(source, specifier);
        if (target === undefined) {
          others.add(packageOf(specifier));
          return whole;
        }
        waiting.push(target);
        const path = relative(dirname(source), target.replace(/\.tsx?$/, '.js'));
        return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      },
    );
    mkdirSync(dirname(join(to, source)), { recursive: true });
    writeFileSync(join(to, declarationOf(source)), text);
  }
  return others;
}

const declarationOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

const resolveOurs = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : OURS[specifier];
