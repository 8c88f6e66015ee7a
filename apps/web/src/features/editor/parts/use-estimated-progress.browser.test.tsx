import { Button, ProgressBar, Stack } from '@odu/ui';
import { useState } from 'react';
import { onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { untilDrawn } from '../../../../test/until-drawn.ts';
import { useEstimatedProgress } from './use-estimated-progress.ts';

const Generation = () => {
  const [isRunning, setIsRunning] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setIsRunning(!isRunning)}>{isRunning ? 'Arrêter' : 'Commencer'}</Button>
      <ProgressBar label="Génération" value={useEstimatedProgress(isRunning)} />
    </Stack>
  );
};

test('the bar rises towards 99 % over 12 seconds, waits there for the end, and then begins anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  renderScreen(<Generation />);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const bar = page.getByRole('progressbar');
  const expectPercent = (percent: number) =>
    untilDrawn(() => bar.query()?.getAttribute('aria-valuenow') === String(percent));
  await expectPercent(0);
  await press('Commencer');
  await untilDrawn(() => page.getByRole('button', { name: 'Arrêter' }).query() !== null);
  for (const [after, percent] of [
    [6_000, 50],
    [5_800, 98],
    [200, 99],
    [48_000, 99],
  ] as const) {
    vi.advanceTimersByTime(after);
    await expectPercent(percent);
  }
  await press('Arrêter');
  await expectPercent(0);
});
