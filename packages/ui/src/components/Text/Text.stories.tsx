import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const PHRASE =
  'Le document unique recense les risques de chaque unité de travail, et les actions qui les réduisent. ';

const TONES = {
  default: 'Le texte courant',
  soft: 'Une précision, en retrait',
  brand: 'Une formule choisie',
  danger: 'Le SIRET doit contenir 14 chiffres',
  success: 'Toutes les étapes sont terminées',
  warning: 'Il vous reste des risques à évaluer',
} as const;

const meta = {
  title: 'Composants/Mettre en page/Text',
  id: 'components-text',
  component: Text,
  args: { children: PHRASE, size: 's16', tone: 'default', weight: 'regular' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const Coupe: Story = {
  name: 'Texte coupé',
  args: { children: PHRASE.repeat(10), maxLines: 2 },
  play: async ({ canvas }) => {
    const texte = canvas.getByText(/^Le document unique/);
    await expect(texte.clientHeight).toBeLessThanOrEqual(2 * 24);
    await expect(texte.scrollHeight).toBeGreaterThan(texte.clientHeight);
  },
};

/** The narrow no-break space keeps figures apart: 0.18 em, a little less than a word space. */
export const EspaceFine: Story = {
  name: 'Espace fine',
  args: { children: '«\u202f1\u202f250\u202f€\u202f»', isNumeric: true },
  play: async ({ canvas }) => {
    const texte = canvas.getByText(/250/);
    await document.fonts.load("16px 'ODU Espace fine'", '\u202f');
    const range = document.createRange();
    const node = texte.firstChild ?? texte;
    range.setStart(node, 3);
    range.setEnd(node, 4);
    await expect(range.toString()).toBe('\u202f');
    const em = Number.parseFloat(getComputedStyle(texte).fontSize);
    await expect(range.getBoundingClientRect().width / em).toBeCloseTo(0.18, 2);
  },
};

const AMOUNTS = ['1\u202F111,11\u202F€', '9\u202F876,50\u202F€'];

/** Figures of one width: amounts with as many of them are as wide. */
export const ChiffresTabulaires: Story = {
  name: 'Chiffres tabulaires',
  render: () => (
    <>
      {AMOUNTS.map((amount) => (
        <div key={amount}>
          <Text as="span" isNumeric>
            {amount}
          </Text>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const amounts = canvas.getAllByText(/€/);
    const [narrow, wide] = amounts.map((amount) => amount.getBoundingClientRect().width);
    await expect(narrow).toBe(wide);
    // Our letters have such figures anyway; the ones that stand in for them may not.
    for (const amount of amounts) await expect(amount).toHaveStyle({ fontVariantNumeric: 'tabular-nums' });
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="small">
      {(['s14', 's16', 's18', 's22', 's28', 's36'] as const).map((size) => (
        <Text key={size} size={size}>
          {`Texte de ${size.slice(1)}\u00A0px`}
        </Text>
      ))}
      {(Object.keys(TONES) as (keyof typeof TONES)[]).map((tone) => (
        <Text key={tone} tone={tone}>
          {TONES[tone]}
        </Text>
      ))}
      <Text weight="semibold">Demi-gras</Text>
      <Text weight="bold">Gras</Text>
      <div style={{ inlineSize: 'max-content', textAlign: 'end' }}>
        {AMOUNTS.map((amount) => (
          <Text key={amount} isNumeric>
            {amount}
          </Text>
        ))}
      </div>
      <Text isProse>{PHRASE.repeat(3)}</Text>
      <Text maxLines={1}>{PHRASE.repeat(5)}</Text>
    </Stack>
  ),
};
