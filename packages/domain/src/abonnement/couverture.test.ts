import { expect, test } from 'vitest';
import {
  type AbonnementPaye,
  deriveCouverture,
  isAbonnementActif,
  isWithinPremium,
  type VieDeDuerp,
} from './couverture.ts';
import { derivePaymentStatus, hasFullAccess, isVersionCovered } from './payment-status.ts';

const NOW = '2026-11-16T11:00:00.000Z';
const standard: AbonnementPaye = {
  plan: 'SUBPLAN_STANDARD',
  duerpDocumentId: 'd1',
  firstDay: '2026-11-10',
  paidUntilDate: '2027-11-09',
  replacedOn: null,
};
const premium: AbonnementPaye = {
  plan: 'SUBPLAN_PREMIUM',
  duerpDocumentId: null,
  firstDay: '2026-11-16',
  paidUntilDate: '2027-11-15',
  replacedOn: null,
};
const makeDuerps = (count: number): VieDeDuerp[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index + 1}`,
    createdAt: `2026-0${index + 1}-01T08:00:00.000Z`,
    deletedAt: null,
  }));
const derive = (
  duerps: VieDeDuerp[],
  abonnements: AbonnementPaye[],
  { id = 'd1', now = NOW, isOwnerVip = false }: { id?: string; now?: string; isOwnerVip?: boolean } = {},
) => {
  const duerp = duerps.find((one) => one.id === id);
  if (duerp === undefined) throw new Error(id);
  return deriveCouverture(duerp, { isOwnerVip, abonnements, duerps, now });
};
const statusOf = (couverture: ReturnType<typeof derive>) =>
  derivePaymentStatus({ ...couverture, hasVersion: true });

test('a subscription is active from its first to its last day, both included', () => {
  expect(
    ['2026-11-09', '2026-11-10', '2027-11-09', '2027-11-10'].map((day) => isAbonnementActif(standard, day)),
  ).toEqual([false, true, true, false]);
  expect(isAbonnementActif({ ...standard, replacedOn: '2026-11-16' }, '2026-11-16')).toBe(false);
});

test('the standard subscription of a document follows midnight in Paris', () => {
  const at = (now: string) => statusOf(derive(makeDuerps(2), [standard], { now }));
  expect(at('2027-11-09T22:59:59.999Z')).toBe('IN_PAID_PERIOD');
  expect(at('2027-11-09T23:00:00.000Z')).toBe('EXPIRED');
  expect(statusOf(derive(makeDuerps(2), [standard], { id: 'd2' }))).toBe('PAYMENT_NEEDED');
});

test('a premium covers the five oldest documents; the sixth says so until an older one is archived', () => {
  const duerps = makeDuerps(6);
  expect(duerps.map(({ id }) => statusOf(derive(duerps, [premium], { id })))).toEqual([
    ...Array.from({ length: 5 }, () => 'IN_PAID_PERIOD'),
    'PAYMENT_NEEDED',
  ]);
  expect(duerps.map(({ id }) => derive(duerps, [premium], { id }).isBeyondPremium)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  const withArchive = duerps.map((one) =>
    one.id === 'd3' ? { ...one, deletedAt: '2026-11-16T10:59:59.000Z' } : one,
  );
  expect(statusOf(derive(withArchive, [premium], { id: 'd6' }))).toBe('IN_PAID_PERIOD');
  expect(derive(withArchive, [premium], { id: 'd3' })).toMatchObject({
    purchasedUntilDate: '2026-11-16',
    isBeyondPremium: false,
  });
});

test('a document that is not made yet is the newest: it is reached while fewer than five stand there', () => {
  for (const count of [0, 1, 4, 5, 6]) {
    const withNew = derive(makeDuerps(count + 1), [premium], { id: `d${count + 1}` });
    expect(isWithinPremium(count)).toBe(!withNew.isBeyondPremium);
  }
  expect([isWithinPremium(4), isWithinPremium(5)]).toEqual([true, false]);
});

test('a sixth document that was archived never had the premium', () => {
  const duerps = makeDuerps(6).map((one) =>
    one.id === 'd6' ? { ...one, deletedAt: '2026-11-16T10:00:00.000Z' } : one,
  );
  expect(derive(duerps, [premium], { id: 'd6' })).toMatchObject({
    purchasedUntilDate: null,
    isBeyondPremium: false,
  });
});

test('what was archived before the premium, or made after its end, never had it', () => {
  const [first, second] = makeDuerps(2);
  if (first === undefined || second === undefined) throw new Error('two');
  const archived = { ...first, deletedAt: '2026-11-15T22:59:59.000Z' };
  expect(derive([archived], [premium]).purchasedUntilDate).toBeNull();
  const later = { ...second, createdAt: '2027-11-16T08:00:00.000Z' };
  const now = '2027-11-20T08:00:00.000Z';
  expect(statusOf(derive([first, later], [premium], { id: 'd2', now }))).toBe('PAYMENT_NEEDED');
  expect(statusOf(derive([first, later], [premium], { id: 'd1', now }))).toBe('EXPIRED');
});

test('a premium begins and ends at midnight in Paris, and so does the day of an archive', () => {
  const at = (now: string) => statusOf(derive(makeDuerps(1), [premium], { now }));
  expect(at('2026-11-15T22:59:59.999Z')).toBe('PAYMENT_NEEDED');
  expect(at('2026-11-15T23:00:00.000Z')).toBe('IN_PAID_PERIOD');
  expect(at('2027-11-15T22:59:59.999Z')).toBe('IN_PAID_PERIOD');
  expect(at('2027-11-15T23:00:00.000Z')).toBe('EXPIRED');
  const createdAt = (instant: string) =>
    statusOf(
      derive([{ id: 'd1', createdAt: instant, deletedAt: null }], [premium], {
        now: '2027-11-20T08:00:00.000Z',
      }),
    );
  expect(createdAt('2027-11-15T22:30:00.000Z')).toBe('EXPIRED');
  expect(createdAt('2027-11-15T23:30:00.000Z')).toBe('PAYMENT_NEEDED');
  const archivedAt = (deletedAt: string) =>
    derive(
      makeDuerps(1).map((one) => ({ ...one, deletedAt })),
      [premium],
      { now: '2026-11-20T08:00:00.000Z' },
    ).purchasedUntilDate;
  expect(archivedAt('2026-11-16T22:30:00.000Z')).toBe('2026-11-16');
  expect(archivedAt('2026-11-16T23:30:00.000Z')).toBe('2026-11-17');
});

test('a premium covers a document from the very instant of its creation', () => {
  const made = { id: 'd1', createdAt: NOW, deletedAt: null };
  expect(statusOf(derive([made], [premium]))).toBe('IN_PAID_PERIOD');
});

test('the oldest are those made first, whatever their ids', () => {
  const duerps = makeDuerps(6).map((one, index) => ({ ...one, id: `d${6 - index}` }));
  const covered = duerps.filter(({ id }) => !derive(duerps, [premium], { id }).isEnded);
  expect(covered.map(({ id }) => id)).toEqual(['d6', 'd5', 'd4', 'd3', 'd2']);
});

test('of six documents of one instant a premium covers the first five by their ids', () => {
  const duerps = makeDuerps(6).map((one) => ({ ...one, createdAt: '2026-01-01T08:00:00.000Z' }));
  const covered = duerps.filter(({ id }) => !derive(duerps, [premium], { id }).isEnded);
  expect(covered.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
});

test('nobody is beyond a premium without one, nor is a VIP', () => {
  const isBeyond = (abonnements: AbonnementPaye[], isOwnerVip = false, now = NOW) =>
    derive(makeDuerps(6), abonnements, { id: 'd6', isOwnerVip, now }).isBeyondPremium;
  expect(isBeyond([premium])).toBe(true);
  expect(isBeyond([premium], true)).toBe(false);
  expect(isBeyond([premium], false, '2027-11-20T08:00:00.000Z')).toBe(false);
  // The subscription of another document is active.
  expect(isBeyond([standard])).toBe(false);
  expect(isBeyond([])).toBe(false);
});

test('a VIP has all of a document that no subscription covers', () => {
  const couverture = derive(makeDuerps(1), [], { isOwnerVip: true });
  expect([statusOf(couverture), hasFullAccess(couverture)]).toEqual(['VIP', true]);
});

test('a document does not take, after the end of the premium, the place that an archived one leaves', () => {
  const duerps = makeDuerps(6).map((one) =>
    one.id === 'd1' ? { ...one, deletedAt: '2027-12-01T08:00:00.000Z' } : one,
  );
  const now = '2027-12-02T08:00:00.000Z';
  expect(derive(duerps, [premium], { id: 'd6', now }).purchasedUntilDate).toBeNull();
  expect(derive(duerps, [premium], { id: 'd1', now }).purchasedUntilDate).toBe('2027-11-15');
});

test('a standard subscription that a premium replaced keeps what it covered, and covers no longer', () => {
  const replaced = { ...standard, duerpDocumentId: 'd6', replacedOn: '2026-11-16' };
  const couverture = derive(makeDuerps(6), [replaced, premium], { id: 'd6' });
  expect(hasFullAccess(couverture)).toBe(false);
  expect(statusOf(couverture)).toBe('EXPIRED');
  expect(couverture.isBeyondPremium).toBe(true);
  const covered = (creationTime: string) => isVersionCovered({ ...couverture, creationTime });
  expect(covered('2026-11-16T08:00:00.000Z')).toBe(true);
  expect(covered('2026-11-17T08:00:00.000Z')).toBe(false);
});
