import {
  AUCUNE_DIFFERENCE,
  EFFECTIF_INCOHERENT_MESSAGE,
  expositionFormSchema,
  validateWith,
  type ExpositionValues,
} from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { ExpositionDialog } from './ExpositionDialog.tsx';
import { ExpositionForm, type ExpositionErrors } from './ExpositionForm.tsx';

const VIDE: ExpositionValues = { total: null, femmes: null, hommes: null, differencesSelonSexe: '' };
const REMPLIE: ExpositionValues = {
  total: 4,
  femmes: 1,
  hommes: 3,
  differencesSelonSexe:
    'Port des sacs et des bacs réparti selon la force de chacun, plan de travail réglable pour les deux tailles.',
};

const meta = {
  title: 'Blocs/Évaluer/ExpositionDialog',
  id: 'blocks-expositiondialog',
  component: ExpositionDialog,
  subcomponents: { ExpositionForm },
  args: {
    isOpen: true,
    unite: 'Fournil',
    values: VIDE,
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  // What the application does with Formik: the errors come with the submission.
  render: function Etat(args) {
    const [values, setValues] = useState(args.values);
    const [errors, setErrors] = useState<ExpositionErrors>(args.errors ?? {});
    return (
      <ExpositionDialog
        {...args}
        values={values}
        errors={errors}
        onChange={(patch) => {
          args.onChange(patch);
          setValues({ ...values, ...patch });
        }}
        onSubmit={() => {
          const messages = validateWith(expositionFormSchema)(values);
          setErrors(messages);
          if (Object.keys(messages).length === 0) args.onSubmit();
        }}
      />
    );
  },
} satisfies Meta<typeof ExpositionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async () =>
  within(await screen.findByRole('dialog', { name: 'Qui travaille dans cette unité' }));

export const Saisir: Story = {
  name: 'Saisir',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('Fournil')).toBeVisible();
    await userEvent.type(dialogue.getByRole('textbox', { name: /^Dont femmes/ }), '3');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialogue.getAllByText("Indiquez l'effectif total")).toHaveLength(2);
    await userEvent.type(dialogue.getByRole('textbox', { name: /^Effectif total/ }), '2{Tab}');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialogue.getAllByText(/plus nombreux que l'effectif total/)).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialogue.getByRole('button', { name: 'Aucune différence relevée' }));
    const differences = dialogue.getByRole('textbox', { name: /^Différences selon le sexe/ });
    await expect(differences).toHaveValue(AUCUNE_DIFFERENCE);
    await expect(differences).toHaveFocus();
    await expect(dialogue.getByText(/Ni donnée de santé, ni nom de victime/)).toBeVisible();
    await expect(dialogue.getByRole('link', { name: /4121-3/ })).toBeVisible();
    const total = dialogue.getByRole('textbox', { name: /^Effectif total/ });
    await userEvent.clear(total);
    await userEvent.type(total, '8{Tab}');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialogue.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Vide: Story = {
  name: 'Vide',
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { unite: LONG_LABEL, values: REMPLIE, errors: { total: EFFECTIF_INCOHERENT_MESSAGE } },
};
