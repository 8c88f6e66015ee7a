import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PRICES } from '../../../test/contract-data.ts';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { COMPTE_SCOPE, createDraftStore } from '../../drafts/draft-store.ts';
import { accountKeys, duerpKeys } from '../../queries/calls/keys.ts';
import { AfterPaymentScreen } from './AfterPaymentScreen.tsx';

const CHECK = 'POST /api/payment/checksuccess';
type Answer = FakeAnswer<typeof CHECK> | Promise<FakeAnswer<typeof CHECK>>;

const openWith = (
  answer: () => Answer,
  subscriptionId: string | null = 's1',
  duerpId: string | null = 'd1',
) =>
  renderScreen(<AfterPaymentScreen subscriptionId={subscriptionId} duerpId={duerpId} />, {
    handlers: { [CHECK]: answer },
  });
const open = (answer: Answer, subscriptionId?: string | null, duerpId?: string | null) =>
  openWith(() => answer, subscriptionId, duerpId);
const failed = page.getByRole('heading', { name: 'Erreur lors du paiement' });

test('while it is checked, nothing is claimed', async () => {
  open(new Promise(() => {}));
  await expect.element(page.getByText('Vérification de votre paiement en cours…')).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('a payment that succeeded leads to its document', async () => {
  open({ body: { isPaymentSuccess: true } });
  await expect.element(page.getByRole('heading', { name: 'Paiement réussi\u202F!' })).toBeVisible();
  await expect.element(page.getByText('Votre DUERP est à présent disponible.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voir mon DUERP' }))
    .toHaveAttribute('href', '/duerps/d1');
});

test('a payment that succeeded is the end of its order: neither its code nor its payer waits for the next', async () => {
  const { session } = open({ body: { isPaymentSuccess: true } });
  const orders = createDraftStore({
    storage: localStorage,
    getAccountId: session.getAccountId,
    kind: 'odu.order',
  });
  for (const item of ['d1', 'd2']) orders.save(COMPTE_SCOPE, item, { couponCode: 'NOEL' });
  await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toBeVisible();
  expect(orders.read(COMPTE_SCOPE, 'd1')).toBeNull();
  // Another document is still to pay.
  expect(orders.read(COMPTE_SCOPE, 'd2')).not.toBeNull();
});

test('a payment for no document in particular leads to all of them', async () => {
  open({ body: { isPaymentSuccess: true } }, 's1', null);
  await expect
    .element(page.getByRole('link', { name: 'Voir mes DUERPs' }))
    .toHaveAttribute('href', '/duerps');
});

test.for([
  ['d1', 'd1'],
  ['no document', null],
] as const)('what was loaded before a payment for %s is read again after it', async ([, duerpId]) => {
  const { promise, resolve } = Promise.withResolvers<{ body: { isPaymentSuccess: boolean } }>();
  const { workspace } = open(promise, 's1', duerpId);
  const ofAccount = [accountKeys.prices, accountKeys.subscriptions, duerpKeys.list];
  const ofDuerp = [duerpKeys.detail('d1'), duerpKeys.versions('d1')];
  const listStale = (keys: readonly (readonly string[])[]) =>
    keys.filter((key) => workspace?.queryClient.getQueryState(key)?.isInvalidated);
  for (const key of [...ofAccount, ...ofDuerp]) workspace?.queryClient.setQueryData(key, PRICES);
  expect(listStale([...ofAccount, ...ofDuerp])).toEqual([]);
  resolve({ body: { isPaymentSuccess: true } });
  await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toBeVisible();
  await expect.poll(() => listStale(ofAccount)).toEqual(ofAccount);
  expect(listStale(ofDuerp)).toEqual(duerpId === null ? [] : ofDuerp);
});

test('a check that fails is told as a failure, with the support', async () => {
  open({ status: 404 });
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByText('Erreur lors de la vérification du paiement.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Contacter le support' }))
    .toHaveAttribute('href', '/contact-private');
  await expect
    .element(page.getByRole('link', { name: 'Retour à mes DUERP' }))
    .toHaveAttribute('href', '/duerps');
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});

test.for([{ status: 429 }, { status: 500 }, { status: 503 }, 'no network'] as const)(
  'a check that was cut off is made again: %o',
  async (answer) => {
    let isUp = false;
    openWith(() => (isUp ? { body: { isPaymentSuccess: true } } : answer));
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText('Erreur lors de la vérification du paiement.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toBeVisible();
  },
);

describe('the confirmation of the provider', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  );
  afterEach(() => vi.useRealTimers());

  test('may come after the browser: it is asked for again', async () => {
    let isConfirmed = false;
    openWith(() => ({ body: { isPaymentSuccess: isConfirmed } }));
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(failed).not.toBeInTheDocument();
    isConfirmed = true;
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toBeVisible();
  });

  test('that does not come is told as a failure, with the support', async () => {
    const { callsTo } = openWith(() => ({ body: { isPaymentSuccess: false } }));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText("Votre paiement n'a pas été confirmé.")).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
    expect(callsTo(CHECK)).toHaveLength(3);
  });
});

test('a return without a subscription checks nothing', async () => {
  const { callsTo } = open({ status: 404 }, null);
  await expect.element(page.getByText('Paramètre de souscription manquant.')).toBeVisible();
  expect(callsTo(CHECK)).toEqual([]);
});

test.for([
  [true, 'Paiement réussi\u202F!'],
  [false, 'Erreur lors du paiement'],
] as const)('the outcome has the focus once it is known: %s', async ([isPaymentSuccess, name]) => {
  open({ body: { isPaymentSuccess } });
  await expect.element(page.getByRole('heading', { name })).toHaveFocus();
});

test('what was paid stays paid when a later question fails', async () => {
  let answer: FakeAnswer<typeof CHECK> = { body: { isPaymentSuccess: true } };
  const { workspace } = openWith(() => answer);
  const paid = page.getByRole('heading', { name: /^Paiement réussi/ });
  await expect.element(paid).toBeVisible();
  answer = { status: 503 };
  await workspace?.queryClient.refetchQueries({ queryKey: accountKeys.payment('s1') });
  expect(workspace?.queryClient.getQueryState(accountKeys.payment('s1'))?.status).toBe('error');
  await expect.element(paid).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a payment that is confirmed after its failure was told says so to who reads by ear', async () => {
  let answer: FakeAnswer<typeof CHECK> = { status: 503 };
  const { workspace } = openWith(() => answer);
  await expect.element(failed).toHaveFocus();
  answer = { body: { isPaymentSuccess: true } };
  await workspace?.queryClient.refetchQueries({ queryKey: accountKeys.payment('s1') });
  await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toHaveFocus();
});
