import { NOTES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { anUnite, aRisque } from '../../stories/duerp-samples.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { RiskGrid } from './RiskGrid.tsx';
import { RiskGridCell } from './RiskGridCell.tsx';

const UNITES = [
  anUnite('fournil', {
    risques: [
      aRisque('glissade', { code: 'CPP-SOL-04' }, [3, 2, 3]),
      aRisque('four', { displayName: 'Brûlure au four' }, [3, 2, 4]),
      aRisque('bruit', { displayName: 'Bruit du pétrin' }, [1, 1, 3]),
    ],
  }),
  anUnite('vente', {
    displayName: 'Vente',
    risques: [
      aRisque('trottoir', { displayName: 'Chute sur le trottoir gelé' }, [3, 2, 1]),
      aRisque('chute', { displayName: 'Chute dans la trappe' }, [4, 4, 4]),
      aRisque('incomplet', {}, [4, null, 3]),
    ],
  }),
];

const meta = {
  title: 'Blocs/Évaluer/RiskGrid',
  id: 'blocks-riskgrid',
  component: RiskGrid,
  subcomponents: { RiskGridCell },
  args: {
    unites: UNITES,
    Dialog,
    getRisqueHref: ({ idUniteDeTravail, idRisque }) => `#${idUniteDeTravail}-${idRisque}`,
  },
} satisfies Meta<typeof RiskGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen, and no critical risk is out of sight, whichever maîtrise most risks have. */
export const Lecture: Story = {
  name: 'Lecture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Toutes (5)' })).toBeChecked();
    const grille = canvas.getByRole('table', { name: /^Risques de toutes les maîtrises/ });
    const grave = within(grille).getByRole('row', { name: /^Grave/ });
    await expect(
      within(grave).getByRole('cell', { name: '3 risques, niveau le plus élevé 7,5, Critique' }),
    ).toBeVisible();
    await expect(within(grille).getAllByRole('cell')).toHaveLength(16);
    await expect(within(grille).getAllByRole('cell', { name: '0 risque' })).toHaveLength(13);
    await userEvent.click(canvas.getByRole('radio', { name: 'Faible (2)' }));
    const faible = canvas.getByRole('table', { name: /^Risques de maîtrise faible/ });
    await expect(within(faible).getByRole('cell', { name: '1 risque, niveau 4,5, Important' })).toBeVisible();
  },
};

/** By the keyboard alone: a case opens its risks, the worst first; closed, the focus is on the case again. */
export const Ouvrir: Story = {
  name: 'Ouvrir une case',
  play: async ({ canvas }) => {
    const cellule = canvas.getByRole('button', { name: /^3 risques/ });
    cellule.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Gravité grave, fréquence rare' }));
    await expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Brûlure au four',
      'CPP-SOL-04 Glissade sur un sol humide ou fariné',
      'Chute sur le trottoir gelé',
    ]);
    await expect(dialog.getByRole('link', { name: 'Brûlure au four' })).toHaveAttribute(
      'href',
      '#fournil-four',
    );
    await expect(dialog.getByText('Critique 7,5')).toBeVisible();
    await expect(dialog.getByText('3 risques')).toBeVisible();
    await expect(dialog.getByText('Vente · Chutes de plain-pied')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellule).toHaveFocus());
  },
};

/** Of one maîtrise, all the risks of a case are of its level. */
export const UneMaitrise: Story = {
  name: 'Une seule maîtrise',
  args: { unites: [anUnite('fournil', { risques: [aRisque('g1'), aRisque('g2')] })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Faible (2)' }));
    await expect(canvas.getByRole('cell', { name: '2 risques, niveau 4,5, Important' })).toBeVisible();
  },
};

/** Without an address the risks are only read: an example, a document of somebody else. */
export const SansLien: Story = {
  name: 'Sans lien',
  args: { unites: UNITES },
  render: ({ unites }) => <RiskGrid Dialog={Dialog} unites={unites} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 risque, niveau 20, Critique' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Chute dans la trappe')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { unites: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Toutes (0)' })).toBeChecked();
    await expect(canvas.getAllByRole('cell', { name: '0 risque' })).toHaveLength(16);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Absente (0)' }));
    await expect(canvas.getByRole('cell', { name: '0 risque, niveau 20, Critique' })).toBeVisible();
  },
};

const NOMBREUX = [
  anUnite('atelier', {
    risques: NOTES.flatMap((gravite) =>
      NOTES.flatMap((frequence) =>
        Array.from({ length: gravite * frequence * 60 }, (_, index) =>
          aRisque(`${gravite}-${frequence}-${index}`, {}, [gravite, frequence, 4]),
        ),
      ),
    ),
  }),
];

/** Nothing scrolls sideways on a phone of 320 px, whatever the counts. */
export const Telephone: Story = {
  name: 'Téléphone',
  args: { unites: NOMBREUX },
  render: (args) => (
    <div className={phone}>
      <RiskGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grille = canvas.getByRole('table', { name: /^Risques de toutes les maîtrises/ });
    await expect(canvas.getByRole('radio', { name: /^Toutes \(6\s000\)$/ })).toBeChecked();
    await expect(grille.scrollWidth).toBeLessThanOrEqual(288);
    for (const cellule of within(grille).getAllByRole('cell'))
      await expect(cellule.scrollWidth).toBeLessThanOrEqual(cellule.clientWidth);
    await expect(canvas.queryByRole('group', { name: /^Risques de/ })).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      <RiskGrid Dialog={Dialog} unites={UNITES} />
      <RiskGrid Dialog={Dialog} unites={NOMBREUX} />
      <div className={phone}>
        <RiskGrid Dialog={Dialog} unites={UNITES} />
      </div>
    </div>
  ),
};
