import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeListItem, PRICES } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NewDuerpScreen } from './NewDuerpScreen.tsx';

const show = (hasBilling: boolean, handlers: FakeHandlers = {}) =>
  renderScreen(<NewDuerpScreen onCreated={() => Promise.resolve()} onQuit={vi.fn<() => void>()} />, {
    handlers: { 'GET /api/myaccount/getprices': () => 'no network', ...handlers },
    config: { ...PUBLIC_CONFIG, hasBilling },
  });
const freeVersion = () => page.getByRole('checkbox', { name: /version gratuite/ });
const terms = () => page.getByRole('link', { name: /conditions générales/ });

test('step 1 has the limits of the free version, without an answer about the plan too', async () => {
  show(true);
  await expect.element(freeVersion()).toBeInTheDocument();
});

test('where there is no billing there is no free version to understand', async () => {
  show(false);
  // The link comes with the configuration.
  await expect.element(terms()).toBeVisible();
  expect(freeVersion().elements()).toHaveLength(0);
});

test('a VIP has no limits of the free version to understand', async () => {
  const { callsTo, workspace } = show(true, {
    'GET /api/myaccount/getprices': () => ({ body: { ...PRICES, isVip: true } }),
  });
  await expect.poll(() => callsTo('GET /api/myaccount/getprices')).toHaveLength(1);
  await expect.poll(() => workspace?.queryClient.isFetching()).toBe(0);
  await expect.element(terms()).toBeVisible();
  await expect.poll(() => freeVersion().elements()).toHaveLength(0);
});

test.for([{ status: 404 }, 'on its way'] as const)(
  'with a premium whose documents are not known, the limits of the free version: %o',
  async (answer) => {
    const { callsTo } = show(true, {
      'GET /api/myaccount/getprices': () => ({ body: { ...PRICES, isActivePremiumPlan: true } }),
      'GET /api/duerp/list': () => (answer === 'on its way' ? new Promise(() => {}) : answer),
    });
    await expect.poll(() => callsTo('GET /api/duerp/list')).toHaveLength(1);
    // What has come is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(freeVersion()).toBeInTheDocument();
  },
);

test.for([
  [4, 0],
  [5, 1],
] as const)(
  'with a premium and %i documents, %i times the limits of the free version',
  async ([count, times]) => {
    const { callsTo, workspace } = show(true, {
      'GET /api/myaccount/getprices': () => ({ body: { ...PRICES, isActivePremiumPlan: true } }),
      'GET /api/duerp/list': () => ({
        body: Array.from({ length: count }, (_, index) => makeListItem({ id: `d${index}` })),
      }),
    });
    await expect.poll(() => callsTo('GET /api/duerp/list')).toHaveLength(1);
    await expect.poll(() => workspace?.queryClient.isFetching()).toBe(0);
    await expect.poll(() => freeVersion().elements()).toHaveLength(times);
  },
);

const begin = async () => {
  await page.getByText(/relève de ma responsabilité d'employeur/).click();
  await page.getByText(/limites de la version gratuite/).click();
  await page.getByText(/^J'accepte les conditions générales/).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
};

test('a creation on its way is told on the button', async () => {
  show(true, { 'POST /api/duerp/create': () => new Promise(() => {}) });
  await begin();
  await expect.element(page.getByRole('button', { name: 'Création du DUERP…' })).toBeVisible();
});

test('a creation that is refused is told in the page too, where it stays', async () => {
  const message = 'Vous avez atteint la limite de DUERP.';
  show(true, { 'POST /api/duerp/create': () => ({ status: 403, problem: { message } }) });
  await begin();
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
});
