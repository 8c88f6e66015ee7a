import { globalStyle, style } from '@vanilla-extract/css';
import { BREAKPOINT } from '../../theme/tokens.ts';
import { vars } from '../../theme/contract.css.ts';

export const finder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

globalStyle(`${finder} > *`, { flex: '1 1 9.5rem', minInlineSize: 0, maxInlineSize: '25rem' });

// The search has the room of its example; on a phone it stands beside the filter, so that the risks begin higher.
globalStyle(`${finder} > :first-child`, {
  '@media': { [`screen and (min-width: ${BREAKPOINT.phone})`]: { flex: '2 1 16rem' } },
});

// Tools keep their words on one line, on the last line of the fields or on a row of their own.
globalStyle(`${finder} > button`, { flex: '0 1 auto', alignSelf: 'flex-end', maxInlineSize: '100%' });

/** A choice, and the way to more of them under it. */
export const choice = style({ display: 'grid' });

globalStyle(`${choice} > button`, { justifySelf: 'start' });

/** A row of its own, for what is said above a field and for the long names of families. */
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
});

globalStyle(`${finder} > ${wide}`, { flexBasis: '100%', maxInlineSize: 'none' });
