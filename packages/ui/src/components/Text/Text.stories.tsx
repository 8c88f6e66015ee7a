import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const PHRASE = "Un employeur qui craint l'inspection du travail doit souffler quand la page s'ouvre. ";

const meta = {
  component: Text,
  args: { children: PHRASE, size: 's16', tone: 'default', weight: 'regular' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {};

export const Coupe: Story = {
  args: { children: PHRASE.repeat(10), maxLines: 2 },
  play: async ({ canvas }) => {
    const texte = canvas.getByText(/^Un employeur/);
    await expect(texte.clientHeight).toBeLessThanOrEqual(2 * 24);
    await expect(texte.scrollHeight).toBeGreaterThan(texte.clientHeight);
  },
};

/** The narrow no-break space keeps figures apart: 0.18 em, a little less than a word space. */
export const EspaceFine: Story = {
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

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="small">
      {(['s14', 's16', 's18', 's22', 's28', 's36'] as const).map((size) => (
        <Text key={size} size={size}>
          Taille {size}
        </Text>
      ))}
      {(['default', 'soft', 'brand', 'danger', 'success', 'warning'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Ton {tone}
        </Text>
      ))}
      <Text weight="semibold">Demi-gras</Text>
      <Text weight="bold">Gras</Text>
      <Text isNumeric>1 234,50 € 9 876,10 €</Text>
      <Text isProse>{PHRASE.repeat(3)}</Text>
      <Text maxLines={1}>{PHRASE.repeat(5)}</Text>
    </Stack>
  ),
};
