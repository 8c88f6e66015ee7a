import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sheet } from '../../stories/sheet.css.ts';
import { RisqueFinder } from './RisqueFinder.tsx';

const meta = {
  title: 'Blocs/Évaluer/RisqueFinder',
  id: 'blocks-risquefinder',
  component: RisqueFinder,
  args: { value: { recherche: '', filtre: null }, onChange: fn(), nombreTrouves: 12 },
  render: function Rendu(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RisqueFinder
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RisqueFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rechercher: Story = {
  name: 'Rechercher',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('12 risques trouvés')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un risque' }), 'four');
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: 'four', filtre: null });
    await expect(canvas.getAllByText('12 risques trouvés')[0]).toBeInTheDocument();
  },
};

export const Filtrer: Story = {
  name: 'Filtrer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Afficher/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Critiques' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: '', filtre: 'critiques' });
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <RisqueFinder {...args} value={{ recherche: '', filtre: null }} />
      <RisqueFinder {...args} value={{ recherche: 'four', filtre: 'critiques' }} nombreTrouves={1} />
    </div>
  ),
};
