import { observeWindowOffset, windowScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

let known: Rect | null = null;

/** The size of the window in px: asked once, then told by the window itself. */
const readWindow = (): Rect => {
  if (known === null) {
    const read = () => {
      known = { width: window.innerWidth, height: window.innerHeight };
      return known;
    };
    window.addEventListener('resize', read, { passive: true });
    return read();
  }
  return known;
};

type PageVirtualizer = Virtualizer<Window, Element>;

const observeElementRect = (_list: PageVirtualizer, tell: (rect: Rect) => void) => {
  const handleResize = () => tell(readWindow());
  handleResize();
  window.addEventListener('resize', handleResize, { passive: true });
  return () => window.removeEventListener('resize', handleResize);
};

const observeElementOffset = (
  list: PageVirtualizer,
  tell: (offset: number, isScrolling: boolean) => void,
) => {
  const stop = observeWindowOffset(list, tell);
  // Somebody may have scrolled since the list was drawn: the frame that shows it is laid out anyway.
  const frame = requestAnimationFrame(() => {
    if (window.scrollY !== list.scrollOffset) tell(window.scrollY, false);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop?.();
  };
};

const started = new WeakSet<PageVirtualizer>();

const scrollToFn: typeof windowScroll<Window> = (offset, options, list) => {
  // A list starts by scrolling the page to where it is.
  if (started.has(list)) windowScroll(offset, options, list);
  else started.add(list);
};

/**
 * How a list that scrolls with its page learns of the window and moves it. The library's own way asks for the window's size and
 * scrolls while React draws, which lays the page out there, and draws no row before: the rows were one long task after it.
 */
export const readPageScroller = () => ({
  initialRect: readWindow(),
  observeElementRect,
  observeElementOffset,
  scrollToFn,
});
