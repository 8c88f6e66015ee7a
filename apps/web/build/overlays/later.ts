/** Takes the place of the exports of react-aria's `ariaHideOutside`. */
export const HIDE_LATER = `const waiting = new Set();
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

/** Takes the place of the call that keeps the page from scrolling. */
export const LOCK_LATER = `else $1 = ((lock) => {
  let isOpen = true;
  let unlock;
  requestAnimationFrame(() => setTimeout(() => isOpen && (unlock = lock())));
  return () => {
    isOpen = false;
    unlock?.();
  };
})(() => $2(UNSTABLE_overrideFocus));`;
