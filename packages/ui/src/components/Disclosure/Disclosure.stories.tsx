import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const meta = {
  title: 'Composants/Se repérer/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  args: { title: 'Historique des versions', meta: '3 versions', children: 'Version 3, le 21 novembre 2026' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Historique des versions' });
    await expect(canvas.getByText('Version 3, le 21 novembre 2026')).not.toBeVisible();
    await userEvent.tab();
    await expect(bouton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bouton).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Version 3, le 21 novembre 2026')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(bouton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const UnSeulOuvert: Story = {
  name: 'Un seul ouvert',
  render: () => (
    <DisclosureGroup>
      <Disclosure id="criteres" title="Critères">
        Gravité, fréquence, maîtrise
      </Disclosure>
      <Disclosure id="formule" title="Formule">
        Le produit des trois
      </Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Critères' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Formule' }));
    await expect(canvas.getByText('Le produit des trois')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Critères' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Desactive: Story = {
  name: 'Désactivé',
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Historique des versions' });
    await expect(bouton).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(bouton);
    await expect(bouton).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Version 3, le 21 novembre 2026')).not.toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded meta={<Badge tone="success">À jour</Badge>} />
      <Disclosure {...args} isDisabled title="Indisponible" />
      <Disclosure {...args} title={`Unité ${'Anticonstitutionnellement'.repeat(8)}`} />
    </Stack>
  ),
};
