import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ProgressOverlay } from './ProgressOverlay.tsx';

const meta = {
  title: 'Composants/Informer/ProgressOverlay',
  id: 'components-progressoverlay',
  component: ProgressOverlay,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    isOpen: true,
    title: 'Génération de votre DUERP',
    message: 'Cela prend une douzaine de secondes. Ne fermez pas cette page.',
    value: 42,
  },
} satisfies Meta<typeof ProgressOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Infranchissable: Story = {
  name: 'Infranchissable',
  render: function Infranchissable(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Générer</Button>
        <ProgressOverlay {...args} isOpen={isOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Générer' }));
    const dialogue = await screen.findByRole('alertdialog', { name: 'Génération de votre DUERP' });
    await expect(dialogue).toHaveAccessibleDescription(/Ne fermez pas cette page/);
    await waitFor(() => expect(dialogue).toHaveFocus());
    // Only its own `isOpen` closes it: what is left to prove is that nothing behind it can be reached.
    await expect(canvas.getByText('Générer').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.tab();
    await expect(dialogue).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(dialogue).toContainElement(document.activeElement as HTMLElement);
  },
};

export const AnnonceParPaliers: Story = {
  name: 'Annonce par paliers',
  render: function AnnonceParPaliers(args) {
    const [value, setValue] = useState(24);
    return (
      <>
        <span data-testid="avancer" onClickCapture={() => setValue(value + 1)} />
        <ProgressOverlay {...args} value={value} />
      </>
    );
  },
  play: async () => {
    const statut = within(await screen.findByRole('alertdialog')).getByRole('status');
    await expect(statut).toHaveTextContent(/^$/);
    const avancer = document.querySelector<HTMLElement>('[data-testid="avancer"]');
    avancer?.click();
    await waitFor(() => expect(statut).toHaveTextContent('25 %'));
    avancer?.click();
    await expect(statut).toHaveTextContent('25 %');
  },
};

export const SansFinConnue: Story = {
  name: 'Sans fin connue',
  args: { isOpen: true, title: 'Vérification de votre paiement en cours…' },
  render: ({ isOpen, title }) => <ProgressOverlay isOpen={isOpen} title={title} />,
  play: async () => {
    const barre = await screen.findByRole('progressbar', {
      name: 'Vérification de votre paiement en cours…',
    });
    await expect(barre).not.toHaveAttribute('aria-valuenow');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
};
