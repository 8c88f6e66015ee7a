import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import * as sheet from '../../stories/sheet.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconArrowLeft } from '../Icon/icons.ts';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Composants/Agir/Link',
  id: 'components-link',
  component: Link,
  args: { children: 'Mes DUERP', href: '/duerps' },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const withRouter: Decorator = (Story) => (
  <RouterProvider navigate={navigate}>
    <Story />
  </RouterProvider>
);

export const InSentence: Story = {
  name: 'Dans une phrase',
  render: (args) => (
    <p>
      Retrouvez vos documents dans <Link {...args} />.
    </p>
  ),
};

export const FollowedByRouter: Story = {
  name: 'Suivi par le routeur',
  decorators: withRouter,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mes DUERP' }));
    await expect(navigate).toHaveBeenCalledWith('/duerps', undefined);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  name: 'Désactivé',
  args: { isDisabled: true },
  decorators: withRouter,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Mes DUERP' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const External: Story = {
  name: 'Vers un autre site',
  args: { children: "Guide de l'utilisateur", href: 'https://example.org/guide', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: "Guide de l'utilisateur (nouvelle fenêtre)" });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.sheet}>
      <p>
        Un lien <Link href="#texte">dans le texte</Link>, un lien{' '}
        <Link href="https://example.org" isExternal>
          vers un autre site
        </Link>
        , la page{' '}
        <Link href="#ici" aria-current="page">
          où vous êtes
        </Link>{' '}
        et un lien <Link isDisabled>indisponible</Link>.
      </p>
      <div className={sheet.row}>
        <Link href="#retour" variant="standalone">
          <Icon shape={IconArrowLeft} /> Retour à mes DUERP
        </Link>
      </div>
      <div className={sheet.row}>
        <Link href="#a" variant="primary">
          Créer mon DUERP
        </Link>
        <Link href="#b" variant="secondary">
          Voir le DUERP
        </Link>
        <Link href="#c" variant="quiet">
          Plus tard
        </Link>
        <Link href="#d" variant="accent">
          Choisir cette formule
        </Link>
      </div>
      <div className={sheet.phone}>
        <Link href="#e" variant="primary" isFullWidth>
          Pleine largeur
        </Link>
      </div>
      <p>
        <Link href="#long">{'https://example.org/un-chemin-sans-aucune-espace-'.repeat(5)}</Link>
      </p>
    </div>
  ),
};
