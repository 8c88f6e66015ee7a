import { style } from '@vanilla-extract/css';

const hidden = {
  border: 0,
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: '1px',
} as const;

/** react-aria's own declarations, as a class: the Content-Security-Policy refuses a `style` in a page rendered at build. */
export const visuallyHidden = style(hidden);

export const shownOnFocus = style({ selectors: { '&:not(:focus-within)': hidden } });
