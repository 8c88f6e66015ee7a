/** Raw values of the visual identity, the only place where they stand; everything else speaks `vars`. */

const RISQUE = {
  faible: { background: '#2E7D32', foreground: '#FFFFFF' },
  modere: { background: '#F4C430', foreground: '#1B2733' },
  important: { background: '#E8751A', foreground: '#1B2733' },
  critique: { background: '#B3261E', foreground: '#FFFFFF' },
} as const;

export const LIGHT_COLORS = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  surfaceSunken: '#F3F2EE',
  ink: '#1B2733',
  inkSoft: '#52606D',
  line: '#D9DEE3',
  lineStrong: '#75818D',
  brand: '#0B4F6C',
  brandHover: '#083B52',
  brandTint: '#E6F0F4',
  onBrand: '#FFFFFF',
  accent: '#B34E15',
  accentHover: '#8F3D0F',
  onAccent: '#FFFFFF',
  danger: '#B3261E',
  dangerHover: '#8C1D17',
  dangerTint: '#FBEAE9',
  onDanger: '#FFFFFF',
  success: '#1E6B3A',
  successTint: '#E7F3EA',
  warning: '#7A5200',
  warningTint: '#FFF4D6',
  focus: '#0B4F6C',
  overlay: 'rgba(16, 24, 31, 0.55)',
  risque: {
    ...RISQUE,
    nonEvalue: { background: 'transparent', foreground: '#52606D' },
  },
} as const;

export const DARK_COLORS = {
  paper: '#10181F',
  surface: '#18232D',
  surfaceSunken: '#0B1218',
  ink: '#EEF2F5',
  inkSoft: '#A9B6C2',
  line: '#2E3C48',
  lineStrong: '#7C8B99',
  brand: '#7CC4E0',
  brandHover: '#A5D8EC',
  brandTint: '#16323F',
  onBrand: '#06222E',
  accent: '#F0A070',
  accentHover: '#F6BD9B',
  onAccent: '#331404',
  danger: '#F4877F',
  dangerHover: '#F8ABA5',
  dangerTint: '#3A1B1A',
  onDanger: '#2B0806',
  success: '#7FCB98',
  successTint: '#15301F',
  warning: '#F0C458',
  warningTint: '#33290F',
  focus: '#7CC4E0',
  overlay: 'rgba(0, 0, 0, 0.7)',
  risque: {
    ...RISQUE,
    nonEvalue: { background: 'transparent', foreground: '#A9B6C2' },
  },
} as const;

// The first one has the narrow no-break space only, those « avant » stand until the second is there (fonts.css).
const FONT_FAMILY =
  "'ODU Espace fine', 'Source Sans 3 Variable', 'Source Sans 3', " +
  "'ODU avant, Arial', 'ODU avant, Roboto', 'ODU avant, Verdana', system-ui, sans-serif";

/** Sizes in rem (16 px), so that the reader's own text size is honoured. */
export const TYPE = {
  family: FONT_FAMILY,
  size: { s14: '0.875rem', s16: '1rem', s18: '1.125rem', s22: '1.375rem', s28: '1.75rem', s36: '2.25rem' },
  weight: { regular: '400', semibold: '600', bold: '700' },
  lineHeight: { text: '1.5', title: '1.2' },
  measure: '70ch',
} as const;

/** The 4 px grid. */
export const SPACE = {
  none: '0',
  xxsmall: '0.25rem',
  xsmall: '0.5rem',
  small: '0.75rem',
  medium: '1rem',
  large: '1.5rem',
  xlarge: '2rem',
  xxlarge: '3rem',
  huge: '4rem',
} as const;

export const RADIUS = { small: '6px', large: '12px', full: '999px' } as const;

export const SHADOW = {
  light: '0 8px 28px rgba(27, 39, 51, 0.16), 0 2px 6px rgba(27, 39, 51, 0.08)',
  dark: '0 8px 28px rgba(0, 0, 0, 0.6), 0 0 0 1px #2E3C48',
} as const;

export const MOTION = {
  full: { fast: '120ms', normal: '180ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  none: { fast: '0ms', normal: '0ms', easing: 'linear' },
} as const;

/** Height of a control: 44 px is the target size for touch, the compact one is for dense tables on a desk. */
export const DENSITY = {
  comfortable: { controlHeight: '2.75rem', controlPadding: '0.75rem' },
  compact: { controlHeight: '2.25rem', controlPadding: '0.5rem' },
} as const;

export const LAYOUT = { content: '70rem', form: '35rem', sidebar: '17.5rem' } as const;

export { BREAKPOINT } from './breakpoint.ts';

/** Under it (a phone on its side, 400 % zoom) nothing stays in place over what scrolls: WCAG 2.2, 2.4.11. */
export const MIN_STICKY_HEIGHT = '31.25rem';

/** What is about so high stays at the bottom of the screen as long as it hides no more than half of it: texts enlarged by the page change no media query. */
export const stickToBottom = (height: string): string => `min(0px, 999 * (50dvh - ${height}))`;

/** Stacking order of what floats; popovers of react-aria stand above all of them (100000). */
export const LAYER = { sticky: '10', overlay: '100', toast: '200' } as const;
