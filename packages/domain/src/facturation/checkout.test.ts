import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import { checkCheckout, COUPON_INVALIDE_MESSAGE, couponCodeSchema } from './checkout.ts';

test.for([
  ['SUBPLAN_STANDARD', 'd', 'b', null],
  ['SUBPLAN_PREMIUM', null, 'b', null],
  ['SUBPLAN_STANDARD', '', 'b', 'ID du DUERP manquant pour le plan standard.'],
  ['SUBPLAN_STANDARD', 'd', null, 'Veuillez sélectionner un profil de facturation.'],
  ['SUBPLAN_PREMIUM', undefined, undefined, 'Veuillez sélectionner un profil de facturation.'],
  ['SUBPLAN_FREE', 'd', 'b', 'Plan non supporté...'],
  [undefined, 'd', 'b', 'Plan non supporté...'],
] as const)('plan %s, document %s, profile %s: %s', ([plan, duerpId, billingProfileId, message]) => {
  expect(checkCheckout({ plan, duerpId, billingProfileId })).toBe(message);
});

test('a promo code has at most 200 characters', () => {
  expect(firstMessage(couponCodeSchema, 'x'.repeat(200))).toBeNull();
  expect(firstMessage(couponCodeSchema, 'x'.repeat(201))).toBe(
    'Ce texte est trop long\u00a0: 200 caractères au plus.',
  );
});

test('a promo code is trimmed and not empty', () => {
  expect(firstMessage(couponCodeSchema, '  ')).toBe('Veuillez entrer un code.');
  expect(couponCodeSchema.parse(' NOEL ')).toBe('NOEL');
  expect(COUPON_INVALIDE_MESSAGE).toBe('Code promo invalide ou expiré.');
});
