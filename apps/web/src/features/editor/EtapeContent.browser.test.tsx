import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';

const { preload, wishes } = vi.hoisted(() => ({
  preload: vi.fn<() => Promise<void>>(),
  wishes: new Set<() => void>(),
}));
vi.mock('../../loading/when-idle.ts', () => ({
  whenIdle: (wish: () => void) => {
    wishes.add(wish);
    return () => wishes.delete(wish);
  },
}));
vi.mock('../../loading/lazy-part.tsx', () => ({
  lazyPart: () => Object.assign(() => null, { preload }),
}));

test('each step is fetched ahead in an idle moment of its own, and none once the editor is left', async () => {
  const { EtapeContent } = await import('./EtapeContent.tsx');
  const { unmount } = renderScreen(
    <EtapeContent
      duerp={makeDuerp([])}
      step={1}
      onStepChange={() => undefined}
      onGenerated={() => undefined}
    />,
  );
  await expect.poll(() => wishes.size).toBeGreaterThan(0);
  const fetched = [...wishes].map((wish) => {
    preload.mockClear();
    wish();
    return preload.mock.calls.length;
  });
  // The last one is what long lists need.
  expect(fetched).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
  unmount();
  expect(wishes.size).toBe(0);
});
