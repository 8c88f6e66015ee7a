import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  // On one line, unless the whole line is too short for it.
  flexShrink: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.title,
  '@media': { print: { printColorAdjust: 'exact' } },
});

const { nonEvalue, ...risque } = vars.color.risque;

/** Forced colours take the backgrounds away: shape and word remain, in a frame. */
const framed = { '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } } } as const;

export const status = {
  ...styleVariants(
    { GREEN: risque.faible, YELLOW: risque.modere, ORANGE: risque.important, RED: risque.critique },
    ({ background, foreground }) => [badge, { background, color: foreground, ...framed }],
  ),
  NON_EVALUE: style([
    badge,
    {
      background: nonEvalue.background,
      color: nonEvalue.foreground,
      borderColor: nonEvalue.foreground,
      borderStyle: 'dashed',
    },
  ]),
};

export const word = style({ minInlineSize: 0, overflowWrap: 'break-word' });

export const size = styleVariants({
  small: { padding: '0.125rem 0.5rem', fontSize: vars.font.size.s14 },
  medium: { padding: '0.25rem 0.625rem', fontSize: vars.font.size.s16 },
  large: { padding: '0.375rem 0.875rem', fontSize: vars.font.size.s22 },
});

const mark = style({ position: 'relative', inlineSize: '1em', blockSize: '1em', flexShrink: 0 });

/** Forced colours leave the level its colour where it is a shape, on a disc of its own; its word has the system's colours. */
export const marks = {
  ...styleVariants(
    { GREEN: risque.faible, YELLOW: risque.modere, ORANGE: risque.important, RED: risque.critique },
    ({ background, foreground }) => [
      mark,
      {
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            boxSizing: 'content-box',
            margin: '-2px',
            padding: '1px',
            border: '1px solid CanvasText',
            borderRadius: vars.radius.full,
            background,
            color: foreground,
          },
        },
      },
    ],
  ),
  NON_EVALUE: mark,
};
