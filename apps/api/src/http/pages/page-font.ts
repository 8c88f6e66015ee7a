import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The interface's own typeface for the server's pages, from the build of the web application; empty when it was not built. */
export function writeFontFace(webDir: string): string {
  const assets = join(webDir, 'assets');
  const file = existsSync(assets)
    ? readdirSync(assets).find((name) => /^source-sans-3-latin-(?!ext).*\.woff2$/.test(name))
    : undefined;
  return file === undefined
    ? ''
    : `@font-face {
  font-family: 'Source Sans 3';
  font-display: swap;
  font-weight: 200 900;
  src: url('/assets/${file}') format('woff2');
}
`;
}
