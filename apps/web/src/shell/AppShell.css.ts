import { vars } from '@odu/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

// The bar's height is kept while it loads, so that the page does not jump.
export const top = style({ minHeight: vars.space.huge, '@media': { print: { display: 'none' } } });

// The footer waits under the screen while there is no page yet: one that comes then pushes nothing that is in sight.
export const loading = style({ minHeight: '100dvh' });

/** The place of what can be used once the page is there. */
export const reserved = style({ visibility: 'hidden' });

/** In the place of the page that comes beside it, so that it pushes nothing; never where no script will take it away. */
export const waiting = style({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
globalStyle('#attente + #root', { visibility: 'hidden' });

export const page = style({ flex: 1, minWidth: 0, selectors: { '&:empty': { minHeight: '100dvh' } } });

/** What index.html says by itself, where the application does not run. */
globalStyle('#panne:not([hidden]), noscript', { display: 'block', padding: vars.space.large });
