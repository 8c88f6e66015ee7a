import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeListItem, makeVersion } from '../../../test/contract-data.ts';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SelectDuerpScreen } from './SelectDuerpScreen.tsx';

const LIST = 'GET /api/duerp/list';
const open = (answer: () => FakeAnswer<typeof LIST> | Promise<FakeAnswer<typeof LIST>>) =>
  renderScreen(<SelectDuerpScreen />, { handlers: { [LIST]: answer } });

test('while the list loads, that is said', async () => {
  open(() => new Promise(() => {}));
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
});

test('without a DUERP, one is to be created first', async () => {
  open(() => ({ body: [] }));
  await expect.element(page.getByRole('heading', { name: 'Sélectionnez un DUERP à acheter' })).toBeVisible();
  await expect.element(page.getByText("Aucun DUERP trouvé. Veuillez d'abord créer un DUERP.")).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Créer mon DUERP' }))
    .toHaveAttribute('href', '/duerps/new');
});

test('when none can be bought, that is said; a draft is to be finished first', async () => {
  const { unmount } = open(() => ({ body: [makeListItem()] }));
  const none = page.getByText(/Aucun DUERP n'est disponible à l'achat/);
  await expect.element(none).toHaveTextContent(/une fois sa première version validée/);
  await expect
    .element(page.getByRole('link', { name: 'Retour à mes DUERP' }))
    .toHaveAttribute('href', '/duerps');
  await expect.element(page.getByRole('article').getByText(/Validez sa première version/)).toBeVisible();
  unmount();
  open(() => ({ body: [makeListItem({ paymentStatus_Derivated: 'IN_PAID_PERIOD' })] }));
  await expect.element(none).not.toHaveTextContent(/première version/);
});

test('when one of them can be bought, that is not said', async () => {
  open(() => ({
    body: [
      makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED', latestVersion: makeVersion() }),
      makeListItem({ id: 'd2', displayName: 'Garage Paul' }),
    ],
  }));
  await expect.element(page.getByRole('article', { name: 'Garage Paul' })).toBeVisible();
  await expect.element(page.getByText(/Aucun DUERP n'est disponible à l'achat/)).not.toBeInTheDocument();
});

test('one without a SIRET nor a version says so', async () => {
  open(() => ({ body: [makeListItem()] }));
  await expect.element(page.getByText('(N° SIRET inconnu)')).toBeVisible();
  await expect.element(page.getByText("Vous n'avez pas encore finalisé ce DUERP.")).toBeVisible();
});

test('one that can be bought leads to its order', async () => {
  const duerp = makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED', latestVersion: makeVersion() });
  open(() => ({ body: [duerp] }));
  const order = page.getByRole('article', { name: 'Boulangerie Claire' }).getByRole('link');
  await expect.element(order).toHaveAttribute('href', '/checkout?plan=SUBPLAN_STANDARD&duerpid=d1');
});

test('a list that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open(() => (isUp ? { body: [makeListItem()] } : { status: 404 }));
  await expect.element(page.getByText('Erreur lors du chargement des DUERP.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Boulangerie Claire').first()).toBeVisible();
});
