import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const columns = style({ display: 'grid', minInlineSize: 0, listStyle: 'none' });

export const gap = styleVariants(vars.space, (value) => ({ gap: value }));

const MIN_COLUMN = { narrow: '10rem', medium: '16rem', wide: '22rem' };

export const minColumn = styleVariants(MIN_COLUMN, (width) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
}));
