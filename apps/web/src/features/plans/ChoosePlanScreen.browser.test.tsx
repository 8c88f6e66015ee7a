import type { PriceInfo } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, PRICES } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ChoosePlanScreen } from './ChoosePlanScreen.tsx';

const open = (prices: Partial<PriceInfo> = {}, handlers: FakeHandlers = {}, duerpId: string | null = null) =>
  renderScreen(<ChoosePlanScreen duerpId={duerpId} />, {
    handlers: {
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/myaccount/getprices': () => ({ body: { ...PRICES, ...prices } }),
      ...handlers,
    },
  });
const choose = page.getByRole('link', { name: 'Choisir cette formule' });
const plan = (name: string) => page.getByRole('article', { name });

test('while the prices load, no plan is shown', async () => {
  open({}, { 'GET /api/myaccount/getprices': () => new Promise(() => {}) });
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  await expect.element(choose).not.toBeInTheDocument();
});

test('prices that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open({}, { 'GET /api/myaccount/getprices': () => (isUp ? { body: PRICES } : { status: 404 }) });
  await expect.element(page.getByText('Erreur lors du chargement des tarifs.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(plan('Premium')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Choisissez votre formule' })).toBeVisible();
});

test('an answer without prices says so, and nothing breaks', async () => {
  open({ premiumPriceInfo: undefined } as never);
  await expect.element(page.getByText('Aucune information de tarification disponible.')).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
});

test('the standard plan is for one DUERP: that of the page, or one to select', async () => {
  const { unmount } = open({}, {}, 'd1');
  const standard = plan('Standard').getByRole('link', { name: 'Choisir cette formule' });
  await expect.element(standard).toHaveAttribute('href', '/checkout?plan=SUBPLAN_STANDARD&duerpid=d1');
  unmount();
  open();
  await expect.element(standard).toHaveAttribute('href', '/choose-plan/select-duerp');
});

test('the premium plan leads to its order, and whoever needs another one to the support', async () => {
  open();
  await expect
    .element(plan('Premium').getByRole('link', { name: 'Choisir cette formule' }))
    .toHaveAttribute('href', '/checkout?plan=SUBPLAN_PREMIUM');
  await expect
    .element(page.getByRole('link', { name: 'Contactez-nous' }))
    .toHaveAttribute('href', '/contact-private');
});

test('a delegate reads the plans and whose choice it is, and is offered none', async () => {
  open({}, { 'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isDelegatedSession: true } }) });
  await expect.element(plan('Premium')).toBeVisible();
  await expect.element(page.getByText('La formule est choisie par le titulaire du compte.')).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
});

test('who reads them is known before a plan is offered; where that cannot be had, the server decides', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  open({}, { 'GET /api/myaccount/info': () => promise });
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  await expect.element(choose).not.toBeInTheDocument();
  resolve({ status: 404 });
  await expect.element(choose.first()).toBeVisible();
});

test('a VIP and a premium account have nothing to choose', async () => {
  const { unmount } = open({ isVip: true });
  await expect.element(page.getByText('Mode VIP activé').first()).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
  unmount();
  open({ isActivePremiumPlan: true, isOnFreePlan: false, premiumPlanActiveUntilDate: '2027-11-20' });
  await expect.element(page.getByText('Déjà abonné').first()).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
});

test.for([
  [
    'beyond',
    { isBeyondPremium_Derivated: true, paymentStatus_Derivated: 'PAYMENT_NEEDED' },
    ['/checkout?plan=SUBPLAN_STANDARD&duerpid=d1'],
  ],
  ['still a draft beyond', { isBeyondPremium_Derivated: true, paymentStatus_Derivated: 'DRAFT' }, []],
  ['within', {}, []],
] as const)('to a premium account, the standard plan for a document %s it', async ([, fields, hrefs]) => {
  const { callsTo, workspace } = open(
    { isActivePremiumPlan: true, isOnFreePlan: false, premiumPlanActiveUntilDate: '2027-11-20' },
    { 'GET /api/duerp/list': () => ({ body: [makeListItem(fields)] }) },
    'd1',
  );
  await expect.poll(() => callsTo('GET /api/duerp/list')).toHaveLength(1);
  await expect.poll(() => workspace?.queryClient.isFetching()).toBe(0);
  await expect.poll(() => choose.elements().map((link) => link.getAttribute('href'))).toEqual(hrefs);
  await expect.element(plan('Premium').getByText('Déjà abonné')).toBeVisible();
});
