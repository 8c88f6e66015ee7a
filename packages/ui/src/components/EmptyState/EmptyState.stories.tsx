import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconDocument, IconSearch, IconUsers } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const creer = fn();

const meta = {
  title: 'Composants/Informer/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: {
    icon: IconDocument,
    children: 'Aucun DUERP trouvé.',
    action: <Button onPress={creer}>Créer mon DUERP</Button>,
    example: 'Exemple : « Boulangerie Martin », 3 unités de travail, 24 risques évalués.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon DUERP' }));
    await expect(creer).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="large">
      <EmptyState {...args} />
      <EmptyState
        icon={IconUsers}
        action={<Button>Ajouter une unité de travail</Button>}
        example="Exemple : Atelier, Bureau, Accueil du public."
      >
        Ajoutez une première unité de travail : un groupe de personnes exposées aux mêmes risques.
      </EmptyState>
      <EmptyState icon={IconSearch} action={<Button variant="secondary">Effacer la recherche</Button>}>
        Aucun risque ne correspond à votre recherche.
      </EmptyState>
      <EmptyState
        action={
          <Link variant="primary" href="#tarifs">
            Voir les formules
          </Link>
        }
      >
        Vous n'avez aucun abonnement pour le moment.
      </EmptyState>
    </Stack>
  ),
};
