import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aVersion } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { VersionHistory } from './VersionHistory.tsx';

const VERSIONS = [
  aVersion({
    id: 'v1',
    versionNumber: 1,
    creationTime: '2025-01-10T08:05:00Z',
    motif: 'PREMIERE_VERSION',
    notesDeVersion: 'Relue par le CSE.',
  }),
  aVersion({ id: 'v3', versionNumber: 3, creationTime: '2026-11-21T13:32:00Z', isCovered_Derivated: false }),
  aVersion({ id: 'v2', versionNumber: 2, creationTime: '2025-12-31T23:30:00Z' }),
];

const meta = {
  title: 'Blocs/Lire et télécharger/VersionHistory',
  id: 'blocks-versionhistory',
  component: VersionHistory,
  args: { versions: VERSIONS, onDownload: fn(), choosePlanHref: '#formules', headingLevel: 2 },
} satisfies Meta<typeof VersionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Repliable: Story = {
  name: 'Repliable',
  play: async ({ canvas, args }) => {
    const bouton = canvas.getByRole('button', { name: 'Historique des versions' });
    await expect(bouton).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('3 versions')).toBeVisible();
    await userEvent.click(bouton);
    const [premiere, deuxieme, troisieme] = canvas.getAllByRole('listitem');
    await expect(premiere).toHaveTextContent('Version 3');
    await expect(premiere).toHaveTextContent('21 novembre 2026 à 14:32');
    // In Paris the year had already begun.
    await expect(deuxieme).toHaveTextContent('Version 2');
    await expect(deuxieme).toHaveTextContent('1er janvier 2026 à 00:30');
    await expect(troisieme).toHaveTextContent('Première versionRelue par le CSE.');
    await userEvent.click(
      within(premiere as HTMLElement).getByRole('button', { name: 'Télécharger la démo' }),
    );
    await expect(args.onDownload).toHaveBeenLastCalledWith({ version: VERSIONS[1], isDemo: true });
    const entiere = within(troisieme as HTMLElement).getByRole('button', { name: 'Télécharger' });
    await expect(entiere).toHaveAccessibleDescription('Version 1');
    await userEvent.click(entiere);
    await expect(args.onDownload).toHaveBeenLastCalledWith({ version: VERSIONS[0], isDemo: false });
    await expect(canvas.getByRole('link', { name: 'Voir les formules' })).toHaveAttribute(
      'href',
      '#formules',
    );
  },
};

export const VersionSurlignee: Story = {
  name: 'Version surlignée',
  args: { highlightedVersionId: 'v3' },
  render: (args) => (
    <>
      <div style={{ height: '200vh' }} />
      <VersionHistory {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nouvelle version').closest('li')).toHaveTextContent('Version 3');
    const box = canvas.getByText('Nouvelle version').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The page may show the versions that it knew, then the one just made. */
export const VersionVenueApres: Story = {
  name: 'Version venue après',
  args: { highlightedVersionId: 'v3' },
  render: function Render(args) {
    const [versions, setVersions] = useState(VERSIONS.filter(({ id }) => id !== 'v3'));
    return (
      <>
        <button type="button" onClick={() => setVersions(VERSIONS)}>
          Recevoir
        </button>
        <VersionHistory {...args} versions={versions} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir' }));
    await expect(canvas.getByText('Nouvelle version')).toBeVisible();
  },
};

/** Nothing is said of demos where every version is had in full. */
export const ToutesCouvertes: Story = {
  name: 'Toutes couvertes',
  args: {
    defaultExpanded: true,
    versions: VERSIONS.filter(({ isCovered_Derivated }) => isCovered_Derivated),
    links: <a href="#comparer">Comparer</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Télécharger' })).toHaveLength(2);
    await expect(canvas.queryByText(/démonstration/i)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Comparer' })).toBeVisible();
  },
};

/** An id of the address that is no version of this document changes nothing. */
export const SurlignageInconnu: Story = {
  name: 'Surlignage inconnu',
  args: { highlightedVersionId: 'autre' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Historique des versions' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByText('Nouvelle version')).toBeNull();
  },
};

export const Telechargement: Story = {
  name: 'Téléchargement',
  args: { defaultExpanded: true, downloadingVersionId: 'v2' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /En cours…/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { versions: [], defaultExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vous n'avez pas encore finalisé ce DUERP.")).toBeVisible();
    await expect(canvas.getByText('0 version')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <VersionHistory {...args} />
      <VersionHistory {...args} defaultExpanded highlightedVersionId="v3" downloadingVersionId="v2" />
      <VersionHistory {...args} defaultExpanded versions={[]} />
      <div className={phone}>
        <VersionHistory
          {...args}
          defaultExpanded
          versions={[
            aVersion({ notesDeVersion: LONG_LABEL, isCovered_Derivated: false }),
            aVersion({ id: 'v1', versionNumber: 1, notesDeVersion: LONG_WORD }),
          ]}
        />
      </div>
    </div>
  ),
};
