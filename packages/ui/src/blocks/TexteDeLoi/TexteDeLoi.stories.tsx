import { PHRASE_CONSERVATION, type Seuil } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { ArticleDeLoi } from './ArticleDeLoi.tsx';
import { PhraseDeLoi } from './PhraseDeLoi.tsx';
import { SeuilDeRisque } from './SeuilDeRisque.tsx';

const SEUIL: Seuil = {
  texte: 'VLEP sur 8 h\u00A0: quartz 0,1 mg/m³.',
  source: 'C. trav. R4412-149 et R4412-154\u202F; Arrêté du 26 octobre 2020',
  verification: 'a_verifier',
  luLe: '2026-11-22',
};

const meta = {
  title: 'Blocs/Lire et télécharger/TexteDeLoi',
  id: 'blocks-textedeloi',
  component: PhraseDeLoi,
  subcomponents: { ArticleDeLoi, SeuilDeRisque },
  args: { phrase: PHRASE_CONSERVATION },
} satisfies Meta<typeof PhraseDeLoi>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phrase: Story = {
  name: 'Phrase',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^R\.\s4121-4/ })).toHaveAttribute(
      'href',
      'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000045386451',
    );
  },
};

/** Several articles as a sentence lists them. */
export const PlusieursArticles: Story = {
  name: 'Plusieurs articles',
  args: {
    phrase: {
      texte: 'Une règle',
      references: [{ article: 'R4121-1' }, { article: 'R4121-2' }, { article: 'R4121-4' }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(
      canvasElement.textContent?.replaceAll(' (nouvelle fenêtre)', '').replaceAll(/\s/g, ' '),
    ).toBe('Une règle (art. R. 4121-1, R. 4121-2 et R. 4121-4 du code du travail).');
  },
};

/** An article by itself, where the sentence around it is another's. */
export const Article: Story = {
  name: 'Article',
  render: () => <ArticleDeLoi reference={{ article: 'R4121-4' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^R\.\s4121-4/ })).toBeVisible();
  },
};

/** What is not of the Labour Code has no link, and is marked. */
export const SeuilAVerifier: Story = {
  name: 'Seuil à vérifier',
  render: () => <SeuilDeRisque seuil={SEUIL} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent(/À vérifier\s: .*Relecture du 22 novembre 2026\.$/);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <Text isProse>
        <PhraseDeLoi {...args} />
      </Text>
      <Text isProse>
        <SeuilDeRisque seuil={SEUIL} />
      </Text>
      <Text isProse>
        <SeuilDeRisque seuil={{ ...SEUIL, source: 'C. trav. R4412-149', verification: 'lu' }} />
      </Text>
      <div className={phone}>
        <PhraseDeLoi {...args} />
      </div>
    </div>
  ),
};
