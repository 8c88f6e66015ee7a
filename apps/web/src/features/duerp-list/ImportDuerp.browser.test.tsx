import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile } from '../../../test/choose-file.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { ImportDuerp } from './ImportDuerp.tsx';

const DUERP = {
  displayName: 'Boulangerie Claire',
  data: { unitesDeTravail: [{ idUniteDeTravail: 'u1', displayName: 'Fournil' }] },
};
const toPdf = (joined: string) =>
  `%PDF-1.7\n7 0 obj\n<<\n/Length ${joined.length}\n/Type /EmbeddedFile\n>>\nstream\n${joined}\nendstream\nendobj\n%%EOF`;
const PDF = toPdf(JSON.stringify(DUERP));

const open = async (handlers: FakeHandlers = {}) => {
  const rendered = renderScreen(<ImportDuerp />, { path: '/duerps', handlers });
  await page.getByRole('button', { name: 'Importer un DUERP' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Importer un DUERP' })).toBeVisible();
  return rendered;
};

test('the PDF of a version becomes a DUERP, which is opened', async () => {
  const { callsTo, router, workspace } = await open({
    'POST /api/duerp/import': () => ({ status: 201, body: { id: 'd9' }, headers: { ETag: '"1"' } }),
  });
  workspace?.queryClient.setQueryData(duerpKeys.list, []);
  await chooseFile(PDF);
  await expect.element(findToast('success', 'Votre DUERP a été importé avec succès')).toBeVisible();
  await expect.poll(() => router.history.location.pathname).toBe('/duerps/d9');
  expect(callsTo('POST /api/duerp/import')[0]?.body).toMatchObject({
    displayName: 'Boulangerie Claire',
    unitesDeTravail: [{ idUniteDeTravail: 'u1', displayName: 'Fournil' }],
  });
  // The list is read again when it is shown.
  expect(workspace?.queryClient.getQueryState(duerpKeys.list)?.isInvalidated).toBe(true);
});

test('sent again after a lost answer it is the same import', async () => {
  let isUp = false;
  const { callsTo, router } = await open({
    'POST /api/duerp/import': () => (isUp ? { status: 201, body: { id: 'd9' } } : 'no network'),
  });
  await chooseFile(PDF);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/problème de connexion/);
  isUp = true;
  await chooseFile(PDF);
  await expect.element(findToast('success', 'Votre DUERP a été importé avec succès')).toBeVisible();
  await expect.poll(() => router.history.location.pathname).toBe('/duerps/d9');
  const keys = callsTo('POST /api/duerp/import').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('a file of the same name and size that was changed since is another import', async () => {
  let isUp = false;
  const { callsTo } = await open({
    'POST /api/duerp/import': () => (isUp ? { status: 201, body: { id: 'd9' } } : 'no network'),
  });
  await chooseFile(PDF, 'DUERP_v1.pdf', 1);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/problème de connexion/);
  isUp = true;
  await chooseFile(PDF, 'DUERP_v1.pdf', 2);
  await expect.element(findToast('success', 'Votre DUERP a été importé avec succès')).toBeVisible();
  const keys = callsTo('POST /api/duerp/import').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test.for([
  ['not a PDF', 'PK', /n'est pas un PDF/],
  ['a demonstration', '%PDF-1.7\n%%EOF', /ne porte pas les données d'un DUERP/],
  ['another program’s data', toPdf('{"invoice":1}'), /ne sont pas celles d'un DUERP/],
  ['cut', PDF.slice(0, 100), /endommagé/],
] as const)('a file that is %s has its sentence, and nothing is sent', async ([, content, sentence]) => {
  const { calls } = await open();
  await chooseFile(content);
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByRole('button', { name: 'Choisir un PDF' })).toBeEnabled();
  expect(calls).toEqual([]);
});

test('what the server refuses is told in its words, and is gone when the dialog opens again', async () => {
  const message = 'Vous avez atteint la limite de DUERP.';
  await open({ 'POST /api/duerp/import': () => ({ status: 403, problem: { message } }) });
  await chooseFile(PDF);
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Importer un DUERP' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Importer un DUERP' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an import that is on its way cannot be lost by closing its dialog', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: 201; body: { id: string } }>();
  const { router } = await open({ 'POST /api/duerp/import': () => promise });
  await chooseFile(PDF);
  await expect.element(page.getByRole('button', { name: 'Import en cours…' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Importer un DUERP' })).toBeVisible();
  resolve({ status: 201, body: { id: 'd9' } });
  await expect.poll(() => router.history.location.pathname).toBe('/duerps/d9');
});
