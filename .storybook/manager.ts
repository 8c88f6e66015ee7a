import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { LIGHT_COLORS, RADIUS } from '../packages/ui/src/theme/tokens.ts';

/** Storybook's own frame in the colours of the product, so that nothing competes with what is shown. */
const theme = create({
  base: 'light',
  brandTitle: 'ODU · système de design',
  brandUrl: '?path=/docs/fondations-bienvenue--docs',
  brandTarget: '_self',
  colorPrimary: LIGHT_COLORS.brand,
  colorSecondary: LIGHT_COLORS.brand,
  appBg: LIGHT_COLORS.paper,
  appContentBg: LIGHT_COLORS.surface,
  appBorderColor: LIGHT_COLORS.line,
  appBorderRadius: Number.parseInt(RADIUS.small, 10),
  textColor: LIGHT_COLORS.ink,
  textMutedColor: LIGHT_COLORS.inkSoft,
  barTextColor: LIGHT_COLORS.inkSoft,
  barSelectedColor: LIGHT_COLORS.brand,
  barHoverColor: LIGHT_COLORS.brandHover,
  inputBorder: LIGHT_COLORS.lineStrong,
});

addons.setConfig({ theme });
