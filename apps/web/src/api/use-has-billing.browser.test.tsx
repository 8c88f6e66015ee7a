import type { PublicConfig } from '@odu/api-contract';
import { Text } from '@odu/ui';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { usePublicConfig } from './use-public-config.ts';
import { useHasBilling } from './use-has-billing.ts';

const { hasBilling: _hasBilling, ...OLDER } = PUBLIC_CONFIG;

test.for<[what: string, config: PublicConfig | null, shown: boolean[]]>([
  ['sells something shows it', PUBLIC_CONFIG, [false, true]],
  ['sells nothing never shows anything of it', { ...PUBLIC_CONFIG, hasBilling: false }, [false]],
  ['says nothing of it, as before it could, shows it', OLDER, [false, true]],
  ['cannot be asked shows nothing of it', null, [false]],
])('until it is known nothing to buy is shown; a server that %s', async ([, config, shown]) => {
  const drawn = vi.fn<(hasBilling: boolean) => void>();
  function Page() {
    const hasBilling = useHasBilling();
    const isKnown = usePublicConfig() !== null;
    useEffect(() => drawn(hasBilling), [hasBilling]);
    return <Text>{isKnown === (config !== null) ? 'prêt' : 'attente'}</Text>;
  }
  renderScreen(<Page />, { config });
  await expect.element(page.getByText('prêt')).toBeVisible();
  expect(drawn.mock.calls.flat()).toEqual(shown);
});
