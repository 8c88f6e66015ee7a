import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { IconCheck, IconChevronDown } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const UNITES = ['Atelier', 'Bureau', 'Accueil du public', 'Entrepôt', 'Chantier extérieur', 'Laboratoire'];

const onglets = (noms: readonly string[]) => (
  <>
    <TabList aria-label="Unités de travail">
      {noms.map((nom, index) => (
        <Tab key={nom} id={nom} isDisabled={index === 4} badge={<Badge>{index + 2}</Badge>}>
          {nom}
        </Tab>
      ))}
    </TabList>
    {noms.map((nom) => (
      <TabPanel key={nom} id={nom}>
        Les risques de l'unité {nom}
      </TabPanel>
    ))}
  </>
);

function AvecMenu({ noms = UNITES }: { noms?: readonly string[] }) {
  const [selected, setSelected] = useState(noms[0] ?? '');
  return (
    <div style={{ width: 360 }} data-testid="cadre">
      <Tabs selectedKey={selected} onSelectionChange={(key) => setSelected(String(key))}>
        <TabList
          aria-label="Unités de travail"
          menu={
            <MenuTrigger>
              <IconButton icon={IconChevronDown} label="Choisir une unité" />
              <Menu aria-label="Unités de travail" choice={{ selected, onSelect: setSelected }}>
                {noms.map((nom) => (
                  <MenuItem key={nom} id={nom} {...(nom === selected && { icon: IconCheck })}>
                    {nom}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          }
        >
          {noms.map((nom) => (
            <Tab key={nom} id={nom}>
              {nom}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={selected} id={selected}>
          Les risques de l'unité {selected}
        </TabPanel>
      </Tabs>
    </div>
  );
}

const meta = {
  title: 'Composants/Se repérer/Tabs',
  id: 'components-tabs',
  component: Tabs,
  subcomponents: { TabList: TabList as never, Tab, TabPanel },
  args: { children: onglets(UNITES) },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Atelier 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Bureau 3' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent("Les risques de l'unité Bureau");
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Laboratoire 7' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Entrepôt 5' })).toHaveFocus();
  },
};

export const Souris: Story = {
  name: 'Souris',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Entrepôt 5' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent("Les risques de l'unité Entrepôt");
  },
};

export const DebordeA360: Story = {
  name: 'Déborde à 360 px',
  args: { defaultSelectedKey: 'Laboratoire' },
  render: (args) => (
    <div style={{ width: 360 }} data-testid="cadre">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cadre = canvas.getByTestId('cadre').getBoundingClientRect();
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(360);
    const liste = canvas.getByRole('tablist');
    await expect(liste.scrollWidth).toBeGreaterThan(liste.clientWidth);
    const choisi = canvas.getByRole('tab', { name: 'Laboratoire 7' });
    await waitFor(() => expect(choisi.getBoundingClientRect().right).toBeLessThanOrEqual(cadre.right + 1));
  },
};

/** A menu stands beside a row that does not hold its tabs, from the first paint, and leads to each of them. */
export const MenuQuandLeRangDeborde: Story = {
  name: 'Menu quand le rang déborde',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <AvecMenu />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choisir une unité' });
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(360);
    await userEvent.click(button);
    const menu = within(document.body);
    await expect(await menu.findByRole('menuitemradio', { name: 'Atelier' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Laboratoire' }));
    await expect(canvas.getByRole('tab', { name: 'Laboratoire', selected: true })).toBeVisible();
    await waitFor(() => expect(menu.queryByRole('menu')).toBeNull());
  },
};

/** The same menu is not there when the row holds its tabs. */
export const SansMenuQuandToutTient: Story = {
  name: 'Sans menu quand tout tient',
  render: () => <AvecMenu noms={UNITES.slice(0, 2)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Atelier 2', selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Bureau 3' })).toHaveFocus();
  },
};

/** Tab leaves the row of tabs for the panel, and comes back to the chosen tab. */
export const DuRangAuPanneau: Story = {
  name: 'Du rang au panneau',
  args: { defaultSelectedKey: 'Bureau' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Bureau 3' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Bureau 3' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="xlarge">
      <Tabs {...args} defaultSelectedKey="Bureau" />
      <Tabs>
        <TabList aria-label="Affichage des risques">
          <Tab id="simplifiee">Vue simplifiée</Tab>
          <Tab id="interactive">Vue interactive</Tab>
        </TabList>
        <TabPanel id="simplifiee">La liste des risques, du plus élevé au plus faible</TabPanel>
        <TabPanel id="interactive">La grille de la gravité et de la fréquence</TabPanel>
      </Tabs>
      <Tabs>{onglets([`Unité ${'Anticonstitutionnellement'.repeat(8)}`, 'Bureau'])}</Tabs>
    </Stack>
  ),
};
