import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Problem } from '../../contract/problem.ts';

/** OWASP's argon2id parameters (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. 2 is argon2id in the library's enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the other threads of the pool free; beyond the line, waiting would only make everybody time out. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

export type Passwords = {
  /** The hash in PHC form. */
  hash: (password: string) => Promise<string>;
  /** Compares; without a hash it takes the same time and answers false, so that an unknown e-mail does not show. */
  verify: (hashed: string | undefined, password: string) => Promise<boolean>;
};

/** argon2id in a bounded queue (decision B4); a full queue is a 503. */
export function makePasswords(): Passwords {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= MAX_WAITING) {
      throw new Problem(503, {
        message: 'Le serveur est très sollicité. Réessayez dans quelques secondes.',
        headers: { 'retry-after': '5' },
      });
    }
    return queue.add(work);
  };
  let dummyHash: Promise<string> | undefined;
  const hashPassword = (password: string) => run(() => hash(password, ARGON2ID));
  return {
    hash: hashPassword,
    async verify(hashed, password) {
      dummyHash ??= hashPassword('no account has this password');
      const isEqual = await run(async () => verify(hashed ?? (await dummyHash) ?? '', password));
      return hashed !== undefined && isEqual;
    },
  };
}
