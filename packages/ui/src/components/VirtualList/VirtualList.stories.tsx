import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface Risque {
  id: string;
  nom: string;
}

const risques = (count: number): Risque[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, nom: `Risque n° ${index + 1}` }));

const meta = {
  title: 'Composants/Lister/VirtualList',
  id: 'components-virtuallist',
  component: VirtualList,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Risques',
    items: risques(2000),
    getKey: ({ id }) => id,
    renderItem: ({ nom }) => (
      <Card>
        <Inline justify="between">
          {nom}
          <Button variant="secondary" aria-label={`Évaluer ${nom}`}>
            Évaluer
          </Button>
        </Inline>
      </Card>
    ),
    scroll: 'page',
    estimateSize: 88,
  },
  render: (args) => <VirtualList {...args} />,
} satisfies Meta<VirtualListProps<Risque>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxMille: Story = {
  name: 'Deux mille',
  play: async ({ canvas }) => {
    const premier = await canvas.findByText('Risque n° 1');
    await expect(premier.closest('li')).toHaveAttribute('aria-setsize', '2000');
    await expect(premier.closest('li')).toHaveAttribute('aria-posinset', '1');
    await expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByText('Risque n° 2000');
    await expect(canvas.queryByText('Risque n° 1')).toBeNull();
    await expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    // Rows being measured move the scroll once more: ask until it holds.
    await waitFor(async () => {
      window.scrollTo(0, 0);
      await expect(canvas.getByText('Risque n° 1')).toBeInTheDocument();
    });
  },
};

export const FocusGarde: Story = {
  name: 'Focus gardé',
  play: async ({ canvas }) => {
    await canvas.findByText('Risque n° 1');
    await userEvent.tab();
    const evaluer = canvas.getByRole('button', { name: 'Évaluer Risque n° 1' });
    await expect(evaluer).toHaveFocus();
    window.scrollTo(0, 50_000);
    await waitFor(() => expect(canvas.queryByText('Risque n° 3')).toBeNull());
    await expect(evaluer).toBeInTheDocument();
    await expect(evaluer).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** The last row has no neighbour below it. */
export const FocusAuBout: Story = {
  name: 'Focus au bout',
  play: async ({ canvas }) => {
    await canvas.findByText('Risque n° 1');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const evaluer = await canvas.findByRole('button', { name: 'Évaluer Risque n° 2000' });
    evaluer.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    await canvas.findByText('Risque n° 1');
    await expect(evaluer).toHaveFocus();
  },
};

/** The row that is asked for comes into sight with the focus, also from the other end of the list. */
export const FocusDemande: Story = {
  name: 'Focus demandé',
  render: function Etat(args) {
    const [focusKey, setFocusKey] = useState<string | null>(null);
    return (
      <Stack>
        <Button onPress={() => setFocusKey('r1500')}>Aller au risque 1501</Button>
        <VirtualList {...args} focusKey={focusKey} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aller au risque 1501' }));
    const ligne = (await canvas.findByText('Risque n° 1501')).closest('li');
    await waitFor(() => expect(ligne).toContainElement(document.activeElement as HTMLElement));
    await waitFor(async () => {
      const { top, bottom } = (ligne as HTMLElement).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    window.scrollTo(0, 0);
  },
};

/** The focus is asked for once: an edit of the list takes it from nobody. */
export const FocusDemandeUneFois: Story = {
  name: 'Focus demandé une fois',
  args: { items: risques(30) },
  render: function Etat(args) {
    const [focusKey, setFocusKey] = useState<string | null>(null);
    const [items, setItems] = useState(args.items);
    return (
      <Stack>
        <Button onPress={() => setFocusKey('r5')}>Aller au risque 6</Button>
        <Button onPress={() => setItems([...items])}>Modifier</Button>
        <VirtualList {...args} items={items} focusKey={focusKey} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aller au risque 6' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Évaluer Risque n° 6' })).toHaveFocus());
    const modifier = canvas.getByRole('button', { name: 'Modifier' });
    await userEvent.click(modifier);
    await expect(modifier).toHaveFocus();
  },
};

/** A list that comes with the key, or changes above its row, leaves the focus where it is. */
export const FocusLaisse: Story = {
  name: 'Focus laissé',
  args: { items: risques(30) },
  render: function Etat(args: VirtualListProps<Risque>) {
    const [isShown, setIsShown] = useState(false);
    const [from, setFrom] = useState(0);
    return (
      <Stack>
        <Button onPress={() => setIsShown(true)}>Montrer</Button>
        <Button onPress={() => setFrom(1)}>Retirer le premier</Button>
        {isShown && <VirtualList {...args} items={args.items.slice(from)} focusKey="r5" />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const name of ['Montrer', 'Retirer le premier']) {
      const bouton = canvas.getByRole('button', { name });
      await userEvent.click(bouton);
      await canvas.findByText('Risque n° 6');
      await expect(bouton).toHaveFocus();
    }
    await expect(canvas.queryByText('Risque n° 1')).toBeNull();
  },
};

export const DansUneBoite: Story = {
  name: 'Dans une boîte',
  args: { scroll: 'container' },
  play: async ({ canvas }) => {
    const boite = await canvas.findByRole('group', { name: 'Risques' });
    await canvas.findByText('Risque n° 1');
    await userEvent.tab();
    await expect(boite).toHaveFocus();
    boite.scrollTo(0, boite.scrollHeight);
    await canvas.findByText('Risque n° 2000');
  },
};

export const Impression: Story = {
  name: 'Impression',
  args: { items: risques(500) },
  play: async ({ canvas }) => {
    await canvas.findByText('Risque n° 1');
    await expect(canvas.queryByText('Risque n° 500')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(500);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('Risque n° 500')).toBeNull());
  },
};

const rendreLigne = fn(({ nom }: Risque) => <Card>{nom}</Card>);

const deuxImages = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const RechercheParLettre: Story = {
  name: 'Recherche par lettre',
  render: function RechercheParLettre(args: VirtualListProps<Risque>) {
    const [recherche, setRecherche] = useState('');
    const trouves = args.items.filter(({ nom }: Risque) => nom.includes(recherche));
    return (
      <Stack>
        <label>
          Rechercher <input value={recherche} onChange={({ target }) => setRecherche(target.value)} />
        </label>
        <VirtualList {...args} items={trouves} renderItem={rendreLigne} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Risque n° 1');
    const champ = canvas.getByRole('textbox', { name: 'Rechercher' });
    // The first rows are measured after their first frame, and others come with what that tells.
    await waitFor(async () => {
      rendreLigne.mockClear();
      await deuxImages();
      await expect(rendreLigne).not.toHaveBeenCalled();
    });
    await userEvent.type(champ, '1');
    await canvas.findByText('Risque n° 10');
    // Each row that comes into sight once, however often the list measures its rows.
    const dessinees = rendreLigne.mock.calls.map(([{ id }]) => id);
    await expect(new Set(dessinees).size).toBe(dessinees.length);
    await expect(dessinees.length).toBeLessThanOrEqual(30);
    await userEvent.type(champ, '999');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Courte: Story = {
  name: 'Courte',
  args: { items: risques(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};

/** One more than the browser's own search is left with. */
export const PlusDeSoixante: Story = {
  name: 'Plus de soixante',
  args: { items: risques(61) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Risque n° 1')).closest('li')).toHaveAttribute(
      'aria-setsize',
      '61',
    );
    await expect(canvas.queryByText('Risque n° 61')).toBeNull();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { items: risques(3) },
};
