import type { Subscription } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PRICES } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { open } from './open-account.test-data.tsx';

const TOGGLE = 'POST /api/payment/toggleautorenew';

const FIRST: Subscription = {
  id: 's1',
  productDisplayName: 'Standard',
  recurringPriceHT: 99,
  recurringPriceTTC: 118.8,
  isActive: true,
  isAutoRenew: true,
  plannedNextBillingTime: '2027-11-20T09:00:00Z',
  plannedCancellationTime: null,
};
const SECOND: Subscription = { ...FIRST, id: 's2' };
const CANCELLED: Subscription = {
  ...SECOND,
  isAutoRenew: false,
  plannedNextBillingTime: null,
  plannedCancellationTime: '2027-11-20T09:00:00Z',
};
const card = (number: number) => page.getByRole('article', { name: `Abonnement annuel n°${number}` });
const openBoth = (second: Subscription, handlers: FakeHandlers) =>
  open({ 'GET /api/myaccount/mysubscriptions': () => ({ body: [FIRST, second] }), ...handlers });

describe('of several subscriptions', () => {
  test.for([
    ['cancelled', SECOND, 'Annuler', false],
    ['taken up again', CANCELLED, 'Réactiver', true],
  ] as const)(
    'the renewal of the one that is pressed is %s, and of no other',
    async ([, second, name, shouldEnableAutoRenew]) => {
      const { callsTo } = openBoth(second, { [TOGGLE]: () => new Promise(() => {}) });
      await card(2).getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Confirmer' }).click();
      await expect
        .poll(() => callsTo(TOGGLE).map(({ body }) => body))
        .toEqual([{ subscriptionId: 's2', shouldEnableAutoRenew }]);
      // Behind the question, which waits for the answer.
      const buttonOf = (number: number) =>
        page
          .getByRole('article', { name: `Abonnement annuel n°${number}`, includeHidden: true })
          .getByRole('button', { includeHidden: true })
          .first();
      await expect.element(buttonOf(2)).toBeDisabled();
      await expect.element(buttonOf(1)).toBeEnabled();
    },
  );

  test.for([
    [SECOND, 'Annuler', 'Renouvellement automatique : désactivé', 'prendra fin le 20 novembre 2027'],
    [CANCELLED, 'Réactiver', 'Renouvellement automatique : activé', 'sera renouvelé le 20 novembre 2027'],
  ] as const)(
    'the one that is switched says so, with its term, and the others stay as they are: %#',
    async ([second, name, renewal, term]) => {
      let isUp = true;
      openBoth(second, {
        // The term is told by what was known: the list cannot be read again.
        'GET /api/myaccount/mysubscriptions': () => (isUp ? { body: [FIRST, second] } : { status: 404 }),
        [TOGGLE]: () => {
          isUp = false;
          return { status: 204 };
        },
      });
      await card(2).getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Confirmer' }).click();
      await expect.element(card(2)).toHaveTextContent(renewal);
      await expect.element(card(2)).toHaveTextContent(term);
      await expect.element(card(1)).toHaveTextContent('Renouvellement automatique : activé');
      await expect.element(card(1)).toHaveTextContent('sera renouvelé le 20 novembre 2027');
    },
  );
});

test('the plan of the account is told, with the way to the others', async () => {
  open({
    'GET /api/myaccount/getprices': () => ({
      body: { ...PRICES, isOnFreePlan: false, numberOfActiveStandardPlan: 2 },
    }),
  });
  await expect.element(page.getByText('Elle couvre 2 DUERP.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voir les formules' }))
    .toHaveAttribute('href', '/choose-plan');
});

test.for([
  [
    'GET /api/myaccount/mysubscriptions',
    [],
    "Impossible de charger les informations d'abonnement.",
    "Vous n'avez aucun abonnement pour le moment.",
  ],
  [
    'GET /api/myaccount/mybillingprofiles',
    [],
    'Erreur lors du chargement des données.',
    "Vous n'avez aucun profil de facturation pour le moment.",
  ],
  [
    'GET /api/myaccount/calendrier',
    { url: null, createdAt: null },
    'Impossible de charger le lien de votre calendrier.',
    'Créer le lien de mon calendrier',
  ],
] as const)('what %s could not bring can be tried again', async ([call, body, failure, there]) => {
  let isUp = false;
  open({ [call]: () => (isUp ? { body } : { status: 404 }) });
  await expect.element(page.getByText(failure)).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText(there)).toBeVisible();
  await expect.element(page.getByText(failure)).not.toBeInTheDocument();
});
