import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a process whose server was killed during its report ends without a word', async () => {
  const parent = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', new URL('workers/dying-parent.ts', import.meta.url).pathname],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(parent, 'exit');
  // The report process has it too: it is at its end when both are gone.
  expect(await text(parent.stderr)).toBe('');
  expect(await ended).toEqual([null, 'SIGKILL']);
});
