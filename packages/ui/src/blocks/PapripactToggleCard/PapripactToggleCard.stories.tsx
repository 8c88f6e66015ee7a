import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { PapripactToggleCard } from './PapripactToggleCard.tsx';

const PETITE = { nombreEmployes: 12, isSecteurPublic: false };

const meta = {
  title: 'Blocs/Prévenir/PapripactToggleCard',
  id: 'blocks-papripacttogglecard',
  component: PapripactToggleCard,
  args: { isPapripactEnabled: false, onChange: fn(), entreprise: PETITE },
} satisfies Meta<typeof PapripactToggleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facultatif: Story = {
  name: 'Facultatif',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Facultatif pour vous')).toBeVisible();
    await expect(
      canvas.getByText(/pour chacune, ses conditions d'exécution, des indicateurs de résultat/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /L\.\s4121-3-1, III,\s1°/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /L\.\s4121-3-1, III,\s2°/ })).toHaveAttribute(
      'href',
      'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000043893919',
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Ajouter un PAPRIPACT à mon DUERP' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const CinquanteSalaries: Story = {
  name: 'Cinquante salariés',
  args: { entreprise: { nombreEmployes: 50, isSecteurPublic: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Obligatoire pour vous')).toBeVisible();
    // What the programme holds, and that this company is asked for one.
    await expect(canvas.getAllByRole('link', { name: /III,\s1°/ })).toHaveLength(2);
    await expect(canvas.queryByText(/En dessous de 50/)).toBeNull();
  },
};

export const SecteurPublicActive: Story = {
  name: 'Secteur public, activé',
  args: { entreprise: { nombreEmployes: 3, isSecteurPublic: true }, isPapripactEnabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Obligatoire, à vérifier')).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByText(/Secteur public\s: à vérifier/)).toBeVisible();
  },
};

export const SansEntreprise: Story = {
  name: 'Sans entreprise',
  args: { entreprise: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selon votre effectif')).toBeVisible();
    await expect(canvas.getByText(/Effectif à renseigner/)).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <PapripactToggleCard {...args} />
      <PapripactToggleCard
        {...args}
        isPapripactEnabled
        entreprise={{ nombreEmployes: 3, isSecteurPublic: true }}
      />
      <PapripactToggleCard {...args} entreprise={null} />
      <div className={phone}>
        <PapripactToggleCard {...args} entreprise={{ nombreEmployes: 80 }} isHighlighted />
      </div>
    </div>
  ),
};
