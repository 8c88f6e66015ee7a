import { comparerVersions } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aDuerpData, aRisque, UNITES } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { Comparaison } from './Comparaison.tsx';

const APRES = aDuerpData();

/** The document before: without its last unit, the first one of another name, its first risk evaluated higher. */
const AVANT = aDuerpData({
  unitesDeTravail: UNITES.slice(0, -1).map((unite, index) =>
    index === 0
      ? {
          ...unite,
          displayName: 'Ancien nom',
          risques: unite.risques.map((risque, place) =>
            place === 0 ? { ...risque, evalMaitrise: 4, danger: 'Autre danger' } : risque,
          ),
        }
      : unite,
  ),
});
const LIGNES = comparerVersions(AVANT, APRES);

const meta = {
  title: 'Blocs/Lire et télécharger/Comparaison',
  id: 'blocks-comparaison',
  component: Comparaison,
  args: { lignes: LIGNES },
} satisfies Meta<typeof Comparaison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    const unites = canvas.getByRole('heading', { level: 2, name: 'Unités de travail' }).closest('section');
    await expect(within(unites as HTMLElement).getByText('Unité de travail renommée')).toBeVisible();
    await expect(within(unites as HTMLElement).getByText(/s’appelait/)).toHaveTextContent('Ancien nom');
    const risque = canvas.getByText('Risque réévalué et modifié').closest('li');
    await expect(risque).toHaveTextContent(/de \d+,\d \p{L}+ à \d+,\d \p{L}+/u);
    await expect(within(risque as HTMLElement).getByText('Danger')).toBeVisible();
    await expect(within(risque as HTMLElement).getByText('Autre danger')).toHaveTextContent(
      /^Avant : Autre danger$/,
    );
    await expect(risque).toHaveTextContent('Après : Farine et eau au sol près du pétrin.');
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { lignes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const HOSTILE = comparerVersions(
  { unitesDeTravail: [] },
  {
    unitesDeTravail: [
      {
        idUniteDeTravail: 'u',
        displayName: LONG_WORD,
        categorieDeRisques: [],
        risques: [aRisque('r', { displayName: LONG_LABEL, danger: LONG_WORD }, [4, 4, 4])],
        papripactActionsPreventives: [],
      },
    ],
  },
);

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      <Comparaison lignes={LIGNES} />
      <div className={phone}>
        <Comparaison lignes={[...LIGNES.slice(0, 4), ...HOSTILE]} />
      </div>
    </div>
  ),
};
