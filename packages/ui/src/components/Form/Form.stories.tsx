import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const YES_NO = [
  { value: 'YES', label: 'Oui' },
  { value: 'NO', label: 'Non' },
];
const STOPS = [
  { value: 1, label: 'Faible' },
  { value: 2, label: 'Moyenne' },
  { value: 3, label: 'Grave' },
  { value: 4, label: 'Très grave' },
];
const nothing = fn();

/** One field of each kind: the summary must find the control inside all of them. */
const EVERY_ERROR = [
  { name: 'nom', message: 'Le nom est requis' },
  { name: 'effectif', message: "Le nombre d'employés est requis" },
  { name: 'date', message: 'La date est requise' },
  { name: 'statut', message: 'Le statut est requis' },
  { name: 'public', message: 'Le secteur est requis' },
  { name: 'gravite', message: 'La gravité est requise' },
];

function EveryField({ errors = [], onSubmit }: Pick<FormProps, 'errors' | 'onSubmit'>) {
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <Form onSubmit={onSubmit} errors={errors} hasRequiredNote aria-label="Entreprise">
      <TextField label="Nom" name="nom" errorMessage={errorOf('nom')} />
      <NumberField
        label="Effectif"
        name="effectif"
        value={null}
        onChange={nothing}
        errorMessage={errorOf('effectif')}
      />
      <DateField label="Date" name="date" value={null} onChange={nothing} errorMessage={errorOf('date')} />
      <Select
        label="Statut"
        name="statut"
        options={YES_NO}
        value={null}
        onChange={nothing}
        errorMessage={errorOf('statut')}
      />
      <RadioGroup
        label="Secteur public"
        name="public"
        options={YES_NO}
        value={null}
        onChange={nothing}
        orientation="horizontal"
        errorMessage={errorOf('public')}
      />
      <Slider
        label="Gravité"
        name="gravite"
        stops={STOPS}
        value={null}
        onChange={nothing}
        errorMessage={errorOf('gravite')}
      />
      <Button type="submit">Enregistrer</Button>
    </Form>
  );
}

const meta = {
  title: 'Composants/Saisir/Form',
  id: 'components-form',
  component: Form,
  argTypes: { children: { control: false } },
  args: { children: null, onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The errors come after the submission, as from a validation or a server. */
export const SummaryTakesFocus: Story = {
  name: 'Le résumé prend le focus',
  render: function Render(args) {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <EveryField
        errors={isRefused ? EVERY_ERROR : []}
        onSubmit={(event) => {
          args.onSubmit(event);
          setTimeout(() => setIsRefused(true), 20);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Sauf mention contraire, tous les champs sont obligatoires.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const summary = await canvas.findByRole('region', { name: '6 champs sont à corriger' });
    await waitFor(() => expect(summary).toHaveFocus());
    const targets = [
      ['Le nom est requis', canvas.getByRole('textbox', { name: 'Nom' })],
      ["Le nombre d'employés est requis", canvas.getByRole('textbox', { name: 'Effectif' })],
      ['La date est requise', canvas.getByRole('spinbutton', { name: /jour/i })],
      ['Le statut est requis', canvas.getByRole('button', { name: /Statut/ })],
      ['Le secteur est requis', canvas.getByRole('radio', { name: 'Oui' })],
      ['La gravité est requise', canvas.getByRole('slider', { name: 'Gravité' })],
    ] as const;
    for (const [message, control] of targets) {
      await userEvent.click(within(summary).getByRole('link', { name: message }));
      await expect(control).toHaveFocus();
    }
    // Refused again with the same errors, it says so again.
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** The list follows the errors, and never takes the focus from someone who types. */
export const MendedWhileTyping: Story = {
  name: 'Corrigé pendant la saisie',
  render: function Render(args) {
    const [nom, setNom] = useState('');
    const message = nom.length < 3 ? 'Le nom est trop court' : undefined;
    return (
      <Form
        {...args}
        errors={message === undefined ? [] : [{ name: 'nom', message }]}
        aria-label="Entreprise"
      >
        <TextField label="Nom" name="nom" value={nom} onChange={setNom} errorMessage={message} />
        <Button type="submit">Enregistrer</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nom' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 champ est à corriger' })).toHaveFocus());
    await userEvent.type(input, 'Durand');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.clear(input);
    await expect(canvas.getByRole('region', { name: '1 champ est à corriger' })).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

let refuse = (): void => undefined;

/** A refusal that comes once the reader types again is listed, and leaves the focus where it is. */
export const TypedSince: Story = {
  name: 'Saisie reprise avant le refus',
  render: function Render(args) {
    const [isRefused, setIsRefused] = useState(false);
    refuse = () => setIsRefused(true);
    return <EveryField errors={isRefused ? EVERY_ERROR.slice(0, 1) : []} onSubmit={args.onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nom' });
    await userEvent.type(input, '{Enter}Durand');
    refuse();
    await expect(await canvas.findByRole('region', { name: '1 champ est à corriger' })).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

/** The summary takes the focus once: what is pressed afterwards keeps its own. */
export const PressedSince: Story = {
  name: 'Appui après le refus',
  args: { errors: [{ name: 'nom', message: 'Le nom est requis' }] },
  render: function Render(args) {
    const [lines, setLines] = useState(1);
    return (
      <Form {...args} aria-label="Entreprise">
        <TextField label="Nom" name="nom" errorMessage="Le nom est requis" />
        <Button variant="secondary" onPress={() => setLines(lines + 1)}>{`Ligne ${lines}`}</Button>
        <Button type="submit">Enregistrer</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 champ est à corriger' })).toHaveFocus());
    const add = canvas.getByRole('button', { name: 'Ligne 1' });
    await userEvent.click(add);
    await expect(add).toHaveTextContent('Ligne 2');
    await expect(add).toHaveFocus();
  },
};

/** What is said of several fields is said once, and leads to the first of them. */
export const UneSeuleFois: Story = {
  name: 'Un même message une seule fois',
  render: ({ onSubmit }) => (
    <EveryField
      errors={['statut', 'public', 'gravite'].map((name) => ({ name, message: 'À choisir' }))}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const summary = await canvas.findByRole('region', { name: '3 champs sont à corriger' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(summary).getByRole('link', { name: 'À choisir' }));
    await expect(canvas.getByRole('button', { name: /Statut/ })).toHaveFocus();
  },
};

/** A form of one field says its error under it only, and puts the focus there. */
export const UnSeulChamp: Story = {
  name: 'Un seul champ',
  args: { hasOneField: true, errors: [{ name: 'code', message: 'Le code est requis' }] },
  render: (args) => (
    <Form {...args} aria-label="Code">
      <TextField label="Code" name="code" errorMessage="Le code est requis" />
      <Button type="submit">Vérifier</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await expect(canvas.getAllByText('Le code est requis')).toHaveLength(1);
    await expect(canvas.queryByText(/tous les champs sont obligatoires/)).toBeNull();
  },
};

/** A field of several lines is found as well. */
export const UnSeulTexte: Story = {
  name: 'Un seul texte',
  args: { hasOneField: true, errors: [{ name: 'notes', message: 'Les notes sont trop longues' }] },
  render: (args) => (
    <Form {...args} aria-label="Notes">
      <TextArea label="Notes" name="notes" errorMessage="Les notes sont trop longues" />
      <Button type="submit">Enregistrer</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus());
  },
};

/** Only with the keyboard: the summary comes first, then the fields, and each link leads to its field. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  render: (args) => <EveryField errors={EVERY_ERROR.slice(0, 2)} onSubmit={args.onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: '2 champs sont à corriger' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(summary).getByRole('link', { name: "Le nombre d'employés est requis" }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Effectif' })).toHaveFocus();
  },
};

/** Without an error, and with errors as long as they come. */
export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.sheet}>
      <EveryField errors={EVERY_ERROR} onSubmit={nothing} />
      <Form onSubmit={nothing} errors={[{ name: 'long', message: LONG_LABEL }]} aria-label="Très longue">
        <TextField label="Erreur très longue" name="long" errorMessage={LONG_LABEL} />
        <Button type="submit">Envoyer</Button>
      </Form>
      <Form onSubmit={nothing} isWide aria-label="Large et sans erreur">
        <TextField label="Large et sans erreur" />
      </Form>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('region', { name: '6 champs sont à corriger' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByRole('region', { name: '1 champ est à corriger' })).toHaveFocus();
  },
};
