import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = `${import.meta.dirname}/__screenshots__`;
const FILE = `${FOLDER}/browser.json`;

/** The browser build that made the committed pictures (`156.0.8078.73`), or null when there is none yet. */
export function readReferenceBuild(): string | null {
  if (!existsSync(FILE)) return null;
  const content: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  return typeof content === 'object' &&
    content !== null &&
    'chromium' in content &&
    typeof content.chromium === 'string'
    ? content.chromium
    : null;
}

/** Records beside the pictures the build that made them. */
export function writeReferenceBuild(chromium: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ chromium }, null, 2)}\n`);
}
