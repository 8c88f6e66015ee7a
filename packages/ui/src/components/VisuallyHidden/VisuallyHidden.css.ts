import { style } from '@vanilla-extract/css';

/** react-aria's own declarations, as a class: the Content-Security-Policy refuses a `style` in a page rendered at build. */
export const visuallyHidden = style({
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
});
