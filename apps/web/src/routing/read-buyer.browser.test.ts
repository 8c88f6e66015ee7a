import type { PublicConfig } from '@odu/api-contract';
import { isRedirect } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ACCOUNT } from '../../test/contract-data.ts';
import type { FakeHandlers } from '../../test/fake-api.ts';
import { makeApp } from '../../test/make-app.ts';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { readBuyer } from './read-buyer.ts';

const INFO = 'GET /api/myaccount/info';

/** Opens a page of money. */
const open = (handlers: FakeHandlers, config: PublicConfig = PUBLIC_CONFIG) => {
  const { app, workspace } = makeApp({ handlers, config });
  if (workspace === null) throw new Error('a visitor');
  onTestFinished(workspace.release);
  return readBuyer({ context: { ...app, queryClient: workspace.queryClient } });
};

test.for([true, false])(
  'who opens a page of money is told from a delegate: %s',
  async (isDelegatedSession) => {
    const account = { ...ACCOUNT, isDelegatedSession };
    const buyer = await open({ [INFO]: () => ({ body: account }) });
    expect(buyer).toEqual({ account, isDelegated: isDelegatedSession });
  },
);

test('a page of money opens where the account cannot be had: it is for the server to refuse', async () => {
  const buyer = await open({ [INFO]: () => ({ status: 404 }) });
  expect(buyer).toEqual({ account: null, isDelegated: false });
});

test('where there is no billing a page of money leads to the list, and asks nothing of the account', async () => {
  const ask = vi.fn<() => { body: typeof ACCOUNT }>(() => ({ body: ACCOUNT }));
  const answer = await open({ [INFO]: ask }, { ...PUBLIC_CONFIG, hasBilling: false }).catch(
    (error: unknown) => error,
  );
  expect(isRedirect(answer)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
