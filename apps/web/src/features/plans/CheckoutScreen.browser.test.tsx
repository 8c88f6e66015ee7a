import type { BillingProfile, PriceInfo } from '@odu/api-contract';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LYON, makeListItem, PRICES } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { forgetAccount, hasUnsaved } from '../../autosave/storage/kept-on-device.ts';
import { accountKeys } from '../../queries/calls/keys.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { AfterPaymentScreen } from './AfterPaymentScreen.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const GAND: BillingProfile = {
  id: 'p2',
  billingAddress: {
    ...LYON.billingAddress,
    name: 'Bakkerij',
    city: 'Gand',
    country: 'BE',
    vatNumber: 'BE0123456749',
  },
};
const DUERP = makeListItem({
  id: 'd1',
  displayName: 'Boulangerie Claire',
  paymentStatus_Derivated: 'PAYMENT_NEEDED',
});

const INIT = 'POST /api/payment/init';
const COUPON = 'POST /api/payment/checkcoupon';

const open = (
  handlers: FakeHandlers = {},
  {
    plan = 'SUBPLAN_STANDARD',
    duerpId = 'd1',
    profiles = [LYON],
    prices = {},
    isSandboxPayment = true,
  }: {
    plan?: string;
    duerpId?: string | null;
    profiles?: BillingProfile[];
    prices?: Partial<PriceInfo>;
    isSandboxPayment?: boolean;
  } = {},
) =>
  renderScreen(<CheckoutScreen plan={plan} duerpId={duerpId} />, {
    config: { ...PUBLIC_CONFIG, isSandboxPayment },
    handlers: {
      'GET /api/myaccount/getprices': () => ({ body: { ...PRICES, ...prices } }),
      'GET /api/myaccount/mybillingprofiles': () => ({ body: profiles }),
      'GET /api/duerp/list': () => ({ body: [DUERP] }),
      ...handlers,
    },
  });
const summary = page.getByRole('region', { name: 'Récapitulatif' });
const pay = page.getByRole('button', { name: /^Payer/ });
const coupon = page.getByRole('textbox', { name: /code promo/i });
const apply = page.getByRole('button', { name: 'Appliquer le code' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('an order shows its document, what it costs, and that the site is in test phase', async () => {
  open();
  await expect
    .element(summary)
    .toHaveTextContent(/Boulangerie Claire.*Total HT.*99.*TVA.*20.*Total TTC.*118,80/);
  await expect.element(page.getByText('Le système est en phase de test.')).toBeVisible();
  await expect.element(pay).toHaveTextContent(/118,80/);
});

test('real payments say nothing of a test', async () => {
  open({}, { isSandboxPayment: false });
  await expect.element(pay).toBeVisible();
  await expect.element(page.getByText('Le système est en phase de test.')).not.toBeInTheDocument();
});

test('premium shows its price, the discount of what it replaces, and is for no document', async () => {
  open(
    {},
    {
      plan: 'SUBPLAN_PREMIUM',
      duerpId: null,
      prices: { premiumPriceInfo: { originalPrice: 299, discount: 49.5, currentPrice: 249.5 } },
    },
  );
  await expect
    .element(summary)
    .toHaveTextContent(/Prix HT.*299.*Remise.*−49,50.*Total HT.*249,50.*Total TTC.*299,40/);
});

test.for([
  ['UNKNOWN', 'd1', 'Plan non supporté...'],
  ['SUBPLAN_STANDARD', null, 'ID du DUERP manquant pour le plan standard.'],
  ['SUBPLAN_STANDARD', 'd2', 'DUERP introuvable.'],
] as const)('an order of %s for %s is none: %s', async ([plan, duerpId, text]) => {
  open({}, { plan, duerpId });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
});

test('a document that is paid for is not sold again', async () => {
  open({
    'GET /api/duerp/list': () => ({ body: [{ ...DUERP, paymentStatus_Derivated: 'IN_PAID_PERIOD' }] }),
  });
  await expect.element(page.getByText(/ne peut pas être acheté.*déjà acheté/)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
});

test('a document of a payment status that this version does not know breaks nothing', async () => {
  open({
    'GET /api/duerp/list': () => ({ body: [{ ...DUERP, paymentStatus_Derivated: 'AUTRE' as 'DRAFT' }] }),
  });
  await expect.element(page.getByText(/ne peut pas être acheté.*inconnu/)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
});

test.for([
  [{ isVip: true }, 'SUBPLAN_STANDARD', 'Mode VIP activé'],
  [{ isActivePremiumPlan: true }, 'SUBPLAN_PREMIUM', 'Déjà abonné'],
] as const)('an account with %o has no %s to buy', async ([prices, plan, text]) => {
  open(
    { 'GET /api/duerp/list': () => ({ body: [{ ...DUERP, paymentStatus_Derivated: 'VIP' }] }) },
    { prices, plan },
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(/ne peut pas être acheté/)).not.toBeInTheDocument();
  await expect.element(pay).not.toBeInTheDocument();
});

test('a VIP reads of no refusal while the prices are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: PriceInfo }>();
  const { workspace } = open({
    'GET /api/duerp/list': () => ({ body: [{ ...DUERP, paymentStatus_Derivated: 'VIP' }] }),
    'GET /api/myaccount/getprices': () => promise,
  });
  await expect.poll(() => workspace?.queryClient.isFetching()).toBe(1);
  // What has come is drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(page.getByText(/ne peut pas être acheté/).query()).toBeNull();
  resolve({ body: { ...PRICES, isVip: true } });
  await expect.element(page.getByText('Mode VIP activé')).toBeVisible();
});

test('a document beyond the premium can be bought by itself', async () => {
  const { callsTo } = open(
    {
      'GET /api/duerp/list': () => ({ body: [{ ...DUERP, isBeyondPremium_Derivated: true }] }),
      [INIT]: () => new Promise(() => {}),
    },
    { prices: { isActivePremiumPlan: true, isOnFreePlan: false } },
  );
  await expect.element(summary).toHaveTextContent(/Boulangerie Claire.*118,80/);
  await pay.click();
  await expect
    .poll(() => callsTo(INIT))
    .toMatchObject([{ body: { planId: 'SUBPLAN_STANDARD', duerpDocId: 'd1' } }]);
});

test('prices that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open({ 'GET /api/myaccount/getprices': () => (isUp ? { body: PRICES } : { status: 404 }) });
  await expect.element(page.getByText('Erreur lors du chargement des tarifs.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(summary).toBeVisible();
});

test.for(['GET /api/myaccount/mybillingprofiles', 'GET /api/duerp/list'] as const)(
  'nothing can be paid while %s is on its way: the button would move under the finger',
  async (call) => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const { workspace } = open({ [call]: () => promise });
    await expect.poll(() => workspace?.queryClient.isFetching()).toBe(1);
    // What has come is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(pay.query()).toBeNull();
    // What cannot be had is said in its place, and holds nothing back.
    resolve({ status: 404 });
    await expect.element(pay).toBeVisible();
  },
);

test('who pays is still chosen after the page of the provider was left unpaid', async () => {
  const first = open({ [INIT]: () => new Promise(() => {}) }, { profiles: [LYON, GAND] });
  await page
    .getByRole('article', { name: 'Bakkerij' })
    .getByRole('button', { name: 'Utiliser ce profil' })
    .click();
  await pay.click();
  await expect.poll(() => first.callsTo(INIT)).toHaveLength(1);
  first.unmount();
  open({}, { profiles: [LYON, GAND] });
  await expect.element(summary).toHaveTextContent(/Autoliquidation/);
});

describe('who comes back from the page of the provider', () => {
  const notMade = page.getByText("Le paiement n'a pas été confirmé.");
  /** Leaves the order for that page. */
  const leave = async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
    const first = open({ [INIT]: () => ({ body: { checkoutUrl: '#fournisseur' } }) });
    await expect.element(pay).toBeVisible();
    await expect.element(notMade).not.toBeInTheDocument();
    await pay.click();
    await expect.poll(() => location.hash).toBe('#fournisseur');
    first.unmount();
  };

  test('unpaid is told so beside the order, once', async () => {
    await leave();
    const back = open();
    await expect.element(notMade).toBeVisible();
    await expect.element(pay).toBeVisible();
    back.unmount();
    open();
    await expect.element(pay).toBeVisible();
    await expect.element(notMade).not.toBeInTheDocument();
  });

  test('finds the order in a browser that keeps nothing of the site', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    open();
    await expect.element(pay).toBeVisible();
  });

  test('unpaid reads nothing of it at another order', async () => {
    await leave();
    open({}, { duerpId: null, plan: 'SUBPLAN_PREMIUM' });
    await expect.element(pay).toBeVisible();
    await expect.element(notMade).not.toBeInTheDocument();
  });

  test('with an outcome is told that alone', async () => {
    await leave();
    const after = renderScreen(<AfterPaymentScreen subscriptionId={null} duerpId="d1" />);
    await expect.element(page.getByText('Paramètre de souscription manquant.')).toBeVisible();
    after.unmount();
    open();
    await expect.element(pay).toBeVisible();
    await expect.element(notMade).not.toBeInTheDocument();
  });

  test('was there: a page that could not be opened is none', async () => {
    const first = open({ [INIT]: () => ({ status: 403 }) });
    await pay.click();
    await expect.element(page.getByRole('main').getByText(/\(403\)/)).toBeVisible();
    first.unmount();
    open();
    await expect.element(pay).toBeVisible();
    await expect.element(notMade).not.toBeInTheDocument();
  });
});

describe('the billing profile', () => {
  test('is required', async () => {
    const { callsTo } = open({}, { profiles: [LYON, GAND] });
    await pay.click();
    await expect.element(page.getByText('Veuillez sélectionner un profil de facturation.')).toBeVisible();
    expect(callsTo(INIT)).toEqual([]);
  });

  test('that is chosen takes the question for one away', async () => {
    open({}, { profiles: [LYON, GAND] });
    await pay.click();
    const question = page.getByText('Veuillez sélectionner un profil de facturation.');
    await expect.element(question).toBeVisible();
    await page
      .getByRole('article', { name: 'Bakkerij' })
      .getByRole('button', { name: 'Utiliser ce profil' })
      .click();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('decides of the VAT: another country of the Union with a VAT number owes it itself', async () => {
    open({}, { profiles: [LYON, GAND] });
    await expect.element(summary).toHaveTextContent(/118,80/);
    await page
      .getByRole('article', { name: 'Bakkerij' })
      .getByRole('button', { name: 'Utiliser ce profil' })
      .click();
    await expect.element(summary).toHaveTextContent(/TVA \(0.*Total TTC.*99,00.*Autoliquidation/);
  });
});

describe('a promo code', () => {
  test('that is empty asks for one', async () => {
    const { callsTo } = open();
    await apply.click();
    await expect.element(page.getByText('Veuillez entrer un code.')).toBeVisible();
    await expect.element(coupon).toHaveFocus();
    expect(callsTo(COUPON)).toEqual([]);
  });

  test('that is not valid is told at the field and in a toast, and changes nothing', async () => {
    open({ [COUPON]: () => ({ body: { isValidCoupon: false, discountPercentage: null } }) });
    await coupon.fill('PERDU');
    await apply.click();
    await expect.element(findToast('error', 'Code promo invalide ou expiré.')).toBeVisible();
    await expect.element(coupon).toHaveValue('PERDU');
    await expect.element(coupon).toHaveFocus();
    await expect.element(pay).toHaveTextContent(/118,80/);
  });

  test('that is not valid takes away the one that was applied', async () => {
    open({
      [COUPON]: ({ body }) => {
        const isValidCoupon = (body as { couponCode: string }).couponCode === 'NOEL';
        return { body: { isValidCoupon, discountPercentage: isValidCoupon ? 15 : null } };
      },
    });
    await expect.element(page.getByText('Prix HT')).not.toBeInTheDocument();
    await coupon.fill('NOEL');
    await apply.click();
    await expect.element(pay).toHaveTextContent(/100,98/);
    await expect.element(page.getByText('Prix HT')).toBeVisible();
    await page.getByRole('textbox', { name: /^Autre code promo/ }).fill('PERDU');
    await apply.click();
    await expect.element(page.getByText('Code promo invalide ou expiré.').first()).toBeVisible();
    await expect.element(pay).toHaveTextContent(/118,80/);
    await expect.element(coupon).toHaveValue('PERDU');
  });

  test('that the payment refuses is taken off, and its reason stays', async () => {
    const message = 'Code promo invalide ou expiré.';
    open({
      [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }),
      [INIT]: () => ({ status: 422, problem: { message, errors: [{ path: '/couponCode', message }] } }),
    });
    await coupon.fill('NOEL');
    await apply.click();
    await expect.element(pay).toHaveTextContent(/100,98/);
    await pay.click();
    await expect.element(pay).toHaveTextContent(/118,80/);
    await expect.element(page.getByText(/^Code promo NOEL/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByText(/Code promo invalide ou expiré/)).toBeVisible();
  });

  test('with which too little would be left stays: it is the user who takes it back', async () => {
    const message = 'Il resterait moins de 0,50\u202F€ à payer.';
    open({
      [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }),
      [INIT]: () => ({ status: 422, problem: { message, errors: [{ path: '/couponCode', message }] } }),
    });
    await coupon.fill('NOEL');
    await apply.click();
    await expect.element(pay).toHaveTextContent(/100,98/);
    await pay.click();
    await expect.element(page.getByRole('main').getByText(/Il resterait moins/)).toBeVisible();
    await expect.element(pay).toHaveTextContent(/100,98/);
  });

  test('is trimmed, taken off the price, sent with the order, and can be taken back', async () => {
    const { callsTo } = open({
      [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }),
      [INIT]: () => ({ status: 403 }),
    });
    await coupon.fill('  NOEL  ');
    await apply.click();
    await expect.element(summary).toHaveTextContent(/Code promo.*−14,85.*Total HT.*84,15.*Total TTC.*100,98/);
    expect(callsTo(COUPON).map(({ body }) => body)).toEqual([{ couponCode: 'NOEL' }]);
    // It stands above the field, which is for another one.
    await expect.element(coupon).toHaveValue('');
    await pay.click();
    await expect.poll(() => callsTo(INIT)).toMatchObject([{ body: { couponCode: 'NOEL' } }]);
    await page.getByRole('button', { name: /^Retirer Code promo NOEL/ }).click();
    await expect.element(pay).toHaveTextContent(/118,80/);
    await expect.element(coupon).toHaveFocus();
  });

  test('on premium is told beside the price that it is a percentage of', async () => {
    open(
      { [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 10 } }) },
      {
        plan: 'SUBPLAN_PREMIUM',
        duerpId: null,
        prices: { premiumPriceInfo: { originalPrice: 299, discount: 49, currentPrice: 250 } },
      },
    );
    await expect.element(summary).toBeVisible();
    await expect.element(summary).not.toHaveTextContent(/Prix actuel/);
    await coupon.fill('NOEL');
    await apply.click();
    await expect
      .element(summary)
      .toHaveTextContent(/Prix HT.*299.*Remise.*−49.*Prix actuel HT.*250.*Code promo.*−25.*Total HT.*225/);
  });

  describe('with which the page of the provider was left unpaid', () => {
    const leaveForProvider = async (more: FakeHandlers = {}) => {
      const first = open({
        [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }),
        [INIT]: () => new Promise(() => {}),
        ...more,
      });
      await coupon.fill('NOEL');
      await apply.click();
      await expect.element(pay).toHaveTextContent(/100,98/);
      await pay.click();
      await expect.poll(() => first.callsTo(INIT)).toHaveLength(1);
      first.unmount();
    };

    test('is asked again and stands there, before anything can be paid', async () => {
      await leaveForProvider();
      const { promise, resolve } = Promise.withResolvers<{
        body: { isValidCoupon: boolean; discountPercentage: number };
      }>();
      const { workspace, callsTo } = open({ [COUPON]: () => promise });
      await expect.poll(() => callsTo(COUPON).map(({ body }) => body)).toEqual([{ couponCode: 'NOEL' }]);
      await expect.poll(() => workspace?.queryClient.isFetching()).toBe(1);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      expect(pay.query()).toBeNull();
      resolve({ body: { isValidCoupon: true, discountPercentage: 10 } });
      await expect.element(page.getByText(/^Code promo NOEL/)).toBeVisible();
      await expect.element(pay).toHaveTextContent(/106,92/);
      await expect.element(coupon).toHaveValue('');
    });

    test('is typed, with the reason, when it is worth nothing any more', async () => {
      await leaveForProvider();
      open({ [COUPON]: () => ({ body: { isValidCoupon: false, discountPercentage: null } }) });
      await expect.element(pay).toHaveTextContent(/118,80/);
      await expect.element(coupon).toHaveValue('NOEL');
      await expect.element(coupon).toHaveAccessibleDescription(/Code promo invalide ou expiré\./);
    });

    test('is typed with the reason when it could not be asked, and holds nothing back', async () => {
      await leaveForProvider();
      open({ [COUPON]: () => ({ status: 503 }) });
      await expect.element(pay).toHaveTextContent(/118,80/);
      await expect.element(coupon).toHaveValue('NOEL');
      await expect.element(coupon).toHaveAccessibleDescription(/n'a pas pu être vérifié/);
    });

    test('is asked once: its price does not change under the hand when the page is looked at again', async () => {
      await leaveForProvider();
      let isValidCoupon = true;
      const { callsTo, workspace } = open({
        [COUPON]: () => ({ body: { isValidCoupon, discountPercentage: isValidCoupon ? 15 : null } }),
      });
      await expect.element(pay).toHaveTextContent(/100,98/);
      isValidCoupon = false;
      const asked = workspace?.queryClient.getQueryCache().findAll({ queryKey: accountKeys.coupon('NOEL') });
      expect(asked).toHaveLength(1);
      for (const query of asked ?? []) query.onFocus();
      for (const query of asked ?? []) query.onOnline();
      await expect.poll(() => workspace?.queryClient.isFetching()).toBe(0);
      await expect.element(pay).toHaveTextContent(/100,98/);
      expect(callsTo(COUPON)).toHaveLength(1);
    });

    test('is that of its document: another order has neither it nor who pays', async () => {
      await leaveForProvider();
      const { callsTo } = open({}, { duerpId: null, plan: 'SUBPLAN_PREMIUM', profiles: [GAND, LYON] });
      await pay.click();
      await expect.element(page.getByText('Veuillez sélectionner un profil de facturation.')).toBeVisible();
      expect(callsTo(COUPON)).toEqual([]);
    });

    test('is nothing that a sign-out would lose, and is forgotten by it', async () => {
      await leaveForProvider();
      const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.order:'));
      expect(kept()).toHaveLength(1);
      const accountId = kept()[0]?.split(':')[1] ?? '';
      expect(hasUnsaved(localStorage, accountId)).toBe(false);
      forgetAccount(localStorage, accountId);
      expect(kept()).toEqual([]);
    });

    test('leaves who pays when it is taken off', async () => {
      await leaveForProvider();
      const second = open(
        { [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }) },
        { profiles: [GAND, LYON] },
      );
      await page.getByRole('button', { name: /^Retirer Code promo NOEL/ }).click();
      await expect.element(pay).toHaveTextContent(/118,80/);
      second.unmount();
      const third = open({ [INIT]: () => new Promise(() => {}) }, { profiles: [GAND, LYON] });
      await pay.click();
      await expect.poll(() => third.callsTo(INIT)).toMatchObject([{ body: { billingProfileId: LYON.id } }]);
    });

    test('is forgotten when it was taken off', async () => {
      await leaveForProvider();
      const second = open({ [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 15 } }) });
      await page.getByRole('button', { name: /^Retirer Code promo NOEL/ }).click();
      await expect.element(pay).toHaveTextContent(/118,80/);
      second.unmount();
      const third = open();
      await expect.element(pay).toHaveTextContent(/118,80/);
      expect(third.callsTo(COUPON)).toEqual([]);
    });
  });

  test('that cannot be checked says so', async () => {
    open({ [COUPON]: () => ({ status: 429, problem: { message: 'Trop de codes essayés.' } }) });
    await coupon.fill('NOEL');
    await apply.click();
    await expect.element(page.getByText(/Trop de codes essayés/)).toBeVisible();
  });
});

test('paying asks for the provider’s page once, whatever is pressed', async () => {
  const { callsTo } = open({ [INIT]: () => new Promise(() => {}) });
  await pay.click();
  await expect.element(page.getByRole('button', { name: /Ouverture du paiement/ })).toBeVisible();
  await expect.poll(() => callsTo(INIT)).toHaveLength(1);
  expect(callsTo(INIT).map(({ body }) => body)).toEqual([
    {
      planId: 'SUBPLAN_STANDARD',
      billingProfileId: 'p1',
      successUrl: '/after-payment?duerpId=d1',
      cancelUrl: '/checkout?plan=SUBPLAN_STANDARD&duerpid=d1',
      duerpDocId: 'd1',
    },
  ]);
});

test('an order that leads to the provider cannot be sent again until its page was left and gone back to', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const { callsTo } = open({ [INIT]: () => ({ body: { checkoutUrl: '#fournisseur' } }) });
  await expect.element(pay).toBeVisible();
  // Pressed in the page itself: the page waits ten seconds at most, whatever else the machine does.
  const press = (button: typeof pay) => (button.element() as HTMLElement).click();
  press(pay);
  await expect.poll(() => location.hash).toBe('#fournisseur');
  press(page.getByRole('button', { name: /Ouverture du paiement/ }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(callsTo(INIT)).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(pay).toBeEnabled();
});

test('an order whose page is left before the provider’s can be opened takes nobody there, and is not told as unpaid', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: { checkoutUrl: string } }>();
  const { router, workspace, callsTo, unmount } = open({ [INIT]: () => promise });
  await pay.click();
  await expect.poll(() => callsTo(INIT)).toHaveLength(1);
  await router.navigate({ to: '/duerps' });
  resolve({ body: { checkoutUrl: '#fournisseur' } });
  await expect.poll(() => workspace?.queryClient.isMutating()).toBe(0);
  expect(location.hash).toBe('');
  unmount();
  open();
  await expect.element(pay).toBeVisible();
  await expect.element(page.getByText("Le paiement n'a pas été confirmé.")).not.toBeInTheDocument();
});

test('a refusal is told in a toast, stays on the page, and the order can be sent again', async () => {
  open({ [INIT]: () => ({ status: 422, problem: { message: 'Ce DUERP est déjà acheté.' } }) });
  await pay.click();
  await expect.element(findToast('error', /Ce DUERP est déjà acheté/)).toBeVisible();
  await expect.element(page.getByRole('main').getByText(/Ce DUERP est déjà acheté/)).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

test('a document that is not finished says what is to be done first, and leads there', async () => {
  open({ 'GET /api/duerp/list': () => ({ body: [{ ...DUERP, paymentStatus_Derivated: 'DRAFT' }] }) });
  await expect.element(page.getByText(/Validez sa première version avant de l'acheter/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ouvrir ce DUERP' }))
    .toHaveAttribute('href', '/duerps/d1');
});

test('the support is one press away whatever stands in the way, and premium leads back to no document', async () => {
  const { unmount } = open({}, { plan: 'UNKNOWN' });
  await expect
    .element(page.getByRole('link', { name: 'Contactez-nous' }))
    .toHaveAttribute('href', '/contact-private');
  unmount();
  open({}, { plan: 'SUBPLAN_PREMIUM', duerpId: 'd1' });
  await expect
    .element(page.getByRole('link', { name: 'Retour aux formules' }))
    .toHaveAttribute('href', '/choose-plan');
});
