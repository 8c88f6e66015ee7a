import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

interface Unite {
  id: string;
  nom: string;
}

const UNITES: Unite[] = ['Atelier', 'Bureau', 'Accueil du public', 'Entrepôt'].map((nom) => ({
  id: nom,
  nom,
}));

const ListeVivante = ({ items: initial, onReorder, ...props }: SortableListProps<Unite>) => {
  const [items, setItems] = useState(initial);
  const handleReorder = (next: Unite[], moved: Unite) => {
    setItems(next);
    onReorder(next, moved);
  };
  return <SortableList {...props} items={items} onReorder={handleReorder} />;
};

const meta = {
  title: 'Composants/Lister/SortableList',
  id: 'components-sortablelist',
  component: SortableList,
  args: {
    label: 'Mes unités de travail',
    items: UNITES,
    getId: ({ id }) => id,
    getLabel: ({ nom }) => nom,
    renderItem: ({ nom }) => <Text>{nom}</Text>,
    onReorder: fn(),
    isDisabled: false,
  },
  render: (args) => <ListeVivante {...args} />,
} satisfies Meta<SortableListProps<Unite>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const ordre = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((ligne: HTMLElement) => ligne.textContent);
const poignee = (canvas: Canvas, nom: string) =>
  canvas.getByRole('button', { name: `Glisser pour réorganiser\u00A0: ${nom}` });

export const Boutons: Story = {
  name: 'Boutons',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Atelier' }));
    await expect(ordre(canvas)).toEqual(['Bureau', 'Atelier', 'Accueil du public', 'Entrepôt']);
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith(
      [UNITES[1], UNITES[0], UNITES[2], UNITES[3]],
      UNITES[0],
    );
    await expect(canvas.getByText('Atelier : position 2 sur 4.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Descendre Atelier' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(ordre(canvas)).toEqual(['Bureau', 'Accueil du public', 'Entrepôt', 'Atelier']);
    await expect(canvas.getByRole('button', { name: 'Descendre Atelier' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Monter Atelier' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(ordre(canvas)).toEqual(['Atelier', 'Bureau', 'Accueil du public', 'Entrepôt']);
    await expect(canvas.getByRole('button', { name: 'Descendre Atelier' })).toHaveFocus();
    await expect(canvas.getByText('Atelier : position 1 sur 4.')).toBeInTheDocument();
  },
};

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas, args }) => {
    const bouton = poignee(canvas, 'Atelier');
    await expect(bouton).toHaveAttribute('title', 'Glisser pour réorganiser');
    // It comes with the listeners of the list, after its first frames.
    await waitFor(() =>
      expect(bouton).toHaveAccessibleDescription(/Appuyez sur Espace ou Entrée pour saisir/),
    );
    bouton.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Élément saisi. Atelier : position 1 sur 4.');
    for (let pas = 0; pas < 3; pas += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await screen.findByText('Atelier : position 2 sur 4.');
    await userEvent.keyboard(' ');
    await screen.findByText(/^Élément posé\. Atelier : position 2 sur 4\.$/);
    await waitFor(() =>
      expect(ordre(canvas)).toEqual(['Bureau', 'Atelier', 'Accueil du public', 'Entrepôt']),
    );
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await waitFor(() => expect(poignee(canvas, 'Atelier')).toHaveFocus());
  },
};

export const Annulation: Story = {
  name: 'Annulation',
  play: async ({ canvas, args }) => {
    poignee(canvas, 'Bureau').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Élément saisi. Bureau : position 2 sur 4.');
    for (let pas = 0; pas < 3; pas += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Déplacement annulé. Bureau : position 2 sur 4.');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(ordre(canvas)).toEqual(['Atelier', 'Bureau', 'Accueil du public', 'Entrepôt']);
  },
};

const glisser = async (bouton: HTMLElement, distances: readonly number[]) => {
  const { left, top } = bouton.getBoundingClientRect();
  const point = (distance: number) => ({
    clientX: left + 5,
    clientY: top + 5 + distance,
    isPrimary: true,
    button: 0,
  });
  await fireEvent.pointerDown(bouton, point(0));
  for (const distance of distances) {
    await fireEvent.pointerMove(document, point(distance));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

export const Souris7PxNeFaitRien: Story = {
  name: 'Souris, 7 px ne font rien',
  play: async ({ canvas, args }) => {
    await glisser(poignee(canvas, 'Atelier'), [3, 7]);
    await expect(screen.queryByText(/Élément saisi/)).toBeNull();
    await fireEvent.pointerUp(document);
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const Souris9PxGlisse: Story = {
  name: 'Souris, 9 px glissent',
  play: async ({ canvas, args }) => {
    const bouton = poignee(canvas, 'Atelier');
    const hauteur = (bouton.closest('li')?.offsetHeight ?? 0) + 8;
    await glisser(bouton, [9]);
    await screen.findByText('Élément saisi. Atelier : position 1 sur 4.');
    await glisser(bouton, [hauteur, 2 * hauteur]);
    await screen.findByText('Atelier : position 3 sur 4.');
    await fireEvent.pointerUp(document);
    await waitFor(() =>
      expect(ordre(canvas)).toEqual(['Bureau', 'Accueil du public', 'Atelier', 'Entrepôt']),
    );
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const Figee: Story = {
  name: 'Figée',
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await expect(poignee(canvas, 'Atelier')).toBeDisabled();
    await glisser(poignee(canvas, 'Atelier'), [20, 90]);
    await fireEvent.pointerUp(document);
    for (const bouton of canvas.getAllByRole('button', { name: /^(Monter|Descendre)/ })) {
      await expect(bouton).toBeDisabled();
    }
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const DeuxCentsElements: Story = {
  name: 'Deux cents éléments',
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({ id: `u${index}`, nom: `Unité ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Unité 200' }));
    await expect(ordre(canvas).slice(-2)).toEqual(['Unité 200', 'Unité 199']);
  },
};

export const Texte200A320: Story = {
  name: 'Texte à 200 % sur 320 px',
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  render: (args) => (
    <div style={{ width: 260 }} data-testid="cadre">
      <ListeVivante {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(260);
  },
};

/** The row in hand. */
export const Saisie: Story = {
  name: 'Saisie',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: () => {
    // dnd-kit lets go when the window changes its size, and pictures have two.
    const ignorer = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('resize', ignorer, true);
    return () => window.removeEventListener('resize', ignorer, true);
  },
  play: async ({ canvas }) => {
    poignee(canvas, 'Atelier').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(poignee(canvas, 'Atelier').closest('li')).toHaveAttribute('data-dragging'));
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="xlarge">
      <ListeVivante {...args} />
      <ListeVivante {...args} label="Liste figée" isDisabled />
      <ListeVivante {...args} label="Un seul élément" items={UNITES.slice(0, 1)} />
      <ListeVivante
        {...args}
        label="Nom très long"
        items={[{ id: 'long', nom: `Unité ${'Anticonstitutionnellement'.repeat(8)}` }]}
      />
    </Stack>
  ),
};
