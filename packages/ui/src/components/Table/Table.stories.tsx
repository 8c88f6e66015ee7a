import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Version {
  numero: number;
  date: string;
  notes: string;
  taille: string;
}

const VERSIONS: Version[] = [
  { numero: 3, date: '21 novembre 2026', notes: 'Nouvel atelier de découpe', taille: '412,5 ko' },
  { numero: 2, date: '3 février 2026', notes: 'Mise à jour annuelle', taille: '398,0 ko' },
  { numero: 1, date: '14 mars 2025', notes: 'Première version', taille: '1\u202F012,7 ko' },
];

const COLUMNS: TableColumn<Version>[] = [
  { id: 'numero', label: 'Version', isRowHeader: true, cell: ({ numero }) => `Version ${numero}` },
  { id: 'date', label: 'Date', cell: ({ date }) => date },
  { id: 'notes', label: 'Notes', cell: ({ notes }) => notes },
  { id: 'etat', label: 'État', align: 'center', cell: () => <Badge tone="success">Accès complet</Badge> },
  { id: 'taille', label: 'Taille', align: 'end', cell: ({ taille }) => taille },
];

const meta = {
  title: 'Composants/Lister/Table',
  id: 'components-table',
  component: Table,
  args: {
    caption: 'Historique des versions',
    columns: COLUMNS,
    rows: VERSIONS,
    getRowKey: ({ numero }: Version) => String(numero),
  },
  render: (args) => <Table {...args} />,
} satisfies Meta<TableProps<Version>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lecture: Story = {
  name: 'Lecture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Historique des versions' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Version 3' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const DefileA360: Story = {
  name: 'Défile à 360 px',
  render: (args) => (
    <div style={{ width: 360 }} data-testid="cadre">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(360);
    const zone = await canvas.findByRole('group', { name: 'Historique des versions' });
    await userEvent.tab();
    await expect(zone).toHaveFocus();
    await expect(zone.scrollWidth).toBeGreaterThan(zone.clientWidth);
  },
};

const unePeinture = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** No frame is painted in which the table scrolls and the keyboard cannot reach it. */
export const JusteDesLaPremiereImage: Story = {
  name: 'Juste dès la première image',
  parameters: { controls: { disable: true } },
  render: () => <></>,
  play: async ({ args, canvas, canvasElement }) => {
    const cadre = document.createElement('div');
    canvasElement.append(cadre);
    const racine = createRoot(cadre);
    cadre.style.width = '360px';
    flushSync(() => racine.render(<Table {...args} />));
    await unePeinture();
    const zone = () => canvas.queryByRole('group', { name: 'Historique des versions' });
    await expect(zone()).toHaveAttribute('tabindex', '0');
    cadre.style.width = '1000px';
    await unePeinture();
    await expect(zone()).toBeNull();
    cadre.style.width = '360px';
    await unePeinture();
    await expect(zone()).toHaveAttribute('tabindex', '0');
    racine.unmount();
    cadre.remove();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { rows: [], emptyText: 'Aucune version pour le moment.', isCaptionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Historique des versions' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Aucune version pour le moment.' })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="xlarge">
      <Table {...args} />
      <Table {...args} caption="Sans titre visible" isCaptionHidden rows={[]} />
      <Table
        {...args}
        caption="Contenu hostile"
        rows={[
          {
            numero: 4,
            date: '21 novembre 2026',
            notes: 'Anticonstitutionnellement'.repeat(8),
            taille: '1 ko',
          },
        ]}
      />
    </Stack>
  ),
};
