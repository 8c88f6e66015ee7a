import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

// Found while the stories run, one of these would make Vite reload the page under a test.
const PREBUNDLED = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@internationalized/date',
  '@internationalized/number',
  '@storybook/react-vite',
  '@tanstack/react-virtual',
  'lucide-react',
  'react-aria',
  'react-aria-components',
  'zod/mini',
];

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  // The product's favicon.
  staticDirs: ['../apps/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Types are read by TypeScript itself: a variant is then a choice of its names, not a JSON to write.
  typescript: {
    // The tests show no page: they do not wait for its types.
    reactDocgen: process.env['VITEST'] === undefined && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What react-aria takes besides is in its own documentation.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      include: [...(viteConfig.optimizeDeps?.include ?? []), ...PREBUNDLED],
    },
  }),
};
export default config;
