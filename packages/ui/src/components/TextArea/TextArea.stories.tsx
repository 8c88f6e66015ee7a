import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function ControlledTextArea(props: TextAreaProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Composants/Saisir/TextArea',
  id: 'components-textarea',
  component: TextArea,
  argTypes: inputControls,
  args: { label: 'Remarques', name: 'remarques' },
  render: (args) => <ControlledTextArea {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsWithText: Story = {
  name: 'Grandit avec le texte',
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Remarques' });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'un{Enter}deux{Enter}trois{Enter}quatre{Enter}cinq');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(area).toHaveValue('un\ndeux\ntrois\nquatre\ncinq');
  },
};

/** What goes over the limit is counted, and kept. */
export const WithLimit: Story = {
  name: 'Avec une limite',
  args: { maxLength: 20, value: 'Quinze lettres' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('14 / 20 caractères')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' et encore beaucoup');
    await expect(canvas.getByRole('textbox')).toHaveValue('Quinze lettres et encore beaucoup');
    await expect(canvas.getByText('33 / 20 caractères')).toBeVisible();
    const excess = canvas.getByText(/13 caractères en trop/);
    await expect(excess).toHaveAttribute('aria-live', 'polite');
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Le message est requis', description: 'Ce que vous avez constaté.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Remarques' });
    await expect(area).toHaveAttribute('aria-invalid', 'true');
    await expect(area).toHaveAccessibleDescription('Ce que vous avez constaté. Le message est requis');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <TextArea label="Vide" placeholder="Décrivez la situation" />
      <TextArea label="Rempli" defaultValue={`${LONG_LABEL}\n\n${LONG_LABEL}`} />
      <TextArea label="Avec une limite" value="Formation aux gestes et postures" maxLength={500} isOptional />
      <TextArea
        label="Limite dépassée"
        value="Formation aux gestes et postures"
        maxLength={20}
        errorMessage="20 caractères au plus"
      />
      <TextArea label="En erreur" errorMessage="Le message est requis" />
      <TextArea label="Désactivé" isDisabled defaultValue="Indisponible" />
      <TextArea label="Lecture seule" isReadOnly value="Échelle sans patins antidérapants." minRows={1} />
      <TextArea
        label={LONG_LABEL}
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
        defaultValue={LONG_WORD}
      />
    </div>
  ),
};
