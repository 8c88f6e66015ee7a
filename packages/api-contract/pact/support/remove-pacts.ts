import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACTS_FOLDER } from './pacts-folder.ts';

/** Removes the old pacts: the library adds to a file, and an interaction that is gone would stay for ever. */
export default function removePacts() {
  mkdirSync(PACTS_FOLDER, { recursive: true });
  const names = readdirSync(PACTS_FOLDER).filter((name) => name.endsWith('.json'));
  for (const name of names) rmSync(join(PACTS_FOLDER, name));
}
