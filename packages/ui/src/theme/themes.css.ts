import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { DARK_COLORS, DENSITY, LAYOUT, LIGHT_COLORS, MOTION, RADIUS, SHADOW, SPACE, TYPE } from './tokens.ts';

/** Of a screen of 320 px no more than with texts of their own size: enlarged ones need the room. */
const share = (space: string): string => `min(${space}, ${Number.parseFloat(space) * 5}vw)`;

const { small, medium, large, xlarge } = SPACE;
const ROOM = {
  ...SPACE,
  small: share(small),
  medium: share(medium),
  large: share(large),
  xlarge: share(xlarge),
};

const light = {
  ...assignVars(vars.color, LIGHT_COLORS),
  ...assignVars(vars.shadow, { floating: SHADOW.light }),
};
const dark = {
  ...assignVars(vars.color, DARK_COLORS),
  ...assignVars(vars.shadow, { floating: SHADOW.dark }),
};

globalStyle(':root', {
  vars: {
    ...light,
    ...assignVars(vars.font, TYPE),
    ...assignVars(vars.space, ROOM),
    ...assignVars(vars.radius, RADIUS),
    ...assignVars(vars.motion, MOTION.full),
    ...assignVars(vars.density, DENSITY.comfortable),
    ...assignVars(vars.layout, LAYOUT),
  },
  colorScheme: 'light',
});

globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });

// On any element: a dense table in a comfortable page, and the other way round.
globalStyle('[data-density="comfortable"]', { vars: assignVars(vars.density, DENSITY.comfortable) });
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, DENSITY.compact) });

const still = { vars: assignVars(vars.motion, MOTION.none) };
globalStyle(':root[data-motion="none"]', still);
globalStyle(':root', { '@media': { '(prefers-reduced-motion: reduce)': still } });

// Paper is white whatever the screen's theme.
globalStyle(':root, :root[data-theme="dark"], :root:not([data-theme="light"])', {
  '@media': { print: { vars: { ...light, [vars.color.paper]: '#FFFFFF' }, colorScheme: 'light' } },
});
