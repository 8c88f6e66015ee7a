import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Composants/Agir/CopyField',
  id: 'components-copyfield',
  component: CopyField,
  argTypes: { description: { control: 'text' } },
  args: {
    label: 'Empreinte du PDF (SHA-256)',
    value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  name: 'Copié',
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier\u00A0: Empreinte du PDF (SHA-256)' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByText('Copié dans le presse-papiers.')).toBeVisible();
  },
};

/** Browsers refuse the clipboard on pages without HTTPS: the text is selected instead. */
export const Refused: Story = {
  name: 'Refusé',
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: /Copier/ }));
    // No keys: a phone has none, a Mac has others.
    await expect(
      await canvas.findByText('La copie a été refusée : le texte est sélectionné, copiez-le.'),
    ).toBeVisible();
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, args.value.length]);
    await expect(input).toHaveAttribute('readonly');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet.columns}>
      <CopyField {...args} />
      <CopyField
        label="Lien de paiement"
        description="À envoyer à votre comptable."
        value="https://exemple.fr/p/1"
      />
      <CopyField label={LONG_LABEL} value={LONG_WORD} />
    </div>
  ),
  // One copied, one refused.
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [copied, refused] = canvas.getAllByRole('button', { name: /Copier/ });
    await userEvent.click(copied ?? document.body);
    await expect(await canvas.findByText('Copié dans le presse-papiers.')).toBeVisible();
    write.mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(refused ?? document.body);
    await expect(await canvas.findByText(/La copie a été refusée/)).toBeVisible();
  },
};
