/**
 * Takes the place of the exports of react-aria's `ariaHideOutside`. What opens where something has just closed hides the page at
 * once: the focus that comes back to what opened the first one would be taken for one that somebody moved, and lost when it is hidden.
 */
export const HIDE_LATER = `const waiting = new Set();
const afterFrame = (work) => requestAnimationFrame(() => setTimeout(work));
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
  else afterFrame(hide);
  opened += 1;
  return () => {
    afterFrame(() => (opened -= 1));
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

/** Comes before what react-aria's `useOverlayPosition` keeps: the sizes that the place was found by, of the overlay and of what it belongs to. */
export const SIZES_PLACED_FOR = `let placedFor = $1(null);
const readSizes = () => [overlayRef, targetRef].map(({ current }) => current && current.offsetWidth + 'x' + current.offsetHeight).join();
const placeAgain = () => { if (placedFor.current !== readSizes()) updatePosition(); };
`;
