import type { Plugin } from 'vite';

const HIDE_OUTSIDE = /[\\/]react-aria[\\/].*[\\/]overlays[\\/]ariaHideOutside\.m?js$/;
const ITS_EXPORTS = /export \{([\w$]+) as ariaHideOutside, ([\w$]+) as keepVisible\};/;

const LATER = `const waiting = new Set();
let opened = 0;
const hideWaiting = (above) => {
  for (const hide of waiting) hide(above);
};
const hideLater = (targets, options) => {
  let show;
  const hide = (above = []) => {
    if (waiting.delete(hide)) show = $1([...targets, ...above], options);
  };
  hideWaiting(targets);
  waiting.add(hide);
  if (opened > 0) hide();
  else requestAnimationFrame(() => setTimeout(hide));
  opened += 1;
  return () => {
    opened -= 1;
    if (!waiting.delete(hide)) show();
  };
};
const keepVisible = (element) => {
  hideWaiting([element]);
  return $2(element);
};
export { hideLater as ariaHideOutside, keepVisible };`;

/**
 * What opens above the page makes the rest inert once it is painted, in a task of its own. react-aria does it while React still
 * draws, and measures right after: the style of the whole page was computed anew in the task of the press, a third of it. What opens
 * above another (a list of choices in a dialog) waits for nothing: what that one keeps hidden would be hidden with the page.
 */
export function hideLater(): Plugin {
  return {
    name: 'odu-hide-later',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: HIDE_OUTSIDE },
      handler(code, id) {
        if (!ITS_EXPORTS.test(code))
          throw new Error(`${id} no longer exports what ${import.meta.filename} puts off`);
        return { code: code.replace(ITS_EXPORTS, LATER), map: null };
      },
    },
  };
}
