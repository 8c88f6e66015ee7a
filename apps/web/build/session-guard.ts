import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_TOKEN_KEY } from '@odu/api-contract';

// A file, because the Content-Security-Policy lets nothing inline run; it ends before the first paint, as a style sheet does.
const SCRIPT = `try{document.documentElement.hidden=localStorage.getItem(${JSON.stringify(ACCESS_TOKEN_KEY)})!==null}catch{}`;

/**
 * Writes the script that hides a page rendered for visitors from who is signed in, until the application has shown the page that
 * is theirs (main.tsx); answers its address in the build.
 */
export function writeSessionGuard(folder: string): string {
  const hash = createHash('sha256').update(SCRIPT).digest('base64url').slice(0, 8);
  const file = `assets/session-${hash}.js`;
  writeFileSync(join(folder, file), SCRIPT);
  return file;
}
