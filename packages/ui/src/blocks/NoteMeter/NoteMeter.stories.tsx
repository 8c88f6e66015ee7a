import { FREQUENCE_LABELS, GRAVITE_LABELS, MAITRISE_LABELS, NOTES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { NoteMeter } from './NoteMeter.tsx';

const meta = {
  title: 'Blocs/Évaluer/NoteMeter',
  id: 'blocks-notemeter',
  component: NoteMeter,
  args: { label: 'Gravité', note: 3, noteLabel: 'Grave' },
} satisfies Meta<typeof NoteMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evalue: Story = {
  name: 'Évalué',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gravité')).toBeVisible();
    await expect(canvas.getByText('Grave')).toBeVisible();
  },
};

export const NonEvalue: Story = {
  name: 'Non évalué',
  render: ({ label }) => <NoteMeter label={label} note={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('À évaluer')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      {NOTES.map((note) => (
        <div key={note}>
          <NoteMeter label="Gravité" note={note} noteLabel={GRAVITE_LABELS[note]} />
          <NoteMeter label="Fréquence" note={note} noteLabel={FREQUENCE_LABELS[note]} />
          <NoteMeter label="Maîtrise" note={note} noteLabel={MAITRISE_LABELS[note]} />
        </div>
      ))}
      <NoteMeter label="Gravité" note={null} />
      <div className={phone}>
        <NoteMeter label="Maîtrise" note={1} noteLabel={LONG_LABEL} />
      </div>
    </div>
  ),
};
