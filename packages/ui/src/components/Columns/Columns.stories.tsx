import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns } from './Columns.tsx';

const FORMULES = ['Gratuit', 'Standard', 'Premium', 'Sur mesure'];
const ETAPES = ['Entreprise', 'Unités', 'Catégories', 'Risques', 'PAPRIPACT', 'Finalisation'];
const LARGEURS = [
  ['narrow', '10\u00A0rem'],
  ['medium', '16\u00A0rem'],
  ['wide', '22\u00A0rem'],
] as const;

const bloc = (texte: string) => (
  <Box key={texte} padding="medium" tone="sunken">
    {texte}
  </Box>
);

const meta = {
  title: 'Composants/Mettre en page/Columns',
  id: 'components-columns',
  component: Columns,
  args: { gap: 'large', minColumn: 'medium', children: FORMULES.map(bloc) },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const Largeur320: Story = {
  name: 'Largeur de 320 px',
  render: (args) => (
    <div style={{ width: 320 }} data-testid="cadre">
      <Columns {...args} minColumn="wide" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(320);
    const [premier, second] = FORMULES.slice(0, 2).map((formule) =>
      canvas.getByText(formule).getBoundingClientRect(),
    );
    await expect(second?.top).toBeGreaterThan(premier?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="xlarge">
      {LARGEURS.map(([minColumn, largeur]) => (
        <Stack key={minColumn} gap="small">
          <Text weight="semibold">
            {minColumn}&nbsp;: colonnes d'au moins {largeur}
          </Text>
          <Columns minColumn={minColumn}>{ETAPES.map(bloc)}</Columns>
        </Stack>
      ))}
    </Stack>
  ),
};
