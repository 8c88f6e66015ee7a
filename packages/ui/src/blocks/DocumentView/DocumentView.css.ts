import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ display: 'grid', gap: vars.space.xsmall });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

/** What is to be used, not read. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

// On paper the choice between the views is made.
globalStyle(`${document} [role="tablist"]`, { '@media': { print: { display: 'none' } } });

// A title stays with what it announces.
globalStyle(`${document} :is(h2, h3, h4, h5, h6)`, { '@media': { print: { breakAfter: 'avoid' } } });
