import { globalStyle } from '@vanilla-extract/css';
import './themes.css.ts';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: vars.font.family,
  fontSize: '100%',
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.ink,
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.huge,
});

// No last line of one lonely word.
globalStyle('body', { margin: 0, minHeight: '100dvh', textWrapStyle: 'pretty' });

// A line that is being typed stays where it is.
globalStyle('textarea', { textWrapStyle: 'auto' });

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

globalStyle('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

// Headings take the focus after a navigation, for screen readers; the eye needs no ring there.
globalStyle('h1[tabindex="-1"]:focus-visible', { outline: 'none' });
