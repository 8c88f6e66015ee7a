import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  justifySelf: 'start',
  gap: vars.space.small,
  maxInlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  // Half of what is left around one line of text, so that the box stays beside the first of several.
  paddingBlock: `calc((${vars.density.controlHeight} - 1.5rem) / 2)`,
  lineHeight: '1.5rem',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: '4px',
  background: vars.color.surface,
  color: vars.color.onBrand,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: vars.color.brand, background: vars.color.brandTint },
    [`${button}[data-selected] &, ${button}[data-indeterminate] &`]: {
      borderColor: vars.color.brand,
      background: vars.color.brand,
    },
    [`${button}[data-invalid] &`]: { borderColor: vars.color.danger },
    [`${button}[data-focus-visible] &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${button}[data-disabled] &`]: { borderColor: vars.color.line, background: vars.color.surfaceSunken },
    [`${button}[data-disabled][data-selected] &, ${button}[data-disabled][data-indeterminate] &`]: {
      color: vars.color.inkSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${button}[data-invalid] &`]: { borderWidth: '3px' },
        [`${button}[data-disabled] &`]: { borderColor: 'GrayText' },
        [`${button}[data-disabled][data-selected] &, ${button}[data-disabled][data-indeterminate] &`]: {
          color: 'GrayText',
        },
      },
    },
  },
});

const picture = style({ display: 'none' });

export const ticked = style([
  picture,
  { selectors: { [`${button}[data-selected]:not([data-indeterminate]) &`]: { display: 'inline-flex' } } },
]);

export const partly = style([
  picture,
  { selectors: { [`${button}[data-indeterminate] &`]: { display: 'inline-flex' } } },
]);

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** What hangs under the label, aligned with its text. */
export const below = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  // Nearer to its own label than to the next one.
  marginBlock: `calc(-1 * ${vars.space.xsmall}) ${vars.space.xsmall}`,
  paddingInlineStart: `calc(1.5rem + ${vars.space.small})`,
});
