import type { CodeDeFamille, FamilleNonConcernee } from '@odu/api-contract';
import { CODES_DE_FAMILLE, examineFamilles } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { FamillesExamen, type FamillesExamenProps } from './FamillesExamen.tsx';

const UNITE = {
  categorieDeRisques: [{ idCategorie: 'c1', code: 'CPP-SOL' }],
  risques: [
    { idCategorie: 'c1', code: 'CPP-SOL-01' },
    { idCategorie: 'c1', code: 'CPP-SOL-02' },
    { idCategorie: 'c1', code: 'THE-CHA-01' },
  ],
  famillesNonConcernees: [
    { code: 'ROU' as const, motif: '' },
    { code: 'RAY' as const, motif: 'Aucune source de rayonnement dans le fournil' },
  ],
};

const meta = {
  title: 'Blocs/Évaluer/FamillesExamen',
  id: 'blocks-famillesexamen',
  component: FamillesExamen,
  args: {
    examen: examineFamilles(UNITE),
    hasOtherUnites: true,
    defaultExpanded: true,
    validateMotif: () => null,
    onAddRisques: fn(),
    onEcarter: fn(),
    onEcarterPartout: fn(),
    onReprendre: fn(),
  },
} satisfies Meta<typeof FamillesExamen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Examiner: Story = {
  name: 'Examiner',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '4 familles sur 22 examinées' })).toBeVisible();
    await expect(canvas.getByText('Aucune source de rayonnement dans le fournil')).toBeVisible();
    await expect(canvas.getByText('2 risques')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter des risques\u00A0: Bruit' }));
    await expect(args.onAddRisques).toHaveBeenCalledWith('BRU');
    await userEvent.click(canvas.getByRole('button', { name: 'Non concernée\u00A0: Bruit' }));
    await expect(args.onEcarter).toHaveBeenCalledWith('BRU', '');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Non concernée pour toutes les unités\u00A0: Bruit' }),
    );
    await expect(args.onEcarterPartout).toHaveBeenCalledWith('BRU');
    await userEvent.click(canvas.getByRole('button', { name: 'Remettre à examiner\u00A0: Rayonnements' }));
    await expect(args.onReprendre).toHaveBeenCalledWith('RAY');
  },
};

export const Raison: Story = {
  name: 'Raison',
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Préciser la raison\u00A0: Risque routier en mission' }),
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Raison (facultative)' }),
      'Personne ne conduit',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la raison' }));
    await expect(args.onEcarter).toHaveBeenCalledWith('ROU', 'Personne ne conduit', '');
  },
};

/** A reason is changed from what stood there when its form opened. */
export const ModifierLaRaison: Story = {
  name: 'Modifier la raison',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier la raison\u00A0: Rayonnements' }));
    await expect(canvas.queryByText('Aucune source de rayonnement dans le fournil')).toBeNull();
    const raison = canvas.getByRole('textbox', { name: 'Raison (facultative)' });
    await expect(raison).toHaveValue('Aucune source de rayonnement dans le fournil');
    await userEvent.clear(raison);
    await userEvent.type(raison, 'Aucune source{Enter}');
    await expect(args.onEcarter).toHaveBeenCalledWith(
      'RAY',
      'Aucune source',
      'Aucune source de rayonnement dans le fournil',
    );
  },
};

/** The families of a unit that takes the answers, as the application's does. */
function Repondus(args: FamillesExamenProps) {
  const [famillesNonConcernees, setEcartees] = useState<readonly FamilleNonConcernee[]>([]);
  const without = (code: CodeDeFamille) => famillesNonConcernees.filter((known) => known.code !== code);
  return (
    <FamillesExamen
      {...args}
      examen={examineFamilles({ categorieDeRisques: [], risques: [], famillesNonConcernees })}
      onEcarter={(code, motif) => setEcartees([...without(code), { code, motif }])}
      onReprendre={(code) => setEcartees(without(code))}
    />
  );
}

export const LeFocusReste: Story = {
  name: 'Le focus reste dans la famille',
  render: (args) => <Repondus {...args} />,
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.findByRole('button', { name: `${name}\u00A0: Bruit` });
    (await button('Non concernée')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Préciser la raison')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Raison (facultative)' }),
      'Calme{Enter}',
    );
    await waitFor(async () => expect(await button('Modifier la raison')).toHaveFocus());
    (await button('Remettre à examiner')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Ajouter des risques')).toHaveFocus());
  },
};

export const UneSeuleUnite: Story = {
  name: 'Une seule unité',
  args: { hasOtherUnites: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /pour toutes les unités/ })).toBeNull();
  },
};

export const ToutEstExamine: Story = {
  name: 'Tout est examiné',
  args: {
    examen: examineFamilles({
      categorieDeRisques: [],
      risques: [],
      famillesNonConcernees: CODES_DE_FAMILLE.map((code) => ({ code, motif: '' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '22 familles sur 22 examinées' })).toBeVisible();
  },
};

export const SurTelephone: Story = {
  name: 'Sur un téléphone',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={phone}>
      <FamillesExamen {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <FamillesExamen {...args} />
    </div>
  ),
};
