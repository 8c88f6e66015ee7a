import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './try-behaviours.ts';

/** Where the server is, and where its states are made. */
export interface Target {
  url: string;
  statesModule?: string | undefined;
  statesUrl?: string | undefined;
  /** Resources or parts of descriptions; empty: everything. */
  only: string[];
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** Tries the behaviours in a process of its own: the pact's native library writes each difference at length on the output, which nobody needs. Rejects with what that process said when it ends by itself. */
export async function runInChild(target: Target): Promise<Outcome[]> {
  const child = fork(CHILD, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => said.push(data.toString()));
  child.send(target);
  return await new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { outcomes, error } = message as { outcomes?: Outcome[]; error?: string };
      if (outcomes === undefined) reject(new Error(error));
      else resolve(outcomes);
    });
    child.once('exit', () => reject(new Error(said.join('').trim() || 'the verification ended by itself')));
  });
}
