import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { Stepper, type Step } from './Stepper.tsx';

const ETAPES: Step[] = [
  { id: '1', label: 'Introduction', status: 'done' },
  { id: '2', label: "Informations de l'entreprise", status: 'warning', hint: "Il manque l'adresse" },
  { id: '3', label: 'Unités de travail', status: 'done' },
  { id: '4', label: 'Saisie des risques', status: 'todo' },
  { id: '5', label: 'Évaluation des risques', status: 'todo', hint: '12 risques évalués sur 31' },
  { id: '6', label: 'PAPRIPACT', status: 'todo' },
  { id: '7', label: 'Finalisation', status: 'todo', isDisabled: true },
];

const meta = {
  title: 'Composants/Se repérer/Stepper',
  id: 'components-stepper',
  component: Stepper,
  args: { label: 'Étapes du DUERP', steps: ETAPES, currentId: '4', onSelect: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cliquable: Story = {
  name: 'Cliquable',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Étapes du DUERP' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Étape 4\u00A0: Saisie des risques/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('button', { name: /Étape 7\u00A0: Finalisation/ })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Étape 2\u00A0: .+ \(à compléter\)/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
  },
};

export const Liens: Story = {
  name: 'Liens',
  args: { steps: ETAPES.map((etape) => ({ ...etape, href: `#etape-${etape.id}` })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Étape 1\u00A0: Introduction \(terminée\)/ }),
    ).toHaveAttribute('href', '#etape-1');
    await expect(canvas.getByRole('button', { name: /Étape 7/ })).toBeDisabled();
  },
};

/** Where one is keeps its number, also once it is done; the number of another done step gives way to its mark. */
export const TermineeEtEnCours: Story = {
  name: 'Terminée et en cours',
  args: { currentId: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Étape 1\u00A0.*\(terminée\)/ })).toHaveTextContent(/^1/);
    await expect(canvas.getByRole('button', { name: /Étape 3/ })).toHaveTextContent(/^Étape 3/);
    await expect(canvas.getByRole('button', { name: /Étape 5/ })).toHaveTextContent(
      '12 risques évalués sur 31',
    );
  },
};

export const LectureSeule: Story = {
  name: 'Lecture seule',
  render: ({ label, steps, currentId }) => (
    <Stepper label={label} steps={steps.slice(0, 3)} currentId={currentId} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Columns>
      <Stepper {...args} />
      <Stepper
        {...args}
        label="Étapes aux noms longs"
        currentId="b"
        steps={[
          { id: 'a', label: `Unité ${'Anticonstitutionnellement'.repeat(8)}`, status: 'done' },
          { id: 'b', label: 'Étape en cours', status: 'warning', hint: 'Une précision '.repeat(6) },
        ]}
      />
    </Columns>
  ),
};
