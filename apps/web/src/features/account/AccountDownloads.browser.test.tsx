import type { Invoice } from '@odu/api-contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, PDF } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { open } from './open-account.test-data.tsx';

const ARCHIVE = {
  id: 'd1',
  displayName: 'Boulangerie Claire',
  deletedAt: '2026-11-21T09:00:00Z',
  versions: [makeVersion(), makeVersion({ id: 'v2', versionNumber: 2, isCovered_Derivated: false })],
};

const INVOICE: Invoice = {
  id: 'i1',
  numero: 'F2026-000001',
  type: 'INVOICE',
  issuedOn: '2026-11-22',
  designation: 'Formule Standard',
  totalHT: 99,
  totalTVA: 19.8,
  totalTTC: 118.8,
  isTest: false,
  creditedInvoiceNumero: null,
};

const CREDIT_NOTE: Invoice = {
  ...INVOICE,
  id: 'i2',
  numero: 'A2026-000001',
  type: 'CREDIT_NOTE',
  creditedInvoiceNumero: INVOICE.numero,
};

describe('the archives', () => {
  test('without any, say so', async () => {
    open();
    await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
    await expect
      .element(page.getByText(/conserver chaque version du document unique au moins 40.ans/))
      .toBeVisible();
  });

  test('give the PDF of each version, in full where it was covered', async () => {
    const full = 'GET /api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download';
    const demo = 'GET /api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download-demo';
    const { callsTo } = open({
      'GET /api/myaccount/archives': () => ({ body: [ARCHIVE] }),
      [full]: () => ({ status: 404 }),
      [demo]: () => ({ status: 404 }),
    });
    const archive = page.getByRole('article', { name: 'Boulangerie Claire' });
    await expect.element(archive).toHaveTextContent(/Supprimé le 21.novembre 2026/);
    await expect
      .element(archive.getByRole('button', { name: 'Télécharger', exact: true }))
      .toHaveAccessibleDescription(/^Version 1\s+du 20.novembre 2026$/);
    await expect
      .element(archive.getByRole('button', { name: 'Télécharger la démo' }))
      .toHaveAccessibleDescription(/^Version 2\s+du 20.novembre 2026\s+Démonstration$/);
    await archive.getByRole('button', { name: 'Télécharger', exact: true }).click();
    await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
    await archive.getByRole('button', { name: 'Télécharger la démo' }).click();
    await expect
      .poll(() => [callsTo(full), callsTo(demo)].map((calls) => calls[0]?.params))
      .toEqual([
        ['d1', 'v1'],
        ['d1', 'v2'],
      ]);
  });

  test('show which PDF is on its way, and no other', async () => {
    open({
      'GET /api/myaccount/archives': () => ({ body: [ARCHIVE] }),
      'GET /api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download': () =>
        new Promise(() => {}),
    });
    const row = (version: string) => page.getByRole('listitem').filter({ hasText: version });
    await row('Version 1').getByRole('button', { name: 'Télécharger' }).click();
    await expect.element(row('Version 1')).toHaveTextContent('En cours…');
    await expect.element(row('Version 2')).not.toHaveTextContent('En cours…');
  });

  test('that cannot be loaded can be tried again', async () => {
    let isUp = false;
    open({ 'GET /api/myaccount/archives': () => (isUp ? { body: [ARCHIVE] } : { status: 404 }) });
    await expect.element(page.getByText('Erreur lors du chargement des données.')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByRole('article', { name: 'Boulangerie Claire' })).toBeVisible();
  });
});

describe('the invoices', () => {
  const DOWNLOAD = 'GET /api/myaccount/invoices/{invoiceId}/download';

  test('without any, say so', async () => {
    open();
    await expect.element(page.getByText("Vous n'avez aucune facture pour le moment.")).toBeVisible();
  });

  test('give their PDF; one that fails is told', async () => {
    const { callsTo } = open({
      'GET /api/myaccount/invoices': () => ({ body: [INVOICE] }),
      [DOWNLOAD]: () => ({ status: 410, problem: { message: 'Facture illisible.' } }),
    });
    await expect.element(page.getByText('Facture F2026-000001')).toBeVisible();
    await expect.element(page.getByText(/118,80.€ TTC/)).toBeVisible();
    await page.getByRole('button', { name: 'Télécharger', exact: true }).click();
    await expect
      .element(findToast('error', /téléchargement de la facture Erreur.: Facture illisible/))
      .toBeVisible();
    expect(callsTo(DOWNLOAD).map(({ params }) => params)).toEqual([['i1']]);
  });

  test('show which PDF is on its way, and no other', async () => {
    open({
      'GET /api/myaccount/invoices': () => ({ body: [CREDIT_NOTE, INVOICE] }),
      [DOWNLOAD]: () => new Promise(() => {}),
    });
    const row = (title: RegExp) => page.getByRole('listitem').filter({ hasText: title });
    await row(/^Facture/)
      .getByRole('button', { name: 'Télécharger' })
      .click();
    await expect.element(row(/^Facture/)).toHaveTextContent(/En cours…|Téléchargement…/);
    await expect.element(row(/^Avoir/).getByRole('button', { name: 'Télécharger' })).toBeVisible();
  });

  test('and the credit notes are given to the browser, each under its name', async () => {
    const names = listDownloads();
    open({
      'GET /api/myaccount/invoices': () => ({ body: [CREDIT_NOTE, INVOICE] }),
      [DOWNLOAD]: () => ({ body: PDF }),
    });
    for (const [title, name] of [
      [/^Facture F2026-000001/, 'facture_F2026-000001.pdf'],
      [/^Avoir A2026-000001/, 'avoir_A2026-000001.pdf'],
    ] as const) {
      const row = page.getByRole('listitem').filter({ hasText: title });
      await row.getByRole('button', { name: 'Télécharger' }).click();
      await expect.poll(() => names.at(-1)).toBe(name);
    }
    expect(names).toHaveLength(2);
  });

  test('that cannot be loaded are told in their place and can be tried again', async () => {
    let isUp = false;
    open({ 'GET /api/myaccount/invoices': () => (isUp ? { body: [INVOICE] } : { status: 404 }) });
    await expect.element(page.getByText('Impossible de charger vos factures.')).toBeVisible();
    await expect.element(page.getByText('Aucun DUERP archivé.')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByText('Facture F2026-000001')).toBeVisible();
  });
});

describe('the export of the data', () => {
  const EXPORT = 'GET /api/myaccount/export';
  const exportData = () => page.getByRole('button', { name: 'Exporter mes données' });

  test('is downloaded under the name of its day', async () => {
    const names = listDownloads();
    // The contract types the bytes of a file as text.
    const file = new Blob(['PK'], { type: 'application/zip' }) as unknown as string;
    open({ [EXPORT]: () => ({ body: file }) });
    await exportData().click();
    await expect.poll(() => names).toEqual([expect.stringMatching(/^export-odu-\d{4}-\d\d-\d\d\.zip$/)]);
  });

  test('that is on its way says so, and may take a quarter of an hour: every PDF is in it', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    open({ [EXPORT]: () => new Promise(() => {}) });
    await exportData().click();
    await expect.element(page.getByRole('button', { name: "Préparation de l'export…" })).toBeVisible();
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(15 * 60_000);
  });

  test('that was asked for too often has the words of the server', async () => {
    const message = 'Trop de tentatives. Réessayez dans 12\u00A0minutes.';
    open({ [EXPORT]: () => ({ status: 429, problem: { message } }) });
    await exportData().click();
    await expect.element(findToast('error', /Erreur.: Trop de tentatives\. Réessayez dans 12/)).toBeVisible();
  });

  test('that fails is told', async () => {
    open({ [EXPORT]: () => ({ status: 500 }) });
    await exportData().click();
    await expect.element(findToast('error', "Erreur lors de l'export de vos données")).toBeVisible();
  });
});
