import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile } from '../../../test/choose-file.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { VerifyScreen } from './VerifyScreen.tsx';

type Verify = FakeHandlers['POST /api/public/verify'];
const open = (verify?: Verify) =>
  renderScreen(<VerifyScreen />, {
    accountId: null,
    path: '/verifier',
    handlers: verify === undefined ? {} : { 'POST /api/public/verify': verify },
  });
const choose = page.getByRole('button', { name: 'Choisir un fichier' });

test('a version is named by its number and its date; only the hash of the file leaves the browser', async () => {
  const { calls } = open(() => ({
    body: { version: { versionNumber: 3, creationTime: '2026-11-21T09:30:00.000Z' } },
  }));
  await expect.element(choose).toBeVisible();
  await chooseFile('abc');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'DUERP_v1.pdf' }))
    .toHaveTextContent(
      "Ce fichier est la version 3 générée le 21 novembre 2026 à 10:30 ; il n'a pas été modifié.",
    );
  // FIPS 180-2, appendix B.1.
  expect(calls.map(({ body }) => body)).toEqual([
    { sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ]);
});

test('while a file is looked at, nothing is said any more of the one before', async () => {
  const late = Promise.withResolvers<{ body: { version: null } }>();
  let answer: typeof late.promise | { body: { version: null } } = { body: { version: null } };
  open(() => answer);
  await chooseFile('changed');
  await expect.element(page.getByText(/^Fichier inconnu/)).toBeVisible();
  answer = late.promise;
  await chooseFile('as made', 'autre.pdf');
  await expect.element(page.getByRole('button', { name: 'Vérification…' })).toBeVisible();
  await expect.element(page.getByText(/^Fichier inconnu/)).not.toBeInTheDocument();
  late.resolve({ body: { version: null } });
  await expect.element(page.getByRole('status').filter({ hasText: 'autre.pdf' })).toBeVisible();
});

test('a file that is no version is unknown, and the next one is asked about again', async () => {
  let version: { versionNumber: number; creationTime: string } | null = null;
  open(() => ({ body: { version } }));
  await chooseFile('changed');
  await expect.element(page.getByText(/^Fichier inconnu/)).toBeVisible();
  const told = page.getByRole('main').getByRole('status');
  // Before any word: green would be taken for a yes.
  await expect.element(told.getByRole('img', { name: 'Attention' })).toBeVisible();
  version = { versionNumber: 1, creationTime: '2026-11-21T09:30:00.000Z' };
  await chooseFile('as made', 'autre.pdf');
  await expect.element(page.getByText(/^Ce fichier est la version 1/)).toBeVisible();
  await expect.element(told.getByRole('img', { name: 'Succès' })).toBeVisible();
  await expect.element(page.getByText(/^Fichier inconnu/)).not.toBeInTheDocument();
});

test.for([
  ['without a network', 'no network', /problème de connexion/],
  [
    'too often',
    { status: 429, problem: { message: 'Trop de tentatives. Réessayez dans 15 minutes.' } },
    'Trop de tentatives. Réessayez dans 15 minutes.',
  ],
] as const)('%s the failure is told, and another try may follow', async ([, answer, text]) => {
  open(() => answer);
  await chooseFile('abc');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(choose).toBeEnabled();
});

describe('a file that cannot be looked at is not sent, and its failure says why', () => {
  test('too large to have been made here', async () => {
    const { calls } = open();
    const size = vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(100_000_001);
    onTestFinished(() => size.mockRestore());
    await chooseFile('abc');
    const alert = page.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent(/Ce fichier dépasse 100.Mo.: ce n'est pas un PDF généré ici\.$/);
    await expect.element(choose).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('on a page without https', async () => {
    const { calls } = open();
    vi.stubGlobal('isSecureContext', false);
    onTestFinished(() => void vi.unstubAllGlobals());
    await chooseFile('abc');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/Votre navigateur ne calcule l'empreinte d'un fichier que sur une page sécurisée/);
    expect(calls).toEqual([]);
  });
});
