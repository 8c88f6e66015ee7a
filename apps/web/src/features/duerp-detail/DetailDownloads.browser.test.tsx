import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, PDF } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { makeDuerp, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { open, title, UNITE, withVersion } from './open-detail.test-data.tsx';

const ofUnite =
  'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/unitesdetravail/{idUniteDeTravail}/download';

describe('the PDF', () => {
  const full = 'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download';
  const demo = 'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo';
  const dialog = page.getByRole('dialog', { name: 'Télécharger la version 1' });
  const openDialog = () => page.getByRole('button', { name: 'Télécharger', exact: true }).first().click();

  test('of a covered version is the full one; a failure is told, and the dialog stays', async () => {
    const { callsTo } = open(withVersion(), { [full]: () => ({ status: 503 }) });
    await openDialog();
    await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await expect.element(findToast('error', /^Erreur lors du téléchargement du PDF \(503\)/)).toBeVisible();
    expect(callsTo(full)).toHaveLength(1);
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/Erreur lors du téléchargement du PDF.*Votre document est intact/);
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await openDialog();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  test.for([
    [404, 'DUERP introuvable.'],
    [429, 'Trop de tentatives. Réessayez demain.'],
  ] as const)(
    'that is refused by a %i does not send who reads it to try again at once',
    async ([status, message]) => {
      open(withVersion(), { [full]: () => ({ status, problem: { message } }) });
      await openDialog();
      await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(new RegExp(`${message}$`));
    },
  );

  test('is given to the browser under its name, and the dialog closes', async () => {
    const names = listDownloads();
    open(withVersion(), { [full]: () => ({ body: PDF }) });
    await openDialog();
    await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(names).toEqual(['DUERP_v1.pdf']);
  });

  test.for([
    ['Télécharger', 'Télécharger la version 1', 'Télécharger le PDF', full],
    ["Extrait d'une unité", "Télécharger l'extrait d'une unité", "Télécharger l'extrait", ofUnite],
  ] as const)(
    '%s: a page that a proxy sends in its place is not kept under its name',
    async ([opener, name, button, path]) => {
      const names = listDownloads();
      const html = new Blob(['<h1>Connexion au réseau</h1>'], { type: 'text/html' }) as unknown as string;
      open(withVersion(), { [path]: () => ({ body: html }) });
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: button }).click();
      await expect
        .element(findToast('error', /^Erreur lors du téléchargement du PDF Il semble/))
        .toBeVisible();
      expect(names).toEqual([]);
    },
  );

  test('that ends late does not close the dialog that was opened meanwhile', async () => {
    const names = listDownloads();
    const { promise, resolve } = Promise.withResolvers<{ body: typeof PDF }>();
    open(withVersion(), { [full]: () => promise });
    await openDialog();
    await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    const other = page.getByRole('alertdialog');
    await expect.element(other).toBeVisible();
    resolve({ body: PDF });
    await expect.poll(() => names).toEqual(['DUERP_v1.pdf']);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(other).toBeVisible();
  });

  test('of another version is the demonstration', async () => {
    const duerp = withVersion({
      versions: [makeVersion({ isCovered_Derivated: false })],
      hasFullAccess_Derivated: false,
      paymentStatus_Derivated: 'PAYMENT_NEEDED',
    });
    const { callsTo } = open(duerp, { [demo]: () => ({ status: 404 }) });
    await openDialog();
    await dialog.getByRole('button', { name: 'Télécharger la démo' }).click();
    await expect.poll(() => callsTo(demo).length).toBe(1);
  });

  test.for([
    [true, full, 'Télécharger'],
    [false, demo, 'Télécharger la démo'],
  ] as const)('of the history is asked for as it is covered: %s', async ([isCovered, path, name]) => {
    const duerp = withVersion({ versions: [makeVersion({ isCovered_Derivated: isCovered })] });
    const { callsTo } = open(duerp, { [path]: () => ({ status: 404 }) });
    await page.getByRole('button', { name: /^Historique des versions/ }).click();
    const item = page.getByRole('listitem').filter({ hasText: /^Version 1/ });
    await item.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => callsTo(path).map(({ params }) => params)).toEqual([['d1', 'v1']]);
    await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
  });
});

describe('the part of a unit', () => {
  const path = ofUnite;
  const button = page.getByRole('button', { name: "Extrait d'une unité" });
  const dialog = page.getByRole('dialog', { name: "Télécharger l'extrait d'une unité" });

  test('of a covered version is asked for by its unit; a failure is told, and the dialog stays', async () => {
    const duerp = withVersion();
    const { callsTo } = open(duerp, { [path]: () => ({ status: 404 }) });
    await button.click();
    await dialog.getByRole('button', { name: "Télécharger l'extrait" }).click();
    await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
    expect(callsTo(path)).toHaveLength(1);
    // The toast goes: the dialog still says why there is no file.
    await expect.element(dialog.getByText('Erreur lors du téléchargement du PDF')).toBeVisible();
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await button.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText('Erreur lors du téléchargement du PDF')).not.toBeInTheDocument();
  });

  test('that fails once its dialog was closed is told then, and not when it is opened again', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    open(withVersion(), { [path]: () => promise });
    await button.click();
    await dialog.getByRole('button', { name: "Télécharger l'extrait" }).click();
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    resolve({ status: 404 });
    await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
    await button.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText('Erreur lors du téléchargement du PDF')).not.toBeInTheDocument();
  });

  test('is that of the unit that was chosen', async () => {
    const { callsTo } = open(withVersion({ data: makeDuerp([UNITE, makeUnite('u2')]).data }), {
      [path]: () => ({ status: 404 }),
    });
    await button.click();
    await dialog.getByRole('button', { name: /Unité de travail/ }).click();
    await page.getByRole('option', { name: 'Unité u2' }).click();
    await dialog.getByRole('button', { name: "Télécharger l'extrait" }).click();
    await expect.poll(() => callsTo(path).map(({ params }) => params)).toEqual([['d1', 'v1', 'u2']]);
  });

  test('is given to the browser under its name, and the dialog closes', async () => {
    const names = listDownloads();
    open(withVersion(), { [path]: () => ({ body: PDF }) });
    await button.click();
    await dialog.getByRole('button', { name: "Télécharger l'extrait" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(names).toEqual(['DUERP_v1_unite.pdf']);
  });

  test('of a version that is not covered is not offered', async () => {
    open(withVersion({ versions: [makeVersion({ isCovered_Derivated: false })] }));
    await expect.element(title).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});
