import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconCopy, IconDelete, IconDownload, IconEdit } from '../Icon/icons.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './Menu.tsx';

const dupliquer = fn();
const supprimer = fn();
const telecharger = fn();

const meta = {
  title: 'Composants/Agir/Menu',
  id: 'components-menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  subcomponents: { MenuItem, MenuSection, MenuSeparator },
  args: {
    children: (
      <>
        <MenuItem icon={IconEdit} href="#modifier">
          Modifier
        </MenuItem>
        <MenuItem
          icon={IconDownload}
          description="Réservé à la formule complète"
          isDisabled
          onAction={telecharger}
        >
          Télécharger
        </MenuItem>
        <MenuItem icon={IconCopy} onAction={dupliquer}>
          Dupliquer
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={IconDelete} tone="danger" onAction={supprimer}>
          Supprimer
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    for (const action of [dupliquer, supprimer, telecharger]) action.mockClear();
  },
  render: (args) => (
    <MenuTrigger>
      <Button variant="secondary">Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Actions' });
    bouton.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Dupliquer' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(supprimer).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

export const Souris: Story = {
  name: 'Souris',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Télécharger' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('menuitem', { name: 'Télécharger' })).toHaveAccessibleDescription(
      'Réservé à la formule complète',
    );
    await expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', '#modifier');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Dupliquer' }));
    await expect(dupliquer).toHaveBeenCalledOnce();
  },
};

/** Escape runs nothing and gives the focus back. */
export const Echap: Story = {
  name: 'Échap',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Actions' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
    await expect(supprimer).not.toHaveBeenCalled();
  },
};

export const Desactive: Story = {
  name: 'Désactivé',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Télécharger' }));
    await expect(telecharger).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <div style={{ minHeight: 320 }}>
      <MenuTrigger>
        <Button variant="secondary">Actions</Button>
        <Menu placement="bottom start">{children}</Menu>
      </MenuTrigger>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    // The menu listens once it has the focus.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Dupliquer' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <div style={{ minHeight: 420 }}>
      <MenuTrigger defaultOpen>
        <Button variant="secondary">Actions</Button>
        <Menu placement="bottom start">
          {children}
          <MenuSection title="Versions">
            <MenuItem>Version 1</MenuItem>
            <MenuItem>{'Version au nom interminable '.repeat(7)}</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  ),
};
