import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast, TOAST_DURATION_MS, toasts } from './toasts.ts';

const meta = {
  title: 'Composants/Informer/Toast',
  id: 'components-toast-toastregion',
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
        <Button onPress={() => showToast({ kind: 'success', message: 'Modifications sauvegardées\u202F!' })}>
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
  name: 'Réussite',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réussir' }));
    const region = await screen.findByRole('region', { name: /notification/i });
    await expect(within(region).getByRole('alert')).toHaveTextContent('Modifications sauvegardées !');
    await userEvent.click(within(region).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByText('Modifications sauvegardées !')).toBeNull());
  },
};

/** What was asked of the clock: time is counted, never waited for. */
const surveillerLHorloge = (attendu = TOAST_DURATION_MS) => {
  const demandes = spyOn(globalThis, 'setTimeout');
  const arrets = spyOn(globalThis, 'clearTimeout');
  const rang = () => demandes.mock.calls.findIndex(([, delai]) => delai === attendu);
  return {
    nombre: () => demandes.mock.calls.filter(([, delai]) => delai === attendu).length,
    id: () => demandes.mock.results[rang()]?.value,
    sonner: () => (demandes.mock.calls[rang()]?.[0] as (() => void) | undefined)?.(),
    arrets,
    rendre: () => {
      demandes.mockRestore();
      arrets.mockRestore();
    },
  };
};

export const HuitSecondesErreurComprise: Story = {
  name: 'Huit secondes, erreur comprise',
  play: async ({ canvas }) => {
    await expect(TOAST_DURATION_MS).toBe(8000);
    for (const [bouton, message] of [
      ['Réussir', 'Modifications sauvegardées !'],
      ['Échouer', 'Erreur lors du téléchargement du PDF'],
    ] as const) {
      const horloge = surveillerLHorloge();
      await userEvent.click(canvas.getByRole('button', { name: bouton }));
      await screen.findByText(message);
      await waitFor(() => expect(horloge.nombre()).toBe(1));
      horloge.sonner();
      horloge.rendre();
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    }
  },
};

const restaurer = fn();
const supprimer = () =>
  showToast({
    kind: 'success',
    message: 'Risque supprimé',
    action: { label: 'Annuler', onPress: restaurer },
    durationMs: 10_000,
  });

/** Two deletions in a row leave two ways back, each for its own time. */
export const AvecUneAction: Story = {
  name: 'Avec une action',
  render: () => (
    <>
      <ToastRegion />
      <Button onPress={supprimer}>Supprimer</Button>
    </>
  ),
  play: async ({ canvas }) => {
    restaurer.mockClear();
    const bouton = canvas.getByRole('button', { name: 'Supprimer' });
    const annuler = () => screen.queryAllByRole('button', { name: 'Annuler' });
    const alertes = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    const horloge = surveillerLHorloge(10_000);
    await userEvent.click(bouton);
    await userEvent.click(bouton);
    await waitFor(() => expect(annuler()).toHaveLength(2));
    await waitFor(() => expect(horloge.nombre()).toBe(2));
    horloge.rendre();
    await expect(alertes()).toEqual(['Risque supprimé', 'Risque supprimé']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Annuler' })[0] ?? bouton);
    await expect(restaurer).toHaveBeenCalledOnce();
    await waitFor(() => expect(annuler()).toHaveLength(1));
    bouton.focus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: /notification/i })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
    await userEvent.tab();
    await expect(annuler()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(restaurer).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(annuler()).toHaveLength(0));
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

export const PauseAuSurvolEtAuFocus: Story = {
  name: 'Pause au survol et au focus',
  play: async ({ canvas }) => {
    for (const [arriver, repartir] of [
      [
        () => userEvent.hover(screen.getByText('Modifications sauvegardées !')),
        () => userEvent.unhover(screen.getByText('Modifications sauvegardées !')),
      ],
      [
        async () => screen.getByRole('button', { name: 'Fermer' }).focus(),
        async () => canvas.getByRole('button', { name: 'Échouer' }).focus(),
      ],
    ] as const) {
      const horloge = surveillerLHorloge();
      await userEvent.click(canvas.getByRole('button', { name: 'Réussir' }));
      await waitFor(() => expect(horloge.nombre()).toBe(1));
      const [toast] = toasts.visibleToasts;
      if (toast?.timer === undefined) throw new Error('a success has a timer');
      const reprise = spyOn(toast.timer, 'resume');
      await arriver();
      await waitFor(() => expect(horloge.arrets).toHaveBeenCalledWith(horloge.id()));
      await expect(reprise).not.toHaveBeenCalled();
      await repartir();
      await waitFor(() => expect(reprise).toHaveBeenCalledOnce());
      horloge.rendre();
      toasts.clear();
    }
  },
};

export const ClavierF6: Story = {
  name: 'Clavier, F6',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Échouer' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: /notification/i });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    within(region).getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /notification/i })).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

export const HorsDeReact: Story = {
  name: 'Hors de React',
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
  name: 'Même message une seule fois',
  play: async ({ canvas }) => {
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Échouer' }));
    }
    await expect(await screen.findAllByText('Erreur lors du téléchargement du PDF')).toHaveLength(1);
  },
};

/** The same words of a failure do not take the place of those of a success. */
export const MemeMessageAutreNature: Story = {
  name: 'Même message, autre nature',
  play: async () => {
    for (const kind of ['success', 'error', 'error'] as const)
      showToast({ kind, message: 'Envoi du rapport' });
    await expect(await screen.findAllByText('Envoi du rapport')).toHaveLength(2);
  },
};

/** A way back outlives the same words that come without one, and a message that goes on the same words that end there. */
export const MemeMessageSansAction: Story = {
  name: 'Même message, sans action',
  play: async () => {
    const action = { label: 'Annuler', onPress: () => undefined };
    showToast({ kind: 'info', message: 'Risque supprimé', action });
    showToast({ kind: 'info', message: 'Risque supprimé', topic: 'annuler' });
    showToast({ kind: 'info', message: 'Risque supprimé' });
    await expect(await screen.findAllByText('Risque supprimé')).toHaveLength(3);
    await expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  },
};

/** Closed one by one: the focus stays among those that are left, then goes back where it was. */
export const PlusieursFermesAuClavier: Story = {
  name: 'Plusieurs fermés au clavier',
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Échouer' });
    bouton.focus();
    for (const message of ['Premier', 'Deuxième', 'Troisième']) showToast({ kind: 'error', message });
    const region = await screen.findByRole('region', { name: /notification/i });
    const fermer = () => within(region).getAllByRole('button', { name: 'Fermer' });
    await waitFor(() => expect(fermer()).toHaveLength(3));
    await userEvent.keyboard('{F6}');
    fermer()[1]?.focus();
    for (const restants of [2, 1]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(fermer()).toHaveLength(restants));
      await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /notification/i })).toBeNull());
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

/** Many undos in a row are one toast that changes its words, where the focus stays, for a time of its own. */
export const UnSujetUnSeulMessage: Story = {
  name: 'Un sujet un seul message',
  play: async () => {
    const dire = (message: string) => showToast({ kind: 'info', message, topic: 'annuler' });
    showToast({ kind: 'success', message: 'Risque supprimé' });
    const horloge = surveillerLHorloge();
    dire('Annulé : un');
    const region = await screen.findByRole('region', { name: /notification/i });
    const fermer = () => within(region).getAllByRole('button', { name: 'Fermer' })[0];
    await screen.findByText('Annulé : un');
    await waitFor(() => expect(horloge.nombre()).toBeGreaterThan(0));
    const avant = horloge.nombre();
    dire('Annulé : deux');
    await expect(await screen.findByText('Annulé : deux')).toBeVisible();
    await expect(horloge.nombre()).toBe(avant + 1);
    horloge.rendre();
    await expect(screen.queryByText('Annulé : un')).toBeNull();
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
    fermer()?.focus();
    const dit = screen.getByText('Annulé : deux');
    dire('Annulé : deux');
    // Another element, or the same words would not be read out again.
    await waitFor(() => expect(dit).not.toBeInTheDocument());
    await expect(screen.getByText('Annulé : deux')).toBeVisible();
    await waitFor(() => expect(fermer()).toHaveFocus());
    const attente = surveillerLHorloge();
    dire('Annulé : trois');
    await expect(attente.arrets).toHaveBeenCalledWith(attente.id());
    attente.rendre();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        'Annulé : trois',
        'Risque supprimé',
      ]),
    );
    await expect(fermer()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    dire('Annulé : quatre');
    await expect(await screen.findByText('Annulé : quatre')).toBeVisible();
    // What its words offer goes with them, for as long as they ask.
    const plusLong = surveillerLHorloge(10_000);
    showToast({
      kind: 'info',
      message: 'Risque supprimé',
      topic: 'annuler',
      durationMs: 10_000,
      action: { label: 'Annuler', onPress: () => undefined },
    });
    await expect(await screen.findByRole('button', { name: 'Annuler' })).toBeVisible();
    await expect(plusLong.nombre()).toBe(1);
    plusLong.rendre();
    dire('Annulé : cinq');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull());
  },
};

/** What is known beside a sentence is another one: the first stays word for word, as a person, or a test, looks for it. */
export const PhraseEtCause: Story = {
  name: 'Une phrase et sa cause',
  play: async () => {
    const cause = '(503) Le serveur est actuellement indisponible ou en maintenance.';
    showToast({ kind: 'error', message: `Erreur lors du téléchargement du PDF\n${cause}` });
    await expect(await screen.findByText('Erreur lors du téléchargement du PDF')).toBeVisible();
    const toast = screen.getByRole('alertdialog', { name: 'Erreur lors du téléchargement du PDF' });
    await expect(toast).toHaveAccessibleDescription(cause);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: () => {
    for (const { key } of toasts.visibleToasts) toasts.close(key);
    const action = { label: 'Annuler', onPress: () => undefined };
    // Without a timeout, so that the picture does not depend on the time.
    toasts.add({ kind: 'success', message: 'Risque supprimé', action });
    toasts.add({ kind: 'info', title: 'Nouvelle version', message: 'Rechargez la page pour en profiter.' });
    toasts.add({ kind: 'warning', message: 'Il vous reste des risques à évaluer dans cette étape.' });
    toasts.add({ kind: 'error', message: `Erreur : ${'un message très long du serveur '.repeat(7)}` });
  },
  render: () => (
    <div style={{ minHeight: '40rem' }}>
      <ToastRegion />
    </div>
  ),
};
