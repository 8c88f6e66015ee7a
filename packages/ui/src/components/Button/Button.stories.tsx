import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconEdit, IconPlus } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Composants/Agir/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Enregistrer', variant: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Principal',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithIcon: Story = {
  name: 'Avec une icône',
  args: {
    children: (
      <>
        <Icon shape={IconPlus} /> Ajouter un risque
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter un risque' })).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'En cours',
  args: { isPending: true, pendingText: 'Enregistrement…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enregistrement…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Enter in a field does not move the focus to the button: the busy text is then said by the page. */
export const SubmitAnnounced: Story = {
  name: 'Envoi annoncé',
  args: { type: 'submit', children: 'Se connecter', pendingText: 'Connexion en cours…' },
  render: function Render(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <form
        className={sheet.row}
        onSubmit={(event) => {
          event.preventDefault();
          setIsPending(true);
        }}
      >
        <input aria-label="Adresse email" />
        <Button {...args} isPending={isPending} />
      </form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse email' }), 'a{Enter}');
    await expect(canvas.getByRole('button', { name: 'Connexion en cours…' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Connexion en cours…',
    );
  },
};

export const Disabled: Story = {
  name: 'Désactivé',
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  },
};

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <div className={sheet.row}>
      <Link href="#retour">Retour</Link>
      <IconButton icon={IconEdit} label="Modifier" variant="secondary" />
      <Button>{children}</Button>
      <Button variant="secondary">Annuler</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.sheet}>
      {(['primary', 'secondary', 'quiet', 'danger', 'accent'] as const).map((variant) => (
        <div key={variant} className={sheet.row}>
          <Button variant={variant}>Enregistrer</Button>
          <Button variant={variant}>
            <Icon shape={IconPlus} /> Ajouter
          </Button>
          <Button variant={variant} isPending pendingText="Enregistrement…">
            Enregistrer
          </Button>
          <Button variant={variant} isDisabled>
            Indisponible
          </Button>
        </div>
      ))}
      <Button isFullWidth>Pleine largeur</Button>
      <div>
        <Button variant="quiet" isFlush>
          Au bord du texte
        </Button>
      </div>
      <Button variant="secondary">{LONG_LABEL}</Button>
    </div>
  ),
};
