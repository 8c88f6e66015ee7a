import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { DARK_COLORS, LIGHT_COLORS, TYPE } from '../packages/ui/src/theme/tokens.ts';
import { onGlobals } from './globals.ts';

const themeOf = (base: 'light' | 'dark') => {
  const colors = base === 'dark' ? DARK_COLORS : LIGHT_COLORS;
  return create({
    base,
    fontBase: TYPE.family,
    colorPrimary: colors.brand,
    colorSecondary: colors.brand,
    textColor: colors.ink,
    textMutedColor: colors.inkSoft,
    appContentBg: colors.surface,
    appBorderColor: colors.line,
  });
};
const THEMES = { light: themeOf('light'), dark: themeOf('dark') };

const subscribe = (onChange: () => void) => onGlobals(onChange);
const readTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The theme that the toolbar has chosen, `light` or `dark`. */
export const useDocsTheme = () => useSyncExternalStore(subscribe, readTheme);

/** Documentation pages in the colours and the letters of the application, in the theme of the toolbar. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDocsTheme();
  return (
    <DocsContainer {...props} theme={THEMES[theme]}>
      {children}
    </DocsContainer>
  );
}
