import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { SaveStatus } from './SaveStatus.tsx';

const SAVED_AT = '2026-11-21T13:32:00Z';

const meta = {
  title: 'Blocs/Évaluer/SaveStatus',
  id: 'blocks-savestatus',
  component: SaveStatus,
  args: { state: 'saved', savedAt: SAVED_AT, onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enregistre: Story = {
  name: 'Enregistré',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Enregistré à 14:32');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enregistrement…').parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Echec: Story = {
  name: 'Échec',
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Non enregistré.*gardées sur cet appareil/);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const AppareilPlein: Story = {
  name: 'Échec, appareil plein',
  args: { state: 'failed', isKept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/laissez cette page ouverte/);
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/gardées sur cet appareil/);
  },
};

/** Without a time and without another try, neither is told. */
export const SansHeureNiEssai: Story = {
  name: 'Sans heure ni essai',
  render: () => (
    <>
      <SaveStatus state="saved" />
      <SaveStatus state="failed" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/Enregistré$/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RienADire: Story = {
  name: 'Rien à dire',
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ onRetry }) => (
    <div className={sheet}>
      <SaveStatus state="saving" />
      <SaveStatus state="saved" savedAt={SAVED_AT} />
      <SaveStatus state="failed" {...(onRetry && { onRetry })} />
      <div className={phone}>
        <SaveStatus state="failed" {...(onRetry && { onRetry })} />
      </div>
    </div>
  ),
};
