import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/global.css.ts';

type Theme = 'light' | 'dark';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
    options: { storySort: { order: ['Fondations', 'components', 'blocks'] } },
  },
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        title: 'Thème',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Clair' },
          { value: 'dark', title: 'Sombre' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' satisfies Theme },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = 'fr';
      return (
        <I18nProvider locale="fr-FR">
          <Story />
        </I18nProvider>
      );
    },
  ],
};
export default preview;
