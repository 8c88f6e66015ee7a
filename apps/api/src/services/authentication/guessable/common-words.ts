import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The lists unpacked take 90 MB and 0.3 s of a processor: a thread makes the words, so that no other request waits, and
 * gives the lists back as it ends. What stays is some 60,000 short words, 8 MB.
 */
async function loadCommonWords(): Promise<ReadonlySet<string>> {
  const worker = new Worker(new URL('./word-list-worker.ts', import.meta.url));
  const [text] = (await once(worker, 'message')) as [string];
  return new Set(text.split('\n'));
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * What people make passwords of, as `readLetters` writes it: common passwords, the most frequent French and English words,
 * first names (lists: zxcvbn-ts, MIT, kept in this installation: nothing is asked of the network), and `KEPT_WORDS`. Made once,
 * when first asked.
 */
export function readCommonWords(): Promise<ReadonlySet<string>> {
  loaded ??= loadCommonWords().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
