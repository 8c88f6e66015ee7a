import { style } from '@vanilla-extract/css';
import { firstPaint } from '../../components/Heading/Heading.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const lines = style({ display: 'grid', gap: vars.space.medium, listStyle: 'none' });

export const line = style({ display: 'grid', gap: vars.space.xsmall, overflowWrap: 'anywhere' });

/** At first from edge to edge: never smaller than the same sentence in the page, whatever font stands for its own (see `awaited` of headings). */
export const awaited = style({
  selectors: { [`${firstPaint} &`]: { letterSpacing: '0.015em', textAlign: 'justify' } },
});
