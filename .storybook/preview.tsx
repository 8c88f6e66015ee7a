import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import { configure } from 'storybook/test';
import { preloadLongLists } from '../packages/ui/src/components/VirtualList/VirtualList.tsx';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/global.css.ts';
import { ThemedDocs } from './docs-container.tsx';
import { ComponentPage } from './docs-page.tsx';
import { giveRealControls } from './real-controls.ts';
import { applyGlobals, globalTypes, initialGlobals, onGlobals } from './globals.ts';

// What ends a story that hangs, not a budget: what is looked for is awaited for one second otherwise, and machines differ.
configure({ asyncUtilTimeout: 30_000 });

applyGlobals(initialGlobals);
// Pages of documentation without a story have no decorator to do it.
onGlobals(applyGlobals);

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const preview: Preview = {
  argTypesEnhancers: [giveRealControls],
  // Texts have their final width from the first picture, and nothing moves under a test when a font or a part arrives.
  beforeAll: async () => {
    // Those « avant » are the machine's own, which may not have them (fonts.css).
    const fonts = [...document.fonts].filter(({ family }) => !family.includes('ODU avant'));
    await Promise.all([preloadLongLists(), ...fonts.map((font) => font.load())]);
  },
  // A story's own test begins with a component that stands: React's `act`, which runs what comes after its drawing (what the tab
  // key reaches, a size that it learns), is not in the built Storybook.
  mount: (context) => async () => {
    await context.renderToCanvas();
    if (import.meta.env.PROD) await twoFrames();
    return context.canvas;
  },
  // Before that of axe, which then looks at what was painted: what a component learns of its size it learns before its first frame.
  afterEach: twoFrames,
  tags: ['autodocs'],
  parameters: {
    // All of axe's rules but « region », which the addon leaves out: a story is a part of a page, without landmarks.
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
    docs: { container: ThemedDocs, page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Fondations',
          [
            'Bienvenue',
            'Couleurs',
            'Niveaux de risque',
            'Typographie',
            'Espaces et rayons',
            'Icônes',
            'Mouvement',
            'Densité et réglages',
            'Écrire en français',
            'Accessibilité',
          ],
          'Composants',
          ['Agir', 'Saisir', 'Informer', 'Se repérer', 'Ouvrir par-dessus', 'Lister', 'Mettre en page'],
          'Blocs',
          ['Évaluer', 'Prévenir', 'Lire et télécharger', 'Compte et paiement', 'Cadre'],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return (
        <I18nProvider locale="fr-FR">
          <Story />
        </I18nProvider>
      );
    },
  ],
};
export default preview;
