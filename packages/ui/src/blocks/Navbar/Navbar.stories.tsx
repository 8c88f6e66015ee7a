import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { phoneGlobals, phoneViewport } from '../../stories/viewports.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { Navbar } from './Navbar.tsx';
import { NavbarMenu } from './NavbarMenu.tsx';

const meta = {
  title: 'Blocs/Cadre/Navbar',
  id: 'blocks-navbar',
  component: Navbar,
  args: { isSignedIn: true, currentPath: '/duerps', onSignOut: fn(), Menu: NavbarMenu },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

// Each bar is alone on its page; a sheet shows several.
const severalBars = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-unique', enabled: false },
        { id: 'landmark-no-duplicate-banner', enabled: false },
      ],
    },
  },
};

const namesOf = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

export const Connecte: Story = {
  name: 'Connecté',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('BETA')).toBeVisible();
    await expect(canvas.getByText('0.8.0')).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    await expect(namesOf(nav.getAllByRole('link'))).toEqual([
      'Mes DUERP',
      'Créer mon DUERP',
      'Plans tarifaires',
      'Contactez-nous',
      'Mon compte',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Mes DUERP');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await userEvent.click(nav.getByRole('button', { name: 'Déconnexion' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** The most precise entry is marked, and only it; a document stands under « Mes DUERP ». */
export const PageCourante: Story = {
  name: 'Page courante',
  render: (args) => (
    <>
      {['/duerps/new', '/duerps/abc/edit', '/duerpsx', '/choose-plan/select-duerp', '/'].map((path) => (
        <div key={path} data-testid={path}>
          <Navbar {...args} currentPath={path} />
        </div>
      ))}
    </>
  ),
  parameters: severalBars,
  play: async ({ canvas }) => {
    const current = (path: string) =>
      within(canvas.getByTestId(path))
        .queryAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent);
    await expect(current('/duerps/new')).toEqual(['Créer mon DUERP']);
    await expect(current('/duerps/abc/edit')).toEqual(['Mes DUERP']);
    await expect(current('/choose-plan/select-duerp')).toEqual(['Plans tarifaires']);
    await expect(current('/duerpsx')).toEqual([]);
    await expect(current('/')).toEqual([]);
  },
};

export const Visiteur: Story = {
  name: 'Visiteur',
  args: { isSignedIn: false, currentPath: '/login' },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    await expect(namesOf(nav.getAllByRole('link'))).toEqual([
      'Plans tarifaires',
      'Contactez-nous',
      'Se connecter',
      'Créer un compte',
    ]);
    await expect(nav.getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', '/contact');
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Se connecter');
    await expect(canvas.queryByRole('button', { name: 'Déconnexion' })).toBeNull();
  },
};

export const SansFormules: Story = {
  name: 'Sans formules',
  args: { hasPlans: false },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    await expect(namesOf(nav.getAllByRole('link'))).toEqual([
      'Mes DUERP',
      'Créer mon DUERP',
      'Contactez-nous',
      'Mon compte',
    ]);
  },
};

export const Mobile: Story = {
  name: 'Téléphone',
  parameters: phoneViewport,
  globals: phoneGlobals,
  play: async ({ canvas, args }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect(canvas.queryByRole('link', { name: 'Mes DUERP' })).toBeNull();
    const burger = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(5);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Mes DUERP');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(burger).toHaveFocus());
    await userEvent.click(burger);
    const again = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(again.getByRole('button', { name: 'Déconnexion' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NomLong: Story = {
  name: 'Nom long',
  args: { productName: LONG_LABEL.slice(0, 200) },
  parameters: phoneViewport,
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};

/** The links keep one line, whatever the name. */
export const NomLongSurGrandEcran: Story = {
  name: 'Nom long sur grand écran',
  args: { productName: LONG_LABEL.slice(0, 200) },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    const tops = nav.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(80);
    await expect(canvas.getByRole('link', { name: /^Exposition prolongée.*, accueil$/ })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: {
    chromatic: { disableSnapshot: false },
    ...severalBars,
  },
  render: (args) => (
    <div className={sheet}>
      <Navbar {...args} />
      <Navbar {...args} isSignedIn={false} currentPath="/contact" />
      <Navbar {...args} productName="Prévention Martin & Associés" currentPath="/my-account" />
      <Navbar {...args} productName={LONG_LABEL.slice(0, 200)} currentPath="/" />
    </div>
  ),
};
