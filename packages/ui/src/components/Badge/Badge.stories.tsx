import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCheck, IconLock, IconPayment, IconWarning } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Composants/Informer/Badge',
  id: 'components-badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Brouillon' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack align="start">
      <Inline>
        <Badge>Brouillon</Badge>
        <Badge tone="brand">Formule actuelle</Badge>
        <Badge tone="success">Accès complet</Badge>
        <Badge tone="warning">Paiement requis</Badge>
        <Badge tone="danger">Expiré</Badge>
      </Inline>
      <Inline>
        <Badge icon={IconLock}>Brouillon</Badge>
        <Badge tone="success" icon={IconCheck}>
          Accès complet
        </Badge>
        <Badge tone="warning" icon={IconPayment}>
          Paiement requis
        </Badge>
        <Badge tone="danger" icon={IconWarning}>
          Expiré
        </Badge>
      </Inline>
      <div style={{ maxWidth: '12rem' }}>
        <Badge tone="brand" icon={IconCheck}>
          Un état très long qui doit passer à la ligne
        </Badge>
      </div>
    </Stack>
  ),
};
