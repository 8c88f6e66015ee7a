import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canPurchase,
  derivePaymentStatus,
  hasFullAccess,
  isVersionCovered,
  labelPaymentStatus,
  labelPurchase,
  latestDay,
  PAYMENT_STATUSES,
  PURCHASE_LABELS,
} from './payment-status.ts';

const duerp = {
  isOwnerVip: false,
  hasVersion: true,
  purchasedUntilDate: null,
  today: '2026-11-21',
};

test.for([
  ['the owner is VIP', { isOwnerVip: true, hasVersion: false }, 'VIP', true],
  ['there is no version', { hasVersion: false }, 'DRAFT', false],
  [
    'there is no version, though paid',
    { hasVersion: false, purchasedUntilDate: '2027-01-01' },
    'DRAFT',
    true,
  ],
  ['it is paid until later', { purchasedUntilDate: '2026-11-22' }, 'IN_PAID_PERIOD', true],
  ['it is paid until today', { purchasedUntilDate: '2026-11-21' }, 'IN_PAID_PERIOD', true],
  ['it was paid until yesterday', { purchasedUntilDate: '2026-11-20' }, 'EXPIRED', false],
  ['it was never paid', {}, 'PAYMENT_NEEDED', false],
] as const)('when %s', ([, change, status, full]) => {
  expect(derivePaymentStatus({ ...duerp, ...change })).toBe(status);
  expect(hasFullAccess({ ...duerp, ...change })).toBe(full);
});

test('today is the day in Paris: half past midnight there is still yesterday in UTC', () => {
  const couverture = { ...duerp, purchasedUntilDate: '2026-11-21' };
  expect(derivePaymentStatus({ ...couverture, today: '2026-11-21T22:59:59Z' })).toBe('IN_PAID_PERIOD');
  expect(derivePaymentStatus({ ...couverture, today: '2026-11-21T23:00:00Z' })).toBe('EXPIRED');
});

test.for([
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-21T22:59:59.999Z', true],
  ['2026-11-21T23:00:00.000Z', false],
  ['2026-11-22T12:00:00Z', false],
] as const)(
  'a version of %s, paid until 2026-11-21, covered: %s (decision C4, winter time)',
  ([creationTime, covered]) => {
    expect(isVersionCovered({ isOwnerVip: false, purchasedUntilDate: '2026-11-21', creationTime })).toBe(
      covered,
    );
  },
);

test('in summer time the day ends at 22:00 UTC', () => {
  const version = { isOwnerVip: false, purchasedUntilDate: '2026-07-14' };
  expect(isVersionCovered({ ...version, creationTime: '2026-07-14T21:59:59Z' })).toBe(true);
  expect(isVersionCovered({ ...version, creationTime: '2026-07-14T22:00:00Z' })).toBe(false);
});

test('a version never paid is covered for a VIP alone', () => {
  const version = { purchasedUntilDate: null, creationTime: '2026-11-21T12:00:00Z' };
  expect(isVersionCovered({ ...version, isOwnerVip: false })).toBe(false);
  expect(isVersionCovered({ ...version, isOwnerVip: true })).toBe(true);
});

test('an expired document keeps the versions made while it was paid', () => {
  const purchasedUntilDate = '2026-03-01';
  expect(derivePaymentStatus({ ...duerp, purchasedUntilDate })).toBe('EXPIRED');
  expect(
    isVersionCovered({ isOwnerVip: false, purchasedUntilDate, creationTime: '2026-02-01T08:00:00Z' }),
  ).toBe(true);
});

test('purchase is possible from PAYMENT_NEEDED and EXPIRED only', () => {
  expect(PAYMENT_STATUSES.filter(canPurchase)).toEqual(['PAYMENT_NEEDED', 'EXPIRED']);
  expect(canPurchase('UNKNOWN')).toBe(false);
});

test('the labels are the specification’s', () => {
  expect(PAYMENT_STATUSES.map(labelPaymentStatus)).toEqual([
    'Brouillon',
    'Paiement requis',
    'Accès complet',
    'Expiré',
    'Accès complet',
  ]);
  expect(labelPaymentStatus('SUSPENDED')).toBe('Inconnu');
  expect(labelPaymentStatus('toString')).toBe('Inconnu');
  expect(PURCHASE_LABELS).toEqual({
    DRAFT: 'Pas encore finalisé',
    PAYMENT_NEEDED: 'Acheter ce DUERP',
    IN_PAID_PERIOD: 'Déjà acheté',
    EXPIRED: 'Acheter ce DUERP',
    VIP: 'Déjà en accès complet',
  });
  expect(labelPurchase('DRAFT')).toBe('Pas encore finalisé');
  expect(labelPurchase('SUSPENDED')).toBe('Inconnu');
  expect(labelPurchase('toString')).toBe('Inconnu');
});

test('the latest day joins several ends', () => {
  expect(latestDay()).toBeNull();
  expect(latestDay(null, undefined)).toBeNull();
  expect(latestDay('2026-11-20', null, '2026-12-31T23:30:00Z', '2026-11-21')).toBe('2027-01-01');
});

test('coverage only ever ends: what is covered one day was covered the day before', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (purchasedUntilDate, left, right) => {
      const [before, after] = left < right ? [left, right] : [right, left];
      const isCovered = (today: string) => hasFullAccess({ ...duerp, purchasedUntilDate, today });
      expect(Number(isCovered(before))).toBeGreaterThanOrEqual(Number(isCovered(after)));
    }),
  );
});
