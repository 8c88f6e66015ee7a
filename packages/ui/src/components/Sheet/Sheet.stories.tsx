import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playMotion } from '../../stories/full-motion.ts';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { Stepper, type Step } from '../Stepper/Stepper.tsx';
import { Sheet } from './Sheet.tsx';

const ETAPES: Step[] = [
  { id: '1', label: 'Introduction', status: 'done' },
  { id: '2', label: "Informations de l'entreprise", status: 'warning', hint: "Il manque l'adresse" },
  { id: '3', label: 'Unités de travail', status: 'todo' },
  { id: '4', label: 'Saisie des risques', status: 'todo' },
];

const meta = {
  title: 'Composants/Ouvrir par-dessus/Sheet',
  id: 'components-sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Étapes',
    side: 'start',
    children: ({ close }) => (
      <Stepper label="Étapes du DUERP" steps={ETAPES} currentId="3" onSelect={close} />
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Voir les étapes</Button>
      <Sheet {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Voir les étapes' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    const panneau = await screen.findByRole('dialog', { name: 'Étapes' });
    await waitFor(() => expect(panneau).toHaveFocus());
    await userEvent.tab();
    await expect(within(panneau).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

export const PressionDehors: Story = {
  name: 'Pression au dehors',
  args: { side: 'end' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les étapes' }));
    const panneau = await screen.findByRole('dialog', { name: 'Étapes' });
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await waitFor(() => expect(panneau).not.toBeInTheDocument());
  },
};

export const FermeAussitotOuvert: Story = {
  name: 'Fermé aussitôt ouvert',
  beforeEach: playMotion,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les étapes' }));
    const panneau = await screen.findByRole('dialog', { name: 'Étapes' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panneau).not.toBeInTheDocument());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isOpen: true },
  render: (args) => <Sheet {...args} />,
};

export const Fin: Story = {
  name: 'Fin',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isOpen: true, side: 'end' },
  render: (args) => <Sheet {...args} />,
};
