import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AfterPaymentScreen } from './AfterPaymentScreen.tsx';

const CHECK = 'POST /api/payment/checksuccess';
type Answer = FakeAnswer<typeof CHECK> | Promise<FakeAnswer<typeof CHECK>>;

const open = (answer: Answer, subscriptionId: string | null = 's1') =>
  renderScreen(<AfterPaymentScreen subscriptionId={subscriptionId} duerpId="d1" />, {
    handlers: { [CHECK]: () => answer },
  });
const failed = page.getByRole('heading', { name: 'Erreur lors du paiement' });

test('while it is checked, nothing is claimed', async () => {
  open(new Promise(() => {}));
  await expect.element(page.getByText('Vérification de votre paiement en cours…').last()).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('a payment that succeeded leads to its document', async () => {
  open({ body: { isPaymentSuccess: true } });
  await expect.element(page.getByRole('heading', { name: /^Paiement réussi/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voir mon DUERP' }))
    .toHaveAttribute('href', '/duerps/d1');
});

test.for([
  [{ body: { isPaymentSuccess: false } }, /n'a pas été confirmé/],
  [{ status: 501 }, 'Erreur lors de la vérification du paiement.'],
] as const satisfies [FakeAnswer<typeof CHECK>, RegExp | string][])(
  '%j is told as a failure, with the support',
  async ([answer, text]) => {
    open(answer);
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
  },
);

test('a return without a subscription checks nothing', async () => {
  const { callsTo } = open({ status: 404 }, null);
  await expect.element(page.getByText('Paramètre de souscription manquant.')).toBeVisible();
  expect(callsTo(CHECK)).toEqual([]);
});
