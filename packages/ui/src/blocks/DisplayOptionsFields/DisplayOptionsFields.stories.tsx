import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { DisplayOptionsFields } from './DisplayOptionsFields.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/DisplayOptionsFields',
  id: 'blocks-displayoptionsfields',
  component: DisplayOptionsFields,
  args: { value: DEFAULT_DISPLAY_OPTIONS, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DisplayOptionsFields
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DisplayOptionsFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choisir: Story = {
  name: 'Choisir',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Trier par/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Niveau de risque' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Regrouper par unité de travail' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Regrouper par catégorie' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      sortBy: 'niveauDeRisqueValue',
      shouldGroupByUnite: false,
      shouldGroupByCategorie: false,
    });
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ onChange }) => (
    <div className={sheet}>
      <DisplayOptionsFields value={DEFAULT_DISPLAY_OPTIONS} onChange={onChange} />
      <div className={phone}>
        <DisplayOptionsFields
          value={{ sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: true }}
          onChange={onChange}
        />
      </div>
    </div>
  ),
};
