import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../package.json');

/** The version of this program. */
export const readProgramVersion = () =>
  (JSON.parse(readFileSync(PROGRAM, 'utf8')) as { version: string }).version;
