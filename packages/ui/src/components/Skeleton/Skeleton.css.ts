import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'block',
  background: vars.color.line,
  borderRadius: vars.radius.small,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

export const variant = styleVariants({
  text: [base, { blockSize: '1em', marginBlock: '0.25em' }],
  title: [base, { blockSize: vars.font.size.s28, maxInlineSize: '20rem' }],
  field: [base, { blockSize: '3rem' }],
  block: [base, { blockSize: '8rem', borderRadius: vars.radius.large }],
  circle: [
    base,
    { inlineSize: vars.space.xxlarge, blockSize: vars.space.xxlarge, borderRadius: vars.radius.full },
  ],
});

/** The last line of a paragraph is shorter, as in real text. */
export const lastLine = style({ inlineSize: '60%' });

export const group = style({ display: 'grid', gap: vars.space.medium });
