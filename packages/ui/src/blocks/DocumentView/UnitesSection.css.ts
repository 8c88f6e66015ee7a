import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const section = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const list = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const unite = style({
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const name = style({ fontWeight: vars.font.weight.semibold });

export const differences = style({ maxInlineSize: vars.font.measure, whiteSpace: 'pre-line' });

export const label = style({ color: vars.color.inkSoft });
