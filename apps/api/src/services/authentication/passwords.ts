import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Problem } from '../../contract/problem.ts';
import { tooManyAtOnce } from '../pacing/lines.ts';

/** OWASP's argon2id parameters (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. 2 is argon2id in the library's enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the other threads of the pool free; beyond the line, waiting would only make everybody time out. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;
/** Of one address: an office whose people all sign in within one second. What it asks beyond keeps nobody else out. */
const MAX_OF_ADDRESS = 10;

export type Passwords = {
  /** The hash in PHC form; `from` is the address that asks for it. */
  hash: (password: string, from?: string) => Promise<string>;
  /** Compares; without a hash it takes the same time and answers false, so that an unknown e-mail does not show. */
  verify: (hashed: string | undefined, password: string, from?: string) => Promise<boolean>;
};

/** argon2id in a bounded queue (decision B4); a full queue is a 503, and an address that has its part of it under way a 429. */
export function makePasswords(): Passwords {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const ofAddress = new Map<string, number>();
  const run = <T>(work: () => Promise<T>, from: string | undefined): Promise<T> => {
    if (queue.size >= MAX_WAITING) {
      throw new Problem(503, {
        message: 'Le serveur est très sollicité. Réessayez dans quelques secondes.',
        headers: { 'retry-after': '5' },
      });
    }
    if (from === undefined) return queue.add(work);
    const underWay = ofAddress.get(from) ?? 0;
    if (underWay >= MAX_OF_ADDRESS) throw tooManyAtOnce();
    ofAddress.set(from, underWay + 1);
    return queue.add(work).finally(() => {
      const left = (ofAddress.get(from) ?? 1) - 1;
      if (left === 0) ofAddress.delete(from);
      else ofAddress.set(from, left);
    });
  };
  let dummyHash: Promise<string> | undefined;
  const hashPassword = (password: string, from?: string) => run(() => hash(password, ARGON2ID), from);
  return {
    hash: hashPassword,
    async verify(hashed, password, from) {
      dummyHash ??= hashPassword('no account has this password');
      const isEqual = await run(async () => verify(hashed ?? (await dummyHash) ?? '', password), from);
      return hashed !== undefined && isEqual;
    },
  };
}
