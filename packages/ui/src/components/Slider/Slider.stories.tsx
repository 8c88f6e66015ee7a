import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { fieldControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Slider, type SliderProps } from './Slider.tsx';

type Note = 1 | 2 | 3 | 4;

const GRAVITE = [
  { value: 1, label: 'Faible' },
  { value: 2, label: 'Moyenne' },
  { value: 3, label: 'Grave' },
  { value: 4, label: 'Très grave' },
] as const;
const FREQUENCE = [
  { value: 1, label: 'Très rare' },
  { value: 2, label: 'Rare' },
  { value: 3, label: 'Fréquent' },
  { value: 4, label: 'Très fréquent' },
] as const;

const MAITRISE = [
  { value: 1, label: 'Forte', caption: '0,25' },
  { value: 2, label: 'Moyenne', caption: '0,50' },
  { value: 3, label: 'Faible', caption: '0,75' },
  { value: 4, label: 'Absente', caption: '1,25' },
] as const;

function ControlledSlider({ onChange, ...props }: SliderProps<Note>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: Note) => {
    setValue(next);
    onChange(next);
  };
  return <Slider {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/Slider',
  id: 'components-slider',
  component: Slider<Note>,
  argTypes: fieldControls,
  args: { label: 'Gravité', name: 'evalGravite', stops: GRAVITE, value: null, onChange: fn() },
  render: (args) => <ControlledSlider {...args} />,
} satisfies Meta<typeof Slider<Note>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Au clavier',
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'À choisir');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The first arrow chooses the first stop, whatever its direction.
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Faible');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Très grave');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Faible');
  },
};

export const EndKeyWhileEmpty: Story = {
  name: 'Touche Fin sur un champ vide',
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** Set at once, as assistive technology does, without a key: the first stop too. */
export const ByValue: Story = {
  name: 'Par une valeur',
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    await fireEvent.input(slider, { target: { value: '1' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Faible');
    await fireEvent.input(slider, { target: { value: '3' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const ByWord: Story = {
  name: 'Mot par mot',
  play: async ({ args, canvas, userEvent }) => {
    const word = canvas.getByRole('button', { name: 'Grave' });
    const onFocus = fn();
    word.addEventListener('focus', onFocus);
    await userEvent.click(word);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    // It is the slider's from the first moment.
    await expect(onFocus).not.toHaveBeenCalled();
    await expect(word).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('slider', { name: 'Gravité' })).toHaveFocus();
    await expect(Number(getComputedStyle(word).fontWeight)).toBeGreaterThanOrEqual(700);
    await expect(word.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Only the slider is a stop of the Tab key.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Also on the first stop, where the value already stands without being chosen. */
export const ByTrack: Story = {
  name: 'Par un clic sur la piste',
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    const pressAt = async (word: string) => {
      const { left, width } = canvas.getByRole('button', { name: word }).getBoundingClientRect();
      const track = slider.parentElement?.parentElement;
      if (track === null || track === undefined) throw new Error('no track');
      const { top, height } = track.getBoundingClientRect();
      const at = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        button: 0,
        pointerId: 1,
        bubbles: true,
      };
      await fireEvent.pointerDown(track, at);
      await fireEvent.pointerUp(track, at);
    };
    await pressAt('Faible');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await pressAt('Très grave');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await pressAt('Moyenne');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** From the hollow thumb to the third stop, with the value told on the way. */
export const Dragged: Story = {
  name: 'Glissé',
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    const thumb = slider.parentElement;
    if (thumb === null) throw new Error('no thumb');
    const middleOf = (element: Element) => {
      const { left, width, top } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + 5, pageX: left + width / 2, pageY: top + 5 };
    };
    const pointer = { button: 0, pointerId: 1, pointerType: 'mouse', bubbles: true };
    const from = middleOf(canvas.getByRole('button', { name: 'Faible' }));
    const to = middleOf(canvas.getByRole('button', { name: 'Grave' }));
    await fireEvent.pointerDown(thumb, { ...pointer, ...from });
    await fireEvent.pointerMove(window, { ...pointer, ...to });
    await fireEvent.pointerUp(window, { ...pointer, ...to });
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Grave');
    await expect(slider).toHaveFocus();
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Champ requis', description: 'Les conséquences pour la santé.' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    await expect(slider).toHaveAttribute('aria-invalid', 'true');
    await expect(slider).toHaveAccessibleDescription('Les conséquences pour la santé. Champ requis');
  },
};

/** The number is for the eye: the name and the value stay the word. */
export const Caption: Story = {
  name: 'Avec un nombre par position',
  args: { label: 'Maîtrise', stops: MAITRISE },
  play: async ({ args, canvas, userEvent }) => {
    for (const { caption } of MAITRISE) await expect(canvas.getByText(caption)).toBeVisible();
    await expect(canvas.getByText('0,50').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText('Moyenne').getBoundingClientRect().bottom - 1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Moyenne' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Moyenne');
  },
};

export const ThumbSize: Story = {
  name: 'Taille du curseur',
  args: { value: 2 },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider').parentElement;
    await expect(thumb?.getBoundingClientRect().width).toBeGreaterThanOrEqual(28);
  },
};

const nothing = fn();

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const slider = canvas.getByRole('slider', { name: 'Gravité' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Grave');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <Slider label="Gravité" stops={GRAVITE} value={null} onChange={nothing} />
      <Slider label="Gravité" stops={GRAVITE} value={1} onChange={nothing} />
      <Slider
        label="Fréquence"
        stops={FREQUENCE}
        value={3}
        onChange={nothing}
        description="Le temps d'exposition."
      />
      <Slider label="Fréquence" stops={FREQUENCE} value={4} onChange={nothing} />
      <Slider label="En erreur" stops={GRAVITE} value={null} onChange={nothing} errorMessage="Champ requis" />
      <Slider label="Désactivé" stops={GRAVITE} value={2} onChange={nothing} isDisabled />
      <Slider
        label={LONG_LABEL}
        stops={GRAVITE}
        value={3}
        onChange={nothing}
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
      <Slider label="Maîtrise" stops={MAITRISE} value={2} onChange={nothing} />
      <div className={sheet.phone}>
        <Slider label="À 320 px" stops={FREQUENCE} value={2} onChange={nothing} />
      </div>
    </div>
  ),
};
