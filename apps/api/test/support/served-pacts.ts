import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NOT_YET_SERVED } from '../../src/contract/not-yet-served.ts';
import { listOperations, readContract } from '../../src/contract/openapi-document.ts';

const PACTS_FOLDER = join(import.meta.dirname, '../../../../pacts');

type Interaction = { description: string; request: { method: string; path: string } };
type Pact = { interactions: Interaction[] };

const notServed = listOperations(readContract())
  .filter(({ id }) => (NOT_YET_SERVED as readonly string[]).includes(id))
  .map(({ method, url }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
  }));

const isServed = ({ request }: Interaction) =>
  !notServed.some(({ method, path }) => method === request.method && path.test(request.path));

/** Copies the pacts into `folder` without the interactions of calls that answer 501, and gives the copies. */
export function copyServedPacts(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(PACTS_FOLDER).filter((name) => name.endsWith('.json'));
  return files.map((name) => {
    const pact = JSON.parse(readFileSync(join(PACTS_FOLDER, name), 'utf8')) as Pact;
    const copy = join(folder, basename(name));
    writeFileSync(copy, JSON.stringify({ ...pact, interactions: pact.interactions.filter(isServed) }));
    return copy;
  });
}
