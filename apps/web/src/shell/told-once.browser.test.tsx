import { toasts } from '@odu/ui';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, PRICES } from '../../test/contract-data.ts';
import type { FakeHandlers } from '../../test/fake-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { VerifyEmailScreen } from '../features/account/VerifyEmailScreen.tsx';
import { open as openDetail, title, withVersion } from '../features/duerp-detail/open-detail.test-data.tsx';
import { DuerpListScreen } from '../features/duerp-list/DuerpListScreen.tsx';
import { CheckoutScreen } from '../features/plans/CheckoutScreen.tsx';
import { ChoosePlanScreen } from '../features/plans/ChoosePlanScreen.tsx';
import { SelectDuerpScreen } from '../features/plans/SelectDuerpScreen.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';

const toldInToasts = () => toasts.visibleToasts.map(({ content }) => content.message);
/** A toast comes a moment after it is asked for. */
const whenTold = () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)));

const refused = () => ({ status: 403 });
const account = () => ({ body: ACCOUNT });
const billing: FakeHandlers = {
  'GET /api/myaccount/info': account,
  'GET /api/myaccount/getprices': () => ({ body: PRICES }),
  'GET /api/myaccount/mysubscriptions': () => ({ body: [] }),
  'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
  'GET /api/myaccount/invoices': () => ({ body: [] }),
  'GET /api/myaccount/archives': () => ({ body: [] }),
  'GET /api/myaccount/calendrier': () => ({ body: { url: null, createdAt: null } }),
};
const order: FakeHandlers = {
  'GET /api/myaccount/getprices': () => ({ body: PRICES }),
  'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
  'GET /api/duerp/list': () => ({ body: [makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' })] }),
};
const checkout = <CheckoutScreen plan="SUBPLAN_STANDARD" duerpId="d1" />;
const profilesFailure = 'Erreur lors du chargement des données.';

test.for<[string, ReactNode, FakeHandlers, string | RegExp]>([
  [
    'a document',
    <LoadedDuerp key="duerp" duerpId="d1">
      {() => null}
    </LoadedDuerp>,
    { 'GET /api/duerp/{id}': refused },
    'Erreur lors du chargement du DUERP.',
  ],
  [
    'the list',
    <DuerpListScreen key="list" />,
    { 'GET /api/duerp/list': refused, 'GET /api/myaccount/info': account },
    'Erreur lors du chargement des DUERP.',
  ],
  [
    'the documents to buy',
    <SelectDuerpScreen key="select" />,
    { 'GET /api/duerp/list': refused },
    'Erreur lors du chargement des DUERP.',
  ],
  [
    'the prices',
    <ChoosePlanScreen key="plans" duerpId={null} />,
    { 'GET /api/myaccount/info': account, 'GET /api/myaccount/getprices': refused },
    'Erreur lors du chargement des tarifs.',
  ],
  ['the profiles', checkout, { ...order, 'GET /api/myaccount/mybillingprofiles': refused }, profilesFailure],
  [
    'the account',
    <VerifyEmailScreen key="email" onContinue={() => {}} />,
    { 'GET /api/myaccount/info': refused },
    "Les informations de votre compte n'ont pas pu être chargées.",
  ],
  ...(
    [
      ['mysubscriptions', "Impossible de charger les informations d'abonnement."],
      ['invoices', 'Impossible de charger vos factures.'],
      ['archives', 'Erreur lors du chargement des données.'],
      ['calendrier', 'Impossible de charger le lien de votre calendrier.'],
      ['mybillingprofiles', profilesFailure],
      // The page stands without them.
      ['getprices', "Vous n'avez aucun abonnement pour le moment."],
    ] as const
  ).map(([call, text]): [string, ReactNode, FakeHandlers, string] => [
    `of the page of the account, ${call}`,
    <AccountScreen key={call} />,
    { ...billing, [`GET /api/myaccount/${call}`]: refused },
    text,
  ]),
])('%s that cannot be loaded: told in its own place, and in no toast', async ([, screen, handlers, text]) => {
  renderScreen(screen, { handlers });
  await expect.element(page.getByText(text)).toBeVisible();
  await whenTold();
  expect(toldInToasts()).toEqual([]);
});

test('versions that cannot be read anew stay as they are, and nothing is said of it', async () => {
  const { workspace } = openDetail(withVersion(), { 'GET /api/duerp/{id}/versions/list': refused });
  await expect.element(title).toBeVisible();
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.versions('d1'), exact: true });
  expect(workspace?.queryClient.getQueryState(duerpKeys.versions('d1'))?.status).toBe('error');
  await whenTold();
  await expect.element(page.getByText('1 version', { exact: true })).toBeVisible();
  expect(toldInToasts()).toEqual([]);
});
