import type { CaptchaChallenge } from '@odu/api-contract';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { deleteExpiredSolutions, keepSolution } from '../../repositories/account/captcha-repository.ts';
import { type Clock, MINUTE, SECOND } from '../clock.ts';

/** About half a second of one core of a modest phone. */
const COST = 500;
const MIN_COUNTER = 500;
const MAX_COUNTER = 1_500;
const VALIDITY_MS = 10 * MINUTE;

export type Captcha = {
  /** A new ALTCHA proof-of-work challenge (decision B9). */
  createChallenge: () => Promise<CaptchaChallenge>;
  /** True once for the solution of a challenge of ours that has not expired; `token` is what the widget gives (base64 JSON). */
  accept: (token: string) => Promise<boolean>;
  cleanUp: () => Promise<void>;
};

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().min(1), expiresAt: z.number() }),
    signature: z.string().min(1),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string(), time: z.number().optional() }),
});

function parseToken(token: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    // The schema guards what is read here; the library checks the rest against the signature.
    return payloadSchema.safeParse(value).success ? (value as Payload) : undefined;
  } catch {
    return undefined;
  }
}

export function makeCaptcha(secret: string, database: Database, clock: Clock): Captcha {
  const secrets = {
    hmacSignatureSecret: `captcha:${secret}`,
    hmacKeySignatureSecret: `captcha-key:${secret}`,
  };
  return {
    async createChallenge() {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MAX_COUNTER, MIN_COUNTER),
        expiresAt: new Date(clock.now().getTime() + VALIDITY_MS),
        deriveKey,
        ...secrets,
      });
      return { parameters, signature };
    },
    async accept(token) {
      const payload = parseToken(token);
      if (payload === undefined) return false;
      const { nonce, expiresAt = 0 } = payload.challenge.parameters;
      if (expiresAt * SECOND <= clock.now().getTime()) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (!verified) return false;
      // The signed nonce names the challenge (a signature can be written in several ways): a second use finds it kept.
      return keepSolution(database.queries, { nonce, expiresAt: new Date(expiresAt * SECOND).toISOString() });
    },
    cleanUp: () => deleteExpiredSolutions(database.queries, clock.now().toISOString()),
  };
}
