import { listProblemesDeCompletude, type ProblemeDeCompletude } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { CompletudeAlert } from './CompletudeAlert.tsx';

const unite = (idUniteDeTravail: string, displayName: string) => ({
  idUniteDeTravail,
  displayName,
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
});
const problemesDe = (unites: readonly ReturnType<typeof unite>[]): ProblemeDeCompletude[] =>
  listProblemesDeCompletude({
    entreprise: { nom: 'Boulangerie Martin', siret: '36252187900034', secteurDActivite: 'Commerce' },
    unitesDeTravail: unites,
    isPapripactEnabled: true,
  });
const PROBLEMES = problemesDe([unite('a', 'Fournil'), unite('b', 'Vente')]);
const LONGS = problemesDe([unite('a', LONG_LABEL), unite('b', LONG_WORD)]);

const meta = {
  title: 'Blocs/Lire et télécharger/CompletudeAlert',
  id: 'blocks-completudealert',
  component: CompletudeAlert,
  args: { problemes: PROBLEMES, getHref: ({ step }) => `#etape-${step}` },
} satisfies Meta<typeof CompletudeAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Problemes: Story = {
  name: 'Problèmes',
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Étape 2 : Informations de l'entreprise")).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(PROBLEMES.length);
    await expect(links[0]).toHaveAttribute('href', '#etape-2');
    // What is read out at each change is how many are left, not the list.
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^\d+ points à compléter avant de générer une version$/,
    );
  },
};

/** One line may stand for several points: they are what is counted. */
export const PlusieursPointsEnUneLigne: Story = {
  name: 'Plusieurs points en une ligne',
  args: { problemes: PROBLEMES.slice(0, 1).map((probleme) => ({ ...probleme, nombre: 3 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 points à compléter/);
  },
};

export const Pret: Story = {
  name: 'Prêt',
  args: { problemes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre DUERP est prêt');
  },
};

/** One more than is shown is one other. */
export const UnDePlus: Story = {
  name: 'Un de plus',
  args: { maxShown: PROBLEMES.length - 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Afficher l'autre point" }));
    await expect(canvas.getAllByRole('link')).toHaveLength(PROBLEMES.length);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ListeLongue: Story = {
  name: 'Liste longue',
  args: {
    problemes: problemesDe(Array.from({ length: 200 }, (_, index) => unite(`${index}`, `Atelier ${index}`))),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /^Afficher les \d+ autres points$/ }));
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.problemes.length);
    await expect(links[10]).toHaveFocus();
  },
};

/** Whatever is counted is written in French. */
export const DesMilliers: Story = {
  name: 'Des milliers',
  args: {
    problemes: problemesDe(Array.from({ length: 1010 }, (_, index) => unite(`${index}`, `Atelier ${index}`))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').textContent).toMatch(/^Afficher les 1\u202F\d{3} autres points$/);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <CompletudeAlert {...args} />
      <CompletudeAlert {...args} problemes={[]} />
      <CompletudeAlert {...args} maxShown={2} />
      <div className={phone}>
        <CompletudeAlert {...args} problemes={LONGS} />
      </div>
    </div>
  ),
};
