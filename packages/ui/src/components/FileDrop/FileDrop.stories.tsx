import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

/** What the browser hands over when a person drags this file. */
const drag = (file: File): DataTransfer => {
  const transfer = new DataTransfer();
  const item = transfer.items.add(file);
  transfer.effectAllowed = 'all';
  // The browser gives an entry to a file that a person drags, none to one that a script adds.
  return Object.defineProperty(transfer, 'items', {
    value: [Object.assign(item ?? {}, { webkitGetAsEntry: () => ({ isFile: true }) })],
  });
};

/** Drags a file over an element; the answer tells what is done with it there. */
const dragOver = (element: HTMLElement, file: File) => {
  const dataTransfer = drag(file);
  const dispatch = (type: string) =>
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  dispatch('dragenter');
  dispatch('dragover');
  return dispatch;
};

export const Depot: Story = {
  name: 'Dépôt',
  play: async ({ args, canvas }) => {
    const label = canvas.getByText(args.label);
    const file = new File(['%PDF'], 'DUERP_v1.pdf', { type: 'application/pdf' });
    const dispatch = dragOver(label, file);
    await waitFor(() => expect(label.parentElement).toHaveAttribute('data-drop-target'));
    dispatch('drop');
    await waitFor(() => expect(args.onFile).toHaveBeenLastCalledWith(file));
    await waitFor(() => expect(label.parentElement).not.toHaveAttribute('data-drop-target'));
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Lecture…/ })).toBeVisible();
    // One file at a time.
    const label = canvas.getByText(args.label);
    dragOver(label, new File(['%PDF'], 'DUERP_v2.pdf', { type: 'application/pdf' }))('drop');
    await expect(label.parentElement).not.toHaveAttribute('data-drop-target');
    await expect(args.onFile).not.toHaveBeenCalled();
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
