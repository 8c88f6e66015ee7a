import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { pressAtOnce } from '../../../test/press-at-once.ts';
import { makeDuerp, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { addUnite, open, press, writtenAnew } from './open-editor.test-data.tsx';

const saveStatus = page.getByRole('status').filter({ hasText: /nregistr/ });

/** From now on the device holds nothing more. */
const fillStorage = () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
};

describe('saving', () => {
  const unites = 'POST /api/duerp/{id}/update-list-unitesdetravail';

  test('an edit is shown at once, and told as saved only after the answer', async () => {
    let answer = () => {};
    const { callsTo } = open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () =>
        new Promise((resolve) => {
          answer = () => resolve(written());
        }),
    });
    await addUnite('Vente');
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Enregistrement…')).toBeVisible();
    await expect.poll(() => callsTo(unites).length).toBe(1);
    answer();
    await expect.element(page.getByText(/^Enregistré à/)).toBeVisible();
  });

  test('without a network edits go on, are told as kept, and leave when asked to', async () => {
    let isUp = false;
    let acknowledged = 0;
    open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () => {
        if (!isUp) return 'no network';
        acknowledged += 1;
        return writtenAnew();
      },
    });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/Non enregistré.*gardées sur cet appareil/);
    await addUnite('Livraison');
    await expect.element(page.getByText('Livraison', { exact: true })).toBeVisible();
    await pressAtOnce(page.getByRole('button', { name: 'Réessayer' }), () => {
      isUp = true;
    });
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    // Not how often it was tried meanwhile: that is the time's affair.
    expect(acknowledged).toBe(2);
  });

  test('a device without room keeps nothing, and that is said instead', async () => {
    const { router } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => 'no network' });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/gardées sur cet appareil/);
    fillStorage();
    await addUnite('Livraison');
    await expect.element(saveStatus).toHaveTextContent(/laissez cette page ouverte/);
    await expect.element(page.getByText(/gardées sur cet appareil/)).not.toBeInTheDocument();
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await expect.element(dialog).toHaveTextContent(/n'a plus de place pour les garder/);
    await dialog.getByRole('button', { name: 'Rester' }).click();
  });

  test('a document that somebody deleted gives all that waits back to the user, and the focus to the page', async () => {
    let isUp = false;
    const gone = () => ({ status: 404, problem: { message: 'DUERP introuvable.' } });
    const server = makeDuerp([makeUnite('u1')]);
    const { router } = open(3, server, {
      'GET /api/duerp/{id}': () => (isUp ? gone() : { body: server, headers: { ETag: '"1"' } }),
      [unites]: () => (isUp ? gone() : 'no network'),
    });
    await addUnite('Vente');
    await addUnite('Livraison');
    await pressAtOnce(page.getByRole('button', { name: 'Réessayer' }), () => {
      isUp = true;
    });
    const alert = page.getByRole('alert').filter({ hasText: /^2 modifications d'un même DUERP/ });
    await expect.element(alert).toHaveTextContent(/DUERP introuvable. Elles sont gardées sur cet appareil/);
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await expect.element(dialog).toHaveTextContent(/jusqu'à ce que vous décidiez/);
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await press('Abandonner ces 2 modifications');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Unités de travail' }).first()).toHaveFocus();
  });

  test('a document that somebody deleted under one edit speaks of that one', async () => {
    const gone = () => ({ status: 404, problem: { message: 'DUERP introuvable.' } });
    const server = makeDuerp([makeUnite('u1')]);
    let isUp = false;
    open(3, server, {
      'GET /api/duerp/{id}': () => (isUp ? gone() : { body: server, headers: { ETag: '"1"' } }),
      [unites]: gone,
    });
    await expect.element(page.getByText('Unité u1').first()).toBeVisible();
    isUp = true;
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: 'DUERP introuvable.' });
    await expect
      .element(alert)
      .toHaveTextContent(/^Votre dernière modification n'a pas pu être enregistrée.*Elle est gardée/);
    await press('Abandonner cette modification');
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('leaving the document while a save fails asks, and stays when told to', async () => {
    const { router } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => 'no network' });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/Non enregistré/);
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await expect.element(dialog).toHaveTextContent(/gardées sur cet appareil/);
    // Nothing is for the user to decide: they are sent by themselves. Not waited for: the next try says it too.
    expect(dialog.element()).toHaveTextContent(/seront envoyées dès que possible/);
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    void router.navigate({ to: '/duerps' });
    await dialog.getByRole('button', { name: 'Quitter' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/duerps');
  });

  test('another page of the document is gone to without a question while a save fails', async () => {
    const { router } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => 'no network' });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/Non enregistré/);
    router.history.push('/duerps/d1');
    await expect.poll(() => router.state.location.pathname).toBe('/duerps/d1');
  });

  test('what the server refuses is told, kept, and given up by the user only', async () => {
    open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await expect.element(alert).toHaveTextContent(/\(422\)/);
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'Abandonner cette modification' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByText('Vente', { exact: true })).not.toBeInTheDocument();
  });

  test('what is refused on a device without room stands in this page alone, and that is said', async () => {
    open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    const field = page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' });
    await expect.element(field).toBeVisible();
    fillStorage();
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await expect.element(alert).toHaveTextContent(/plus de place pour la garder.*laissez cette page ouverte/);
    await expect.element(alert).not.toHaveTextContent(/gardée sur cet appareil/);
  });

  test('what was refused is sent again when asked to, and the focus goes on to the page', async () => {
    let isTaken = false;
    const { callsTo } = open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () => (isTaken ? writtenAnew() : { status: 422 }),
    });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await expect.element(alert).toBeVisible();
    isTaken = true;
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Unités de travail' }).first()).toHaveFocus();
    const sent = { unitesDeTravail: [{ idUniteDeTravail: 'u1' }, { displayName: 'Vente' }] };
    expect(callsTo(unites).map(({ body }) => body)).toMatchObject([sent, sent]);
  });

  test('what was done in a refused addition goes with it, in one choice that says so', async () => {
    const { workspace } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await press('Renommer Vente');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Accueil');
    await press('Renommer');
    await expect.element(alert).toHaveTextContent(/1 autre modification n'a plus de sens/);
    await press('Abandonner cette modification et celle qui en dépend');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByText('Accueil', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(workspace?.autosaves.get('d1').getPending().intents).toEqual([]);
  });

  test('all that was done in a refused addition is counted in that choice', async () => {
    open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await press('Renommer Vente');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Accueil');
    await press('Renommer');
    await press('Effectif de Accueil');
    await page.getByRole('textbox', { name: /^Effectif total/ }).fill('4');
    await press('Enregistrer');
    await expect.element(alert).toHaveTextContent(/2 autres modifications n'ont plus de sens.*elles sont/);
    await press('Abandonner cette modification et les 2 qui en dépendent');
    await expect.element(page.getByText('Accueil', { exact: true })).not.toBeInTheDocument();
  });

  test('several edits that nobody can read are counted, and given up in one go', async () => {
    localStorage.setItem(
      'odu.autosave:claire:p0:d1',
      JSON.stringify({
        format: 2,
        intents: ['i', 'j'].map((id) => ({ id, kind: 'photographierUnite' })),
        vues: [],
      }),
    );
    const { workspace } = open(3, makeDuerp([makeUnite('u1')]));
    await workspace?.autosaves.restoreOrphans();
    const alert = page.getByRole('alert').filter({ hasText: 'ne peuvent pas être lues' });
    await expect
      .element(alert)
      .toHaveTextContent(/^Des modifications gardées sur cet appareil.*Elles ne sont pas enregistrées/);
    await press('Abandonner ces 2 modifications');
    await expect.element(alert).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((kept) => kept.startsWith('odu.autosave'))).toEqual([]);
  });

  test('what the device kept and nobody can read is told, stops nothing, and is given up by the user only', async () => {
    const key = 'odu.autosave:claire:p0:d1';
    localStorage.setItem(key, '{"format":2,"intents":[{"id":"i","kind":"photographierUnite"}],"vues":[]}');
    const { router, workspace } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => writtenAnew() });
    await workspace?.autosaves.restoreOrphans();
    const alert = page.getByRole('alert').filter({ hasText: 'ne peut pas être lue' });
    await expect.element(alert).toHaveTextContent('Modification dont le contenu est inconnu.');
    await addUnite('Vente');
    await expect.poll(() => workspace?.autosaves.get('d1').getPending().intents).toEqual([]);
    await expect.element(alert).toBeVisible();
    // Another try would read it no better.
    await expect.element(saveStatus).toHaveTextContent(/^Non enregistré/);
    expect(page.getByRole('button', { name: 'Réessayer' }).query()).toBeNull();
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await expect.element(dialog).toHaveTextContent(/jusqu'à ce que vous décidiez/);
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await press('Abandonner cette modification');
    await expect.element(alert).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((kept) => kept.startsWith('odu.autosave'))).toEqual([]);
  });

  test('an edit of what somebody deleted asks, and gives it back when it is kept', async () => {
    let server = makeDuerp([makeUnite('u1'), makeUnite('u2')]);
    let isStale = true;
    const { callsTo } = open(3, server, {
      'GET /api/duerp/{id}': () => ({ body: server, headers: { ETag: '"2"' } }),
      [unites]: () => (isStale ? { status: 409 } : written('"3"')),
    });
    await press('Renommer Unité u2');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Vente');
    server = makeDuerp([makeUnite('u1')]);
    await press('Renommer');
    const dialog = page.getByRole('dialog', { name: /a été supprimée$/ });
    await expect.element(dialog).toHaveTextContent(/votre saisie/);
    isStale = false;
    await dialog.getByRole('button', { name: 'La recréer avec mes modifications' }).click();
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    expect(callsTo(unites).at(-1)?.body).toMatchObject({
      unitesDeTravail: [{ idUniteDeTravail: 'u1' }, { idUniteDeTravail: 'u2', displayName: 'Vente' }],
    });
    // The deletion was their only edit, and gives way: nothing was joined.
    expect(findToast('info', /a aussi modifié ce DUERP/).elements()).toEqual([]);
  });

  test('« Annuler » takes the last edit back, « Rétablir » makes it again', async () => {
    const { callsTo } = open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () => writtenAnew(),
    });
    await expect.element(page.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    await addUnite('Vente');
    await page.getByRole('button', { name: /^Annuler.*ajout de l'unité/ }).click();
    await expect.element(page.getByText('Vente', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Rétablir/ }).click();
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await expect.poll(() => callsTo(unites).length).toBe(3);
  });

  test('Ctrl+Z takes the last edit back too, as long as the document is open', async () => {
    const { workspace, unmount } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => writtenAnew() });
    const undo = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    const past = () => workspace?.histories.get('d1').past;
    await addUnite('Vente');
    await addUnite('Livraison');
    await expect.element(page.getByText('Livraison', { exact: true })).toBeVisible();
    expect(past()).toHaveLength(2);
    undo();
    expect(past()).toHaveLength(1);
    unmount();
    undo();
    expect(past()).toHaveLength(1);
  });

  test('« Annuler » and « Rétablir » give each other the focus when they have nothing more to do', async () => {
    open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => writtenAnew() });
    await addUnite('Vente');
    const undo = page.getByRole('button', { name: /^Annuler.*ajout de l'unité/ });
    const redo = page.getByRole('button', { name: /^Rétablir.*ajout de l'unité/ });
    await undo.click();
    await expect.element(redo).toHaveFocus();
    await redo.click();
    await expect.element(undo).toHaveFocus();
  });

  test('an « Annuler » that somebody else overtook, with nothing more to take back, leaves the focus in the page', async () => {
    let server = makeDuerp([makeUnite('u1')]);
    let isStale = false;
    open(3, server, {
      'GET /api/duerp/{id}': () => ({ body: server, headers: { ETag: '"9"' } }),
      [unites]: () => (isStale ? { status: 409 } : writtenAnew()),
    });
    await press('Renommer Unité u1');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Accueil');
    await press('Renommer');
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    isStale = true;
    server = makeDuerp([{ ...makeUnite('u1'), displayName: 'Atelier' }]);
    await page.getByRole('button', { name: /^Annuler.*Unité u1/ }).click();
    await expect.element(findToast('warning', /ne peut plus être annulée/)).toBeVisible();
    await expect.element(page.getByText('Atelier', { exact: true })).toBeVisible();
    for (const name of ['Annuler', 'Rétablir'])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await expect.element(page.getByRole('heading', { name: 'Unités de travail' }).first()).toHaveFocus();
  });
});
