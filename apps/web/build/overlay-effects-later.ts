import type { Plugin } from 'vite';

const HIDE_LATER = `const waiting = new Set();
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

const LOCK_LATER = `else $1 = ((lock) => {
  let isOpen = true;
  let unlock;
  requestAnimationFrame(() => setTimeout(() => isOpen && (unlock = lock())));
  return () => {
    isOpen = false;
    unlock?.();
  };
})(() => $2(UNSTABLE_overrideFocus));`;

/** What stands in these modules of react-aria, and what takes its place. */
const REWRITINGS = [
  {
    id: /[\\/]react-aria[\\/].*[\\/]overlays[\\/]ariaHideOutside\.m?js$/,
    found: /export \{([\w$]+) as ariaHideOutside, ([\w$]+) as keepVisible\};/,
    replacement: HIDE_LATER,
  },
  {
    id: /[\\/]react-aria[\\/].*[\\/]overlays[\\/]usePreventScroll\.m?js$/,
    found: /else ([\w$]+\$restore) = ([\w$]+\$preventScrollStandard)\(UNSTABLE_overrideFocus\);/,
    replacement: LOCK_LATER,
  },
];

/**
 * What opens above the page makes the rest inert, and keeps it from scrolling, once it is painted, in a task of its own. react-aria
 * does both while React still draws, and measures right after: the style of the whole page was computed anew in the task of the
 * press, a third of it. What opens above another (a list of choices in a dialog) waits for nothing: what that one keeps hidden
 * would be hidden with the page.
 */
export function overlayEffectsLater(): Plugin {
  return {
    name: 'odu-overlay-effects-later',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REWRITINGS.map(({ id }) => id) },
      handler(code, id) {
        const rewriting = REWRITINGS.find((one) => one.id.test(id));
        if (rewriting === undefined || !rewriting.found.test(code))
          throw new Error(`${id} no longer has what ${import.meta.filename} puts off`);
        return { code: code.replace(rewriting.found, rewriting.replacement), map: null };
      },
    },
  };
}
