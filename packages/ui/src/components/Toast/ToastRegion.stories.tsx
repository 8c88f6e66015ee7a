import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast, toasts } from './toasts.ts';

const meta = {
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    toasts.clear();
    return () => toasts.clear();
  },
  render: () => (
    <>
      <ToastRegion />
      <Inline>
        <Button onPress={() => showToast({ kind: 'success', message: 'Modifications sauvegardées !' })}>
          Réussir
        </Button>
        <Button
          variant="danger"
          onPress={() => showToast({ kind: 'error', message: 'Erreur lors du téléchargement du PDF' })}
        >
          Échouer
        </Button>
      </Inline>
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reussite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réussir' }));
    const region = await screen.findByRole('region', { name: /notification/i });
    await expect(within(region).getByRole('alert')).toHaveTextContent('Modifications sauvegardées !');
    await userEvent.click(within(region).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByText('Modifications sauvegardées !')).toBeNull());
  },
};

export const DureeEtErreur: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réussir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Échouer' }));
    const timeoutOf = (kind: string) =>
      toasts.visibleToasts.find(({ content }) => content.kind === kind)?.timeout;
    await expect(timeoutOf('success')).toBe(8000);
    await expect(timeoutOf('error')).toBeUndefined();
  },
};

const attendre = (duree: number) => new Promise((resolve) => setTimeout(resolve, duree));

export const PauseAuSurvolEtAuFocus: Story = {
  play: async () => {
    toasts.add({ kind: 'info', message: 'Je reste sous le pointeur' }, { timeout: 400 });
    const toast = await screen.findByText('Je reste sous le pointeur');
    await userEvent.hover(toast);
    await attendre(800);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());

    toasts.add({ kind: 'info', message: 'Je reste sous le focus' }, { timeout: 400 });
    const second = await screen.findByText('Je reste sous le focus');
    screen.getByRole('button', { name: 'Fermer' }).focus();
    await attendre(800);
    await expect(second).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
  },
};

export const HorsDeReact: Story = {
  play: async () => {
    const key = showToast({ kind: 'warning', title: 'Session', message: 'Elle expire dans une minute.' });
    const alerte = await screen.findByRole('alert');
    await expect(alerte).toHaveTextContent('Session');
    await expect(alerte).toHaveTextContent('Elle expire dans une minute.');
    toasts.close(key);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const MemeMessageUneSeuleFois: Story = {
  play: async ({ canvas }) => {
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Échouer' }));
    }
    await expect(await screen.findAllByText('Erreur lors du téléchargement du PDF')).toHaveLength(1);
  },
};

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: () => {
    for (const { key } of toasts.visibleToasts) toasts.close(key);
    // Without a timeout, so that the picture does not depend on the time.
    toasts.add({ kind: 'success', message: 'DUERP supprimé avec succès' });
    toasts.add({ kind: 'info', title: 'Nouvelle version', message: 'Rechargez la page pour en profiter.' });
    toasts.add({ kind: 'warning', message: 'Il vous reste des risques à évaluer dans cette étape.' });
    toasts.add({ kind: 'error', message: `Erreur : ${'un message très long du serveur '.repeat(7)}` });
  },
  render: () => (
    <div style={{ minHeight: '40rem' }}>
      <ToastRegion />
    </div>
  ),
};
