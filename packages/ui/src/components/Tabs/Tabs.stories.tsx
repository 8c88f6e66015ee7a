import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
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

/** Wherever its row stands, a tab as wide as the row is seen whole once it is chosen. */
export const ToutEntier: Story = {
  name: 'Tout entier',
  render: () => (
    <div style={{ width: 320, marginInlineStart: 40 }}>
      <Tabs defaultSelectedKey="Chantier">
        <TabList aria-label="Unités de travail">
          <Tab id="Atelier">Atelier de menuiserie et de finition</Tab>
          <Tab id="Chantier">Chantiers extérieurs et couverture</Tab>
          <Tab id="Bureau">Bureau d'études et administration</Tab>
        </TabList>
        <TabPanel id="Chantier">Les risques des chantiers</TabPanel>
      </Tabs>
    </div>
  ),
  play: async ({ canvas }) => {
    const rang = canvas.getByRole('tablist').getBoundingClientRect();
    const choisi = canvas.getByRole('tab', { selected: true });
    const cadre = () => choisi.getBoundingClientRect();
    await expect(cadre().width).toBeGreaterThan(rang.width - 80);
    await waitFor(() => expect(cadre().left).toBeGreaterThanOrEqual(rang.left - 1));
    await waitFor(() => expect(cadre().right).toBeLessThanOrEqual(rang.right + 1));
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

/** A panel that always holds something to reach is no stop itself; tabs inside of it are their own. */
export const DuRangAuContenu: Story = {
  name: 'Du rang au contenu',
  args: {
    defaultSelectedKey: 'Bureau',
    children: (
      <>
        <TabList aria-label="Unités de travail">
          <Tab id="Bureau">Bureau</Tab>
        </TabList>
        <TabPanel id="Bureau" hasTabStop>
          <Tabs>
            <TabList aria-label="Liste des risques">
              <Tab id="simplifiee">Vue simplifiée</Tab>
              <Tab id="interactive">Vue interactive</Tab>
            </TabList>
            <TabPanel id="simplifiee">La liste des risques</TabPanel>
            <TabPanel id="interactive">La grille</TabPanel>
          </Tabs>
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Bureau' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Vue simplifiée' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Vue interactive' })).toHaveTextContent('La grille');
    await expect(canvas.getByRole('tab', { name: 'Bureau' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Bureau' })).not.toHaveAttribute('tabindex');
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
