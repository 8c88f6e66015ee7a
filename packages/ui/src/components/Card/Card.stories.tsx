import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const contenu = (titre: string) => (
  <Stack gap="xsmall">
    <Heading level={3}>{titre}</Heading>
    <Text tone="soft">N° SIRET : 732 829 320 00074</Text>
  </Stack>
);

const meta = {
  title: 'Composants/Mettre en page/Card',
  id: 'components-card',
  component: Card,
  args: {
    padding: 'medium',
    tone: 'surface',
    isHighlighted: false,
    as: 'article',
    children: contenu('Boulangerie Martin'),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Boulangerie Martin');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Columns>
      <Card>{contenu('Simple')}</Card>
      <Card tone="sunken">{contenu('En retrait')}</Card>
      <Card tone="brand">{contenu('Mise en avant')}</Card>
      <Card isHighlighted>{contenu('Surlignée')}</Card>
      <Card padding="large">{contenu(`Établissement ${'Anticonstitutionnellement'.repeat(8)}`)}</Card>
    </Columns>
  ),
};
