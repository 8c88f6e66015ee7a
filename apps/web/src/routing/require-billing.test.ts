import type { PublicConfig } from '@odu/api-contract';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { requireBilling } from './require-billing.ts';

const open = (config: PublicConfig | null) =>
  requireBilling({ context: { loadPublicConfig: () => Promise.resolve(config) } }).catch(
    (error: unknown) => error,
  );

test('a page of plans leads to the list where there is no billing', async () => {
  const answer = await open({ ...PUBLIC_CONFIG, hasBilling: false });
  expect(isRedirect(answer) && answer.options).toMatchObject({ to: '/duerps', replace: true });
});

test('it opens with billing, with a server that does not say, and without the configuration', async () => {
  const { hasBilling: _, ...silent } = PUBLIC_CONFIG;
  for (const config of [PUBLIC_CONFIG, silent, null]) expect(await open(config)).toBeUndefined();
});
