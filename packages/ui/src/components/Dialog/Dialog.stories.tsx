import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playMotion } from '../../stories/full-motion.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, DialogFooter, DialogTrigger } from './Dialog.tsx';

const meta = {
  title: 'Composants/Ouvrir par-dessus/Dialog',
  id: 'components-dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  subcomponents: { DialogFooter },
  args: {
    title: 'Ajouter une unité de travail',
    size: 'form',
    children: 'Une unité de travail réunit des personnes exposées aux mêmes risques.',
    actions: ({ close }) => (
      <>
        <Button variant="secondary" onPress={close}>
          Annuler
        </Button>
        <Button onPress={close}>Ajouter</Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Ouvrir</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvrir = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
  return screen.findByRole('dialog');
};
const attendreFermeture = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Formulaire: Story = {
  name: 'Formulaire',
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await expect(dialogue).toHaveAccessibleName('Ajouter une unité de travail');
    await waitFor(() => expect(dialogue).toHaveFocus());
    // While a dialog fades out the page behind it can be read again: a second banner would stand beside its own.
    await expect(dialogue.querySelector('header')).toBeNull();
    for (const name of ['Fermer', 'Annuler', 'Ajouter', 'Fermer', 'Annuler']) {
      await userEvent.tab();
      await expect(within(dialogue).getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await attendreFermeture();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  },
};

export const FermetureParBouton: Story = {
  name: 'Fermeture par le bouton',
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Fermer' }));
    await attendreFermeture();
    await userEvent.click(within(await ouvrir(canvas)).getByRole('button', { name: 'Annuler' }));
    await attendreFermeture();
  },
};

export const FermetureParDehors: Story = {
  name: 'Fermeture par un appui en dehors',
  play: async ({ canvas }) => {
    await ouvrir(canvas);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await attendreFermeture();
  },
};

/** A button that leads elsewhere keeps the focus where it leads. */
export const FocusAilleurs: Story = {
  name: 'Focus ailleurs',
  render: function FocusAilleurs({ actions: _actions, ...args }) {
    const [isOpen, setIsOpen] = useState(false);
    const suite = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (!isOpen) suite.current?.focus();
    }, [isOpen]);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
        <Button ref={suite}>La suite</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await ouvrir(canvas);
    await userEvent.keyboard('{Escape}');
    await attendreFermeture();
    await expect(canvas.getByRole('button', { name: 'La suite' })).toHaveFocus();
  },
};

export const NonFermable: Story = {
  name: 'Non fermable',
  args: { isDismissable: false },
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await expect(within(dialogue).queryByRole('button', { name: 'Fermer' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(dialogue).toBeVisible();
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Annuler' }));
    await attendreFermeture();
  },
};

export const Controle: Story = {
  name: 'Contrôlé',
  render: function Controle(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await ouvrir(canvas);
    await userEvent.keyboard('{Escape}');
    await attendreFermeture();
  },
};

/** Nothing of it may stay, not even the veil, when it closes before it has finished to appear. */
export const FermeAussitotOuvert: Story = {
  name: 'Fermé aussitôt ouvert',
  beforeEach: playMotion,
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogue).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  },
};

const LONG = Array.from({ length: 40 }, (_, index) => (
  <Text key={index}>Paragraphe {index + 1} d'un contenu bien plus haut que l'écran.</Text>
));

export const LargeEtLong: Story = {
  name: 'Large et long',
  args: {
    size: 'wide',
    title: `Établissement ${'Anticonstitutionnellement'.repeat(8)}`,
    children: <Stack>{LONG}</Stack>,
  },
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await expect(dialogue.scrollHeight).toBeGreaterThan(dialogue.clientHeight);
    const ajouter = within(dialogue).getByRole('button', { name: 'Ajouter' });
    await expect(ajouter.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialogue.scrollWidth).toBeLessThanOrEqual(dialogue.clientWidth);
  },
};

/** The foot is taken for 14rem high: enlarged texts may take it over half of the screen, and then it scrolls with the rest. */
export const PiedEtTextesAgrandis: Story = {
  name: 'Pied et textes agrandis',
  args: { children: <Stack>{LONG}</Stack> },
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    const ajouter = within(dialogue).getByRole('button', { name: 'Ajouter' });
    const remOfHalfAScreen = window.innerHeight / 2 / 14;
    document.documentElement.style.fontSize = `${remOfHalfAScreen * 0.95}px`;
    await expect(ajouter.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    document.documentElement.style.fontSize = `${remOfHalfAScreen * 1.05}px`;
    await expect(ajouter.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
};

/** The buttons belong to the form: Enter sends it, and they stay at the foot of the dialog. */
export const PiedDansUnFormulaire: Story = {
  name: 'Pied dans un formulaire',
  render: ({ actions: _actions, ...args }) => (
    <DialogTrigger>
      <Button>Ouvrir</Button>
      <Dialog {...args}>
        {({ close }) => (
          <Form onSubmit={close}>
            <TextField label="Nom de l'unité" />
            <DialogFooter>
              <Button type="submit">Ajouter</Button>
            </DialogFooter>
          </Form>
        )}
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await userEvent.click(within(dialogue).getByRole('textbox', { name: "Nom de l'unité" }));
    await userEvent.keyboard('Fournil{Enter}');
    await attendreFermeture();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isOpen: true, description: 'Elle apparaîtra dans toutes les étapes suivantes.' },
  render: (args) => <Dialog {...args} />,
};

export const Large: Story = {
  name: 'Large',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isOpen: true, size: 'wide', title: 'Un long contenu', children: <Stack>{LONG}</Stack> },
  render: (args) => <Dialog {...args} />,
};
