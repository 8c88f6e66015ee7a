import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { labelControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Composants/Saisir/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  argTypes: labelControls,
  args: { label: 'Rechercher un risque', placeholder: 'Chute, bruit, écran…', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cleared: Story = {
  name: 'Effacé',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Rechercher un risque' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'bruit');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'chute{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const HiddenLabel: Story = {
  name: 'Libellé caché',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un risque' })).toBeVisible();
    await expect(canvas.queryByText('Rechercher un risque')).toBeNull();
  },
};

export const ResultsAnnounced: Story = {
  name: 'Résultats annoncés',
  render: function Render(args) {
    const [value, setValue] = useState('');
    const count = ['bruit', 'brûlure', 'chute'].filter((name) => name.startsWith(value)).length;
    const resultText = count > 1 ? `${count} risques trouvés` : `${count} risque trouvé`;
    return <SearchField {...args} value={value} onChange={setValue} resultText={resultText} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'br');
    const status = canvas.getByText('2 risques trouvés');
    await expect(status.closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard('u');
    await expect(status).toHaveTextContent('1 risque trouvé');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <SearchField label="Vide" placeholder="Chute, bruit, écran…" />
      <SearchField label="Remplie" defaultValue="Bruit" description="Nom, danger ou remarques." />
      <SearchField label="Sans libellé visible" isLabelHidden placeholder="Rechercher un risque" />
      <SearchField label="Désactivée" isDisabled defaultValue="Bruit" />
      <SearchField label={LONG_LABEL} description={LONG_LABEL} defaultValue={LONG_LABEL} />
    </div>
  ),
};
