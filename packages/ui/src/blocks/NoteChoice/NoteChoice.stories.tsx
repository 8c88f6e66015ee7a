import { EVALUATION_REQUISE_MESSAGE } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { CRITERES } from './criteres.ts';
import { NoteChoice } from './NoteChoice.tsx';

const [GRAVITE, FREQUENCE, MAITRISE] = CRITERES;

const meta = {
  title: 'Blocs/Évaluer/NoteChoice',
  id: 'blocks-notechoice',
  component: NoteChoice,
  args: { ...GRAVITE, value: null, onChange: fn() },
  render: function Etat(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NoteChoice
        {...args}
        value={value}
        onChange={(note, how) => {
          setValue(note);
          args.onChange(note, how);
        }}
      />
    );
  },
} satisfies Meta<typeof NoteChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuClavier: Story = {
  name: 'Au clavier',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Faible' })).toHaveFocus();
    // The first arrow chooses the first note, as on a slider; the ends are ends.
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1, { byDigit: false });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Moyenne' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Moyenne' })).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(args.onChange).toHaveBeenLastCalledWith(4, { byDigit: true });
    await expect(canvas.getByRole('radio', { name: 'Très grave' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Grave' })).toBeChecked();
    await userEvent.keyboard('5');
    await expect(canvas.getByRole('radio', { name: 'Grave' })).toBeChecked();
    // The browser's own: a tab, a page before.
    for (const held of ['Control', 'Meta', 'Alt']) await userEvent.keyboard(`{${held}>}1{/${held}}`);
    await expect(canvas.getByRole('radio', { name: 'Grave' })).toBeChecked();
  },
};

/** The row of digits of a French keyboard types « & é " ' » without Shift: the place of the key counts. */
export const ClavierFrancais: Story = {
  name: 'Clavier français',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const clavier = userEvent.setup({ keyboardMap: [{ key: 'é', code: 'Digit2' }] });
    await clavier.keyboard('[Digit2]');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, { byDigit: true });
    await expect(canvas.getByRole('radio', { name: 'Moyenne' })).toBeChecked();
  },
};

export const Presser: Story = {
  name: 'Presser',
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Grave'));
    await expect(args.onChange).toHaveBeenLastCalledWith(3, { byDigit: false });
    await expect(canvas.getByRole('radio', { name: 'Grave' })).toHaveFocus();
    for (const note of canvas.getAllByRole('radio'))
      await expect(note.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const EnErreur: Story = {
  name: 'En erreur',
  args: { errorMessage: EVALUATION_REQUISE_MESSAGE },
  play: async ({ canvas }) => {
    const choix = canvas.getByRole('radiogroup', { name: 'Gravité' });
    await expect(choix).toHaveAttribute('aria-invalid', 'true');
    await expect(choix).toHaveAccessibleDescription(new RegExp(EVALUATION_REQUISE_MESSAGE));
  },
};

/** Each note shows what it is in the formula; its name stays its word. */
export const Coefficients: Story = {
  name: 'Coefficients de la maîtrise',
  args: { ...MAITRISE },
  play: async ({ canvas }) => {
    for (const coefficient of ['0,25', '0,50', '0,75', '1,25'])
      await expect(canvas.getByText(coefficient, { exact: true })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Moyenne' })).toHaveAccessibleName('Moyenne');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      /coefficient 0,25\s; 0,50\s; 0,75\s; 1,25/,
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ onChange }) => (
    <div className={sheet}>
      <NoteChoice {...GRAVITE} value={null} onChange={onChange} />
      <NoteChoice {...FREQUENCE} value={4} onChange={onChange} />
      <NoteChoice {...MAITRISE} value={null} onChange={onChange} errorMessage={EVALUATION_REQUISE_MESSAGE} />
      <NoteChoice {...FREQUENCE} layout="row" value={1} onChange={onChange} />
      <div className={phone}>
        <NoteChoice {...FREQUENCE} value={3} onChange={onChange} />
      </div>
    </div>
  ),
};
