import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SelectionProvider } from './selection-context.ts';
import { SelectionAll } from './SelectionAll.tsx';
import { SelectionAllBox } from './SelectionAllBox.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import { SelectionRow } from './SelectionRow.tsx';

const GLISSADE = { idRisque: 'r1', displayName: 'Glissade' };

function Ligne() {
  const [isSelecting, setIsSelecting] = useState(false);
  const [isSelected, setIsSelected] = useState(false);
  const selection = {
    button: null,
    bar: null,
    ...(isSelecting && {
      renderBox: ({ displayName }: typeof GLISSADE) => (
        <SelectionBox
          name={displayName}
          isSelected={isSelected}
          onChange={() => setIsSelected(!isSelected)}
        />
      ),
    }),
  };
  return (
    <SelectionProvider value={selection}>
      <SelectionRow risque={GLISSADE}>
        <Button onPress={() => setIsSelecting(true)}>Glissade</Button>
      </SelectionRow>
    </SelectionProvider>
  );
}

const LISTE = [GLISSADE, { idRisque: 'r2', displayName: 'Brûlure' }];

function Liste() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['r1', 'ailleurs']));
  const selection = {
    button: null,
    bar: null,
    renderAll: (label: ReactNode, risques: readonly { idRisque: string }[]) => (
      <SelectionAllBox label={label} risques={risques} selection={ticked} onChange={setTicked} />
    ),
  };
  return (
    <SelectionProvider value={selection}>
      <SelectionAll label="Tous les risques de l'unité" risques={LISTE} />
      <SelectionAll label="Tous les risques de nulle part" risques={[]} />
      <p>{ticked.size} en tout</p>
    </SelectionProvider>
  );
}

const meta = {
  title: 'Blocs/Évaluer/SelectionBar',
  id: 'blocks-selectionbar',
  component: SelectionBar,
  subcomponents: { SelectionAll, SelectionAllBox, SelectionBox, SelectionRow },
  args: {
    count: 3,
    uniteCount: 1,
    onAddAction: fn(),
    onEvaluate: fn(),
    onCopy: fn(),
    onMove: fn(),
    onDelete: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plusieurs: Story = {
  name: 'Plusieurs risques',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 risques sélectionnés')).toBeVisible();
    for (const [name, handler] of [
      ['Ajouter une action', args.onAddAction],
      ['Évaluer…', args.onEvaluate],
      ['Copier…', args.onCopy],
      ['Déplacer…', args.onMove],
      ['Supprimer', args.onDelete],
      ['Terminer', args.onEnd],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(handler).toHaveBeenCalledOnce();
    }
  },
};

export const Aucun: Story = {
  name: 'Aucun risque',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { count: 0 },
  render: ({ onCopy: _onCopy, onMove: _onMove, onEvaluate: _onEvaluate, ...args }) => (
    <SelectionBar {...args} />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Cochez des risques$/);
    await expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Ajouter une action' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Copier…' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Évaluer…' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** Ticking begins and ends without drawing the card anew: what has the focus in it keeps it. */
export const UneLigne: Story = {
  name: 'Une ligne',
  render: () => <Ligne />,
  play: async ({ canvas }) => {
    const carte = canvas.getByRole('button', { name: 'Glissade' });
    carte.focus();
    await userEvent.keyboard('{Enter}');
    await expect(carte).toHaveFocus();
    const box = canvas.getByRole('checkbox', { name: 'Sélectionner Glissade' });
    await expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

/** One box for a whole list; what is ticked elsewhere stays. */
export const TouteUneListe: Story = {
  name: 'Toute une liste',
  render: () => <Liste />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: "Tous les risques de l'unité" });
    await expect(box).toBePartiallyChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByText('3 en tout')).toBeVisible();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(canvas.getByText('1 en tout')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { uniteCount: 2 },
};
