/** What is asked here of an element or of the window lays the page out, if anything was changed since. */
const QUESTIONS = [
  [window, 'innerHeight'],
  [window, 'scrollTo'],
  [Element.prototype, 'scrollWidth'],
  [Element.prototype, 'clientWidth'],
  [HTMLElement.prototype, 'offsetLeft'],
  [HTMLElement.prototype, 'offsetWidth'],
  [HTMLElement.prototype, 'offsetHeight'],
  [Element.prototype, 'getBoundingClientRect'],
  [Element.prototype, 'checkVisibility'],
] as const;

/** Lists who asks for a place or a size, or scrolls the page, while `act` goes on; what is asked once a frame is laid out, by a `ResizeObserver`, costs nothing. */
export async function listForcedLayouts(act: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  let isLaidOut = false;
  const Native = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      super((...args) => {
        isLaidOut = true;
        try {
          callback(...args);
        } finally {
          isLaidOut = false;
        }
      });
    }
  };
  const restore = QUESTIONS.map(([prototype, name]) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
    const note = () => {
      const stack = new Error('who asks').stack ?? '';
      // The test looks for its elements itself.
      if (!isLaidOut && stack.includes('performWorkOnRoot'))
        found.push(`${name} ${stack.split('\n').slice(2, 5).join('')}`);
    };
    const { get, value } = own as { get?: () => unknown; value?: (...args: unknown[]) => unknown };
    Object.defineProperty(prototype, name, {
      ...own,
      ...(get && {
        get(this: unknown) {
          note();
          return get.call(this);
        },
      }),
      ...(value && {
        value(this: unknown, ...args: unknown[]) {
          note();
          return value.apply(this, args);
        },
      }),
    });
    return () => Object.defineProperty(prototype, name, own);
  });
  try {
    await act();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    globalThis.ResizeObserver = Native;
    for (const each of restore) each();
  }
  return found;
}
