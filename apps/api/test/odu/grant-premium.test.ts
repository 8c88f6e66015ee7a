import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';
import { runOdu } from './run-odu.ts';

vi.mock(import('../../src/invoices/issue-invoice.ts'), () => ({
  issueInvoice: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  issueCreditNote: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

const server = useTestServer({ deps: NO_ENGINE });
let advanced = 0;
afterEach(() => {
  server.clock.advance(-advanced);
  advanced = 0;
});

/** A customer who has just paid a standard subscription until 15 November 2027. */
async function makeCustomer() {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const standard = await buyer.buy({ duerpDocId: id });
  const { account } = buyer;
  const odu = async (...args: string[]) => {
    const { code, output } = await runOdu(server, 'subscriptions', ...args, '--json');
    expect(code).toBe(0);
    return JSON.parse(output) as Record<string, unknown>[];
  };
  return {
    standard,
    odu,
    buyPremium: () => buyer.buy(),
    grantPremium: async (until: string) => {
      const rows = await odu('grant', account.emailAddress, '--plan', 'premium', '--until', until);
      const premium = rows.find(({ plan }) => plan === 'Formule Premium');
      return { rows, premium: String(premium?.['id']) };
    },
    /** What the document is two days later, from a session of that day. */
    statusInTwoDays: async () => {
      advanced = 2 * DAY;
      server.clock.advance(advanced);
      const later = { ...account, ...(await server.deps.sessions.open(account.id)) };
      return (await makeDuerpCalls(server, later).document(id)).paymentStatus_Derivated;
    },
  };
}

let customer: Awaited<ReturnType<typeof makeCustomer>>;
beforeEach(async () => {
  customer = await makeCustomer();
});

test('a premium that is granted until tomorrow takes nothing of what was paid for longer', async () => {
  const { rows } = await customer.grantPremium('2026-11-17');
  expect(rows).toContainEqual(
    expect.objectContaining({ id: customer.standard, isActive: true, isAutoRenew: true }),
  );
  expect(await customer.statusInTwoDays()).toBe('IN_PAID_PERIOD');
});

test('one that lasts as long takes over, and gives back what it took over when it is ended', async () => {
  const { rows, premium } = await customer.grantPremium('2027-11-15');
  expect(rows).toContainEqual(
    expect.objectContaining({ id: customer.standard, isActive: false, isAutoRenew: false }),
  );
  expect(await customer.odu('end', premium)).toContainEqual(
    expect.objectContaining({ id: customer.standard, isActive: true, isAutoRenew: false }),
  );
  expect(await customer.statusInTwoDays()).toBe('IN_PAID_PERIOD');
});

test('a premium that was paid gives nothing back when it is ended: its price had their unused days taken off', async () => {
  const premium = await customer.buyPremium();
  const rows = await customer.odu('end', premium);
  expect(rows).toContainEqual(expect.objectContaining({ id: premium, isActive: true, isAutoRenew: false }));
  expect(rows).toContainEqual(expect.objectContaining({ id: customer.standard, isActive: false }));
});
