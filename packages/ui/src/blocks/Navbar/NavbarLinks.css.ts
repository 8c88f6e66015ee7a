import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

const DESKTOP = `screen and (min-width: ${BREAKPOINT.desktop})`;

export const layout = styleVariants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.small,
  },
  column: { display: 'grid', gap: vars.space.medium },
});

const listBase = style({ listStyle: 'none', minInlineSize: 0 });
const listRow = style([listBase, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }]);
const listColumn = style([listBase, { display: 'grid', gap: vars.space.xxsmall }]);

export const list = styleVariants({ row: [listRow], column: [listColumn] });

export const accountList = styleVariants({
  row: [
    listRow,
    {
      // Its last word, not its target, ends on the margin.
      marginInline: `auto calc(-1 * ${vars.space.xsmall})`,
      '@media': { [DESKTOP]: { marginInlineEnd: `calc(-1 * ${vars.space.small})` } },
    },
  ],
  column: [
    listColumn,
    { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space.medium },
  ],
});

const linkBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.density.controlHeight,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.ink,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.brandTint, color: vars.color.brand },
    '&[aria-current]': { color: vars.color.brand },
    // A bar of its own, drawn as a border so that forced colours keep it.
    '&[aria-current]::after': { content: '""', position: 'absolute', borderColor: 'currentColor' },
  },
});

export const link = styleVariants({
  row: [
    linkBase,
    {
      paddingInline: vars.space.xsmall,
      fontSize: vars.font.size.s14,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current]::after': {
          insetInline: vars.space.xsmall,
          insetBlockEnd: vars.space.xxsmall,
          borderBlockEnd: '3px solid',
        },
      },
      '@media': {
        [DESKTOP]: {
          paddingInline: vars.space.small,
          fontSize: vars.font.size.s16,
          selectors: { '&[aria-current]::after': { insetInline: vars.space.small } },
        },
      },
    },
  ],
  column: [
    linkBase,
    {
      inlineSize: '100%',
      paddingInline: vars.space.medium,
      fontSize: vars.font.size.s18,
      selectors: {
        '&[aria-current]': { background: vars.color.brandTint },
        '&[aria-current]::after': {
          insetBlock: vars.space.xsmall,
          insetInlineStart: 0,
          borderInlineStart: '3px solid',
        },
      },
    },
  ],
});
