import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Button } from '../Button/Button.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function ControlledDateField({ onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <DateField {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/DateField',
  id: 'components-datefield',
  component: DateField,
  argTypes: inputControls,
  args: { label: 'Date prévue', name: 'date', value: null, onChange: fn() },
  render: (args) => <ControlledDateField {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'Saisi',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const Picked: Story = {
  name: 'Date choisie',
  args: { value: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendrier/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'novembre 2026' })).toBeVisible();
    // react-aria adds a second one, for screen readers, after the days.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Suivant' })[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: /vendredi 4 décembre 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cleared: Story = {
  name: 'Effacé',
  args: { value: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Effacer la date' })).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: /jour/i })).toHaveFocus();
  },
};

/** A half-typed date is never dropped in silence. */
export const Incomplete: Story = {
  name: 'Incomplete',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('21');
    await userEvent.click(document.body);
    await expect(
      await canvas.findByText("Cette date est incomplète : indiquez le jour, le mois et l'année."),
    ).toBeVisible();
  },
};

/** A message that came on the way to a choice would move it away from under its press; who leaves both is told. */
export const IncompleteVersUnChoix: Story = {
  name: 'Incomplète, puis un choix',
  args: { choices: <Button variant="secondary">Dans trois mois</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('15');
    const choice = canvas.getByRole('button', { name: 'Dans trois mois' });
    choice.focus();
    await expect(choice).toHaveFocus();
    await expect(canvas.queryByText(/incomplète/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(/incomplète/)).toBeVisible();
  },
};

/** A year of two digits is one of this century, as everywhere else where it is written so. */
export const YearOfTwoDigits: Story = {
  name: 'Année à deux chiffres',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('21/11/27');
    // Two more digits may come.
    await expect(args.onChange).toHaveBeenLastCalledWith('0027-11-21');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-21');
    await expect(canvas.getByRole('spinbutton', { name: /année/i })).toHaveTextContent('2027');
    // The calendar is that of the year that is meant.
    await userEvent.click(canvas.getByRole('spinbutton', { name: /année/i }));
    await userEvent.keyboard('28');
    await userEvent.click(canvas.getByRole('button', { name: /calendrier/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'novembre 2028' })).toBeVisible();
  },
};

/** The calendar does not offer these days; whoever types one is told which are right. */
export const OutOfRange: Story = {
  name: 'Hors des bornes',
  args: { value: '2026-11-21', minValue: '2026-11-03', maxValue: '2026-12-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('02');
    await expect(canvas.queryByText(/Choisissez une date/)).toBeNull();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Choisissez une date à partir du 3 novembre 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /mois/i }));
    await userEvent.keyboard('12');
    await expect(canvas.queryByText(/Choisissez une date/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('25');
    await userEvent.click(document.body);
    await expect(canvas.getByText("Choisissez une date jusqu'au 24 décembre 2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /calendrier/i }));
    const day = (name: RegExp) => screen.findByRole('button', { name });
    await expect(await day(/vendredi 25 décembre 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(await day(/jeudi 24 décembre 2026/)).not.toHaveAttribute('aria-disabled');
  },
};

/** The first and the last date are allowed themselves, and a day is written in two figures. */
export const AuxBornes: Story = {
  name: 'Aux bornes',
  args: { value: '2026-11-21', minValue: '2026-11-03', maxValue: '2026-12-24' },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('spinbutton', { name: /jour/i });
    await userEvent.click(day);
    await userEvent.keyboard('03');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    await expect(day).toHaveTextContent(/^03$/);
    await expect(canvas.queryByText(/Choisissez une date/)).toBeNull();
    await userEvent.click(day);
    await userEvent.keyboard('2412');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(canvas.queryByText(/Choisissez une date/)).toBeNull();
  },
};

/** What a choice gives is whole, whatever was begun by hand before. */
export const IncompletePuisChoisie: Story = {
  name: 'Incomplète, puis choisie',
  render: function Etat(args) {
    const [value, setValue] = useState(args.value);
    const choices = (
      <Button variant="secondary" onPress={() => setValue('2027-02-21')}>
        Dans trois mois
      </Button>
    );
    return <DateField {...args} value={value} onChange={setValue} choices={choices} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('15');
    await userEvent.click(document.body);
    await expect(await canvas.findByText(/incomplète/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dans trois mois' }));
    await expect(canvas.queryByText(/incomplète/)).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: /année/i })).toHaveTextContent('2027');
  },
};

/** A date that no calendar has is shown as none, and can be written anew. */
export const Impossible: Story = {
  name: 'Impossible',
  args: { value: '2026-02-30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('28022026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
  },
};

/** What is only read can be neither cleared, picked nor typed. */
export const LectureSeule: Story = {
  name: 'En lecture seule',
  args: { value: '2026-11-21', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /jour/i }));
    await userEvent.keyboard('12{ArrowUp}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Desactivee: Story = {
  name: 'Désactivée',
  args: { value: '2026-11-21', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Effacer la date' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /calendrier/i })).toBeDisabled();
  },
};

/** Opened, walked through and left by keyboard: Escape keeps the date, Enter takes the day. */
export const PickedByKeyboard: Story = {
  name: 'Date choisie au clavier',
  args: { value: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /calendrier/i });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /samedi 21 novembre 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    // The focus comes back in the frame after the calendar has gone.
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /samedi 21 novembre 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Today, the chosen day, the one with the focus, and two that are not offered. */
export const Open: Story = {
  name: 'Ouvert',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: '2026-11-21', minValue: '2026-11-03' },
  beforeEach: () => {
    // Not a spy: Storybook's own ask for the time.
    const { now } = Date;
    Date.now = () => Date.UTC(2026, 10, 12, 12);
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /calendrier/i }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByText(/^lun/)[0]).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: /lundi 2 novembre 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByRole('button', { name: /^Aujourd.hui, jeudi 12 novembre 2026/ })).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /samedi 21 novembre 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(dialog.getByRole('button', { name: /dimanche 29 novembre 2026/ })).toHaveFocus();
  },
};

const nothing = fn();

/** The arrows change a part of the date; the cross is reached by Tab. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  args: { value: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /jour/i })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-22');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Effacer la date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /jour/i })).toHaveFocus();
  },
};

/** Page Up and Page Down turn the month. */
export const MonthsByKeyboard: Story = {
  name: 'Mois au clavier',
  args: { value: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /calendrier/i }).focus();
    await userEvent.keyboard('{Enter}');
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/samedi 21 novembre 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/lundi 21 décembre 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(day(/mercredi 21 octobre 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-21');
  },
};

/** Every part of the date says what is wrong with it. */
export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'La date est requise', description: 'Date de mise en place.' },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) {
      await expect(segment).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByRole('spinbutton', { name: /jour/i })).toHaveAccessibleDescription(
      'Date de mise en place. La date est requise',
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <DateField label="Vide" value={null} onChange={nothing} isOptional />
      <DateField label="Remplie" value="2026-11-21" onChange={nothing} description="Date de mise en place." />
      <DateField label="En erreur" value={null} onChange={nothing} errorMessage="La date est requise" />
      <DateField label="Désactivée" value="2026-11-21" onChange={nothing} isDisabled />
      <DateField label="Lecture seule" value="2026-11-21" onChange={nothing} isReadOnly />
      <DateField
        label={LONG_LABEL}
        value="2026-11-02"
        onChange={nothing}
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
