import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fileDrop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    // Another line as well as another colour.
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.brand,
      background: vars.color.brandTint,
    },
  },
  '@media': { print: { display: 'none' } },
});

export const picture = style({ color: vars.color.brand });
