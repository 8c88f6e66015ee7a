import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { phoneGlobals, phoneViewport } from '../../stories/viewports.ts';
import { Footer } from './Footer.tsx';

const CONFIG = {
  partnerLawFirm: { name: 'Cabinet Rivière & Associés', url: 'https://cabinet.example' },
  userGuideUrl: '/guide',
  legalNoticeUrl: '/mentions-legales',
  privacyUrl: '/confidentialite',
  termsUrl: '/conditions',
};

const meta = {
  title: 'Blocs/Cadre/Footer',
  id: 'blocks-footer',
  component: Footer,
  args: { version: 'ODU-v0.8.0', config: CONFIG, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecte: Story = {
  name: 'Connecté',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('ODU-v0.8.0');
    const hrefs = canvas
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\s*\(.*\)$/, ''), link.getAttribute('href')]);
    await expect(hrefs).toEqual([
      ['Cabinet Rivière & Associés', 'https://cabinet.example'],
      ["Guide d'utilisation", '/guide'],
      ['Tarifs', '/choose-plan'],
      ['Contact', '/contact-private'],
      ['Mentions légales', '/mentions-legales'],
      ['Politique de confidentialité', '/confidentialite'],
      ["Conditions d'utilisation", '/conditions'],
    ]);
    await expect(canvas.getByRole('link', { name: /^Cabinet Rivière/ })).toHaveAttribute('target', '_blank');
  },
};

export const Visiteur: Story = {
  name: 'Visiteur',
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
};

/** Whatever happens to the server, the version is there, and the way to write. */
export const SansConfiguration: Story = {
  name: 'Sans configuration',
  args: { config: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('ODU-v0.8.0');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contact']);
  },
};

export const SansFormules: Story = {
  name: 'Sans formules',
  args: { config: { ...CONFIG, hasBilling: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Tarifs' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const SansPartenaire: Story = {
  name: 'Sans partenaire',
  args: { config: { ...CONFIG, partnerLawFirm: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByText(/Conseil juridique/)).toBeNull();
  },
};

const HOSTILE = { ...CONFIG, partnerLawFirm: { name: LONG_LABEL, url: 'https://cabinet.example' } };

export const NomLong: Story = {
  name: 'Nom long',
  args: { config: HOSTILE },
  parameters: phoneViewport,
  globals: phoneGlobals,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: {
    chromatic: { disableSnapshot: false },
    // Each footer is alone on its page; here three stand together.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <div className={sheet}>
      <Footer {...args} />
      <Footer version={args.version} isSignedIn={false} config={{ ...CONFIG, partnerLawFirm: null }} />
      <Footer version={args.version} isSignedIn config={HOSTILE} />
    </div>
  ),
};
