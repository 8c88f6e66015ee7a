import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeListItem, PRICES } from '../../../test/contract-data.ts';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { CouponForm, type AppliedCoupon } from './CouponForm.tsx';

const COUPON = 'POST /api/payment/checkcoupon';
const code = page.getByRole('textbox', { name: /code promo/i });
const apply = async (text: string) => {
  await code.fill(text);
  await page.getByRole('button', { name: 'Appliquer le code' }).click();
};
type Answer = FakeAnswer<typeof COUPON>;
const open = (answer: Answer | Promise<Answer>) => {
  const onChange = vi.fn<(coupon: AppliedCoupon | null) => void>();
  const { workspace } = renderScreen(<CouponForm applied={null} onChange={onChange} />, {
    handlers: { [COUPON]: () => answer },
  });
  return { onChange, workspace };
};

test('a promo code that the server failed to check is told as such at its field, and may be tried again', async () => {
  const { onChange } = open({ status: 500 });
  await apply('NOEL');
  await expect
    .element(code)
    .toHaveAccessibleDescription(/Le code promo n'a pas pu être vérifié\. Veuillez réessayer\./);
  await expect.element(code).toHaveValue('NOEL');
  expect(onChange).not.toHaveBeenCalled();
});

test('the refusal of a promo code is not that of the next one, which is being typed', async () => {
  open({ body: { isValidCoupon: false, discountPercentage: null } });
  await apply('PERDU');
  await expect.element(code).toBeInvalid();
  await expect.element(code).toHaveAccessibleDescription(/Code promo invalide ou expiré\./);
  await code.fill('NOEL');
  await expect.element(code).toBeValid();
  await expect.element(code).not.toHaveAccessibleDescription(/Code promo invalide/);
});

describe('a code that is typed while the one before it is checked', () => {
  const typeMeanwhile = async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const opened = open(promise);
    await apply('PERDU');
    await code.fill('NOEL');
    return { ...opened, resolve };
  };

  test('stays when that one is taken', async () => {
    const { onChange, workspace, resolve } = await typeMeanwhile();
    resolve({ body: { isValidCoupon: true, discountPercentage: 15 } });
    await expect.poll(() => workspace?.queryClient.isMutating()).toBe(0);
    await expect.poll(() => onChange.mock.calls).toEqual([[{ code: 'PERDU', pourcentage: 15 }]]);
    await expect.element(code).toHaveValue('NOEL');
  });

  test.for<[string, Answer, RegExp]>([
    [
      'is not valid',
      { body: { isValidCoupon: false, discountPercentage: null } },
      /^Code promo invalide ou expiré\.$/,
    ],
    ['could not be checked', { status: 500 }, /^Le code promo n'a pas pu être vérifié\./],
  ])('is told nothing at its field when that one %s, which a toast says', async ([, answer, told]) => {
    const { resolve } = await typeMeanwhile();
    resolve(answer);
    await expect.element(findToast('error', told)).toBeVisible();
    await expect.element(code).toHaveValue('NOEL');
    await expect.element(code).toBeValid();
  });
});

test('an order that costs nothing any more is not paid, but made', async () => {
  renderScreen(<CheckoutScreen plan="SUBPLAN_STANDARD" duerpId="d1" />, {
    handlers: {
      'GET /api/myaccount/getprices': () => ({ body: PRICES }),
      'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
      'GET /api/duerp/list': () => ({ body: [makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' })] }),
      [COUPON]: () => ({ body: { isValidCoupon: true, discountPercentage: 100 } }),
    },
  });
  await expect.element(page.getByRole('button', { name: /^Payer/ })).toHaveTextContent(/118,80/);
  await apply('CADEAU');
  await expect.element(page.getByRole('button', { name: 'Valider la commande' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Payer/ }).query()).toBeNull();
});
