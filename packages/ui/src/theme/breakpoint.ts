// Apart from the colours: a page that asks how wide it is would fetch them too.

/** Under `tablet` the navigation goes into a menu (800 px), under `phone` dialogs fill the screen. */
export const BREAKPOINT = { phone: '40rem', tablet: '50rem', desktop: '70rem' } as const;
