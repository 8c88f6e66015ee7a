import { randomUUID } from 'node:crypto';
import type { DuerpDocument } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

const DAY = 24 * 3_600_000;

describe('the payment status', () => {
  const dayFromNow = (days: number) =>
    new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  const subscribe = (
    accountId: string,
    plan: 'SUBPLAN_STANDARD' | 'SUBPLAN_PREMIUM',
    duerpDocumentId: string | null,
    days: number,
  ) =>
    insertSubscription(server.database.queries, {
      id: randomUUID(),
      accountId,
      plan,
      duerpDocumentId,
      startDate: dayFromNow(days - 365),
      paidUntilDate: dayFromNow(days),
    });
  const accessOf = ({
    paymentStatus_Derivated,
    isVip_Derivated,
    hasFullAccess_Derivated,
    versions,
  }: DuerpDocument) => [
    paymentStatus_Derivated,
    isVip_Derivated,
    hasFullAccess_Derivated,
    versions.map(({ isCovered_Derivated }) => isCovered_Derivated),
  ];

  test('of a standard subscription covers its own document alone, then expires; what it covered stays covered', async () => {
    const buyer = await signUp('standard@exemple.fr');
    const bought = await makeCompleteDuerp(buyer.calls);
    const other = await makeCompleteDuerp(buyer.calls);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual(['DRAFT', false, false, []]);
    await subscribe(buyer.account.id, 'SUBPLAN_STANDARD', bought.id, 10);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual(['DRAFT', false, true, []]);
    await buyer.calls.generate(bought.id);
    await buyer.calls.generate(other.id);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual([
      'IN_PAID_PERIOD',
      false,
      true,
      [true],
    ]);
    expect(accessOf(await buyer.calls.document(other.id))).toStrictEqual([
      'PAYMENT_NEEDED',
      false,
      false,
      [false],
    ]);

    server.clock.advance(12 * DAY);
    const back = { account: { ...buyer.account, ...(await server.deps.sessions.open(buyer.account.id)) } };
    await buyer.calls.generate(bought.id, {}, back);
    const expired = (await buyer.calls.read(bought.id, back)).json<DuerpDocument>();
    expect(accessOf(expired)).toStrictEqual(['EXPIRED', false, false, [false, true]]);
    const download = (index: number) =>
      server.request({
        url: `/api/duerp/${bought.id}/versions/${expired.versions[index]?.id}/download`,
        ...back,
      });
    expect((await download(1)).statusCode).toBe(200);
    const refused = await download(0);
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
      403,
      "Cette version n'est pas couverte par un abonnement\u00a0: seul le PDF de démonstration peut être téléchargé.",
    ]);
  });

  test('of an active premium covers every document, and a VIP has them all', async () => {
    const premium = await signUp('premium@exemple.fr');
    await subscribe(premium.account.id, 'SUBPLAN_PREMIUM', null, 30);
    const { id } = await makeCompleteDuerp(premium.calls);
    await premium.calls.generate(id);
    expect(accessOf(await premium.calls.document(id))).toStrictEqual(['IN_PAID_PERIOD', false, true, [true]]);
    const vip = await signUp('vip@exemple.fr', { isVip: 1 });
    const draft = idOf(await vip.calls.create());
    expect(accessOf(await vip.calls.document(draft))).toStrictEqual(['VIP', true, true, []]);
  });
});

describe('the last paid day', () => {
  const SECOND = 1_000;

  test.for([
    ['summer', '2026-07-14', '2026-07-14T21:59:59.000Z', 'SUBPLAN_STANDARD'],
    ['winter', '2026-12-31', '2026-12-31T22:59:59.000Z', 'SUBPLAN_PREMIUM'],
  ] as const)('is covered until midnight in Paris, in %s', async ([season, day, lastSecond, plan]) => {
    server.clock.advance(Date.parse(lastSecond) - server.clock.now().getTime());
    const buyer = await signUp(`${season}@exemple.fr`);
    const { id } = await makeCompleteDuerp(buyer.calls);
    await insertSubscription(server.database.queries, {
      id: randomUUID(),
      accountId: buyer.account.id,
      plan,
      duerpDocumentId: plan === 'SUBPLAN_STANDARD' ? id : null,
      startDate: '2026-01-01',
      paidUntilDate: day,
    });
    await buyer.calls.generate(id);
    const read = async () => {
      const { versions, ...document } = await buyer.calls.document(id);
      return [
        document.paymentStatus_Derivated,
        document.hasFullAccess_Derivated,
        versions.map(({ isCovered_Derivated }) => isCovered_Derivated),
      ];
    };
    expect(await read()).toStrictEqual(['IN_PAID_PERIOD', true, [true]]);
    server.clock.advance(SECOND);
    await buyer.calls.generate(id);
    expect(await read()).toStrictEqual(['EXPIRED', false, [false, true]]);
  });
});
