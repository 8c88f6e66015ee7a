import { join } from 'node:path';
import type { Plugin } from 'vite';
import { REWRITINGS } from './rewritings.ts';

const BEFORE_PAINT = `import { afterPaint, beforePaint } from ${JSON.stringify(join(import.meta.dirname, 'before-paint.ts'))};\n`;

function rewrite(code: string, id: string): string {
  const rewriting = REWRITINGS.find((one) => one.id.test(id));
  let rewritten = rewriting?.isBeforePaint ? BEFORE_PAINT + code : code;
  for (const { found, replacement } of rewriting?.changes ?? []) {
    if (!found.test(rewritten))
      throw new Error(`${id} no longer has what ${import.meta.filename} puts off: ${found.source}`);
    rewritten = rewritten.replace(found, replacement);
  }
  return rewritten;
}

/**
 * What opens above the page makes the rest inert, and keeps it from scrolling, once it is painted, in a task of its own; and what
 * it measures, it measures in the frame. react-aria does all of it while React still draws: the style of the whole page was
 * computed anew in the task of the press, a third of it, and then its layout up to five times. What opens above another (a list
 * of choices in a dialog) does not wait to hide the rest: what that one keeps hidden would be hidden with the page.
 */
export function overlayEffectsLater(): Plugin {
  return {
    name: 'odu-overlay-effects-later',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REWRITINGS.map(({ id }) => id) },
      handler: (code, id) => ({ code: rewrite(code, id), map: null }),
    },
  };
}
