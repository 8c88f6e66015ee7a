import { Button, Dialog, Disclosure } from '@odu/ui';
import { memo, Profiler, useEffect, useState, type ProfilerOnRenderCallback, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../render-screen.tsx';

// react-aria gives the buttons of a dialog or a disclosure something new each time it is drawn: all of them were drawn with it,
// sixty-six in the families of a unit, whatever stood between.

const FRAMES: Record<string, (props: { count: number; children: ReactNode }) => ReactNode> = {
  'a dialog': ({ count, children }) => (
    <Dialog isOpen title={`Essai ${count}`}>
      {children}
    </Dialog>
  ),
  'a disclosure': ({ count, children }) => (
    <Disclosure defaultExpanded title={`Essai ${count}`}>
      {children}
    </Disclosure>
  ),
};

test.for(Object.keys(FRAMES))('%s that says something else draws no button that stays', async (name) => {
  const Frame = FRAMES[name] ?? (() => null);
  const drawn = vi.fn<ProfilerOnRenderCallback>();
  const Kept = memo(function Kept() {
    return (
      <Profiler id="kept" onRender={drawn}>
        <Button>Garder</Button>
      </Profiler>
    );
  });
  function Counting() {
    const [count, setCount] = useState(1);
    useEffect(() => {
      const goOn = () => setCount(2);
      addEventListener('essai', goOn);
      return () => removeEventListener('essai', goOn);
    }, []);
    return (
      <Frame count={count}>
        <Kept />
      </Frame>
    );
  }
  renderScreen(<Counting />);
  await expect.element(page.getByRole('button', { name: 'Garder' })).toBeVisible();
  drawn.mockClear();
  dispatchEvent(new Event('essai'));
  await expect.element(page.getByText('Essai 2')).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});
