import { controleDeConformite } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aDuerpData } from '../../stories/duerp-samples.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { ConformiteCard } from './ConformiteCard.tsx';

const pointsOf = (nombreEmployes: number, isSecteurPublic = false) => {
  const data = aDuerpData();
  const entreprise = { nombreEmployes, isSecteurPublic };
  return controleDeConformite({ ...data, entreprise }, [], null, '2026-11-22');
};

const meta = {
  title: 'Blocs/Lire et télécharger/ConformiteCard',
  id: 'blocks-conformitecard',
  component: ConformiteCard,
  args: { points: pointsOf(62), getHref: ({ step }) => `/edit?step=${step}` },
} satisfies Meta<typeof ConformiteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Programme: Story = {
  name: 'Programme',
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Les ressources de l'entreprise ne sont pas indiquées.")).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Étape 6\u00A0: PAPRIPACT' })[0]).toHaveAttribute(
      'href',
      '/edit?step=6',
    );
    await expect(canvas.getAllByRole('link', { name: /4121-3-1, VI/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('legifrance'),
    );
    await expect(canvas.getByText(/^\d+ points? renseignés? sur \d+/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Points renseignés/ }));
    await expect(canvas.getAllByText('renseigné').at(-1)).toBeVisible();
  },
};

export const SecteurPublic: Story = {
  name: 'Secteur public',
  args: { points: pointsOf(62, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Secteur public\s:/)).toBeVisible();
    await expect(canvas.queryByText(/ressources de l'entreprise ne sont/)).toBeNull();
  },
};

const [POINT] = pointsOf(62);
if (POINT === undefined) throw new Error('a document has points');

/** What no step mends leads to the follow-up of the versions; what is done leads nowhere, and an advice stands apart. */
export const Suivi: Story = {
  name: 'Suivi des versions',
  args: {
    suiviHref: '#suivi',
    points: [
      {
        ...POINT,
        code: 'SPST',
        statut: 'à compléter',
        step: null,
        place: 'suivi',
        message: 'À transmettre.',
      },
      { ...POINT, code: 'CSE', statut: 'renseigné', step: null, place: 'suivi', message: 'Consulté.' },
      { ...POINT, code: 'LISTE_DES_ACTIONS', statut: 'sans objet', step: 6, message: 'Sans objet.' },
      { ...POINT, code: 'MISE_A_JOUR', statut: 'à vérifier', step: null, message: 'À vérifier.' },
      { ...POINT, code: 'FAMILLES', statut: 'conseil', step: 4, message: 'Pensez-y.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, 1 à vérifier par vous$/)).toBeVisible();
    await expect(canvas.getByText('À transmettre.')).toBeVisible();
    await expect(canvas.getByText('À vérifier.')).toBeVisible();
    for (const name of ['Conseils (1)', 'Points renseignés ou sans objet (2)'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText('Pensez-y.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suivi des versions' })).toHaveAttribute('href', '#suivi');
    await expect(canvas.getByRole('link', { name: /^Étape/ })).toHaveAttribute('href', '/edit?step=4');
  },
};

export const SurTelephone: Story = {
  name: 'Sur téléphone',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { points: pointsOf(12, true) },
  render: (args) => (
    <div className={phone}>
      <ConformiteCard {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <ConformiteCard {...args} />
    </div>
  ),
};
