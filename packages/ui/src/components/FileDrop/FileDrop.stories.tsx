import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Composants/Saisir/FileDrop',
  id: 'components-filedrop',
  component: FileDrop,
  args: {
    label: 'Déposez ici le PDF d’une version, ou choisissez-le.',
    buttonLabel: 'Choisir un fichier',
    acceptedFileTypes: ['application/pdf'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const findInput = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('The component has a file input');
  return input;
};

export const Choisi: Story = {
  name: 'Choisi',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible();
    const input = findInput(canvasElement);
    await expect(input).toHaveAttribute('accept', 'application/pdf');
    const file = new File(['%PDF'], 'DUERP_v1.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Lecture…/ })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <FileDrop {...args} />
      <FileDrop {...args} isPending />
      <div className={phone}>
        <FileDrop {...args} label={LONG_LABEL} />
      </div>
    </div>
  ),
};
