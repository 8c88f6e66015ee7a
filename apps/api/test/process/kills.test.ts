import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CaptchaChallenge, DuerpDocument, Tokens } from '@odu/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { makeInstallation, spawnServer } from '../support/spawn-server.ts';

/** `ODU_KILLS=600 npx vitest run --project sqlite test/process/kills.test.ts` for half an hour. */
const KILLS = Number(process.env['ODU_KILLS'] ?? 20);
const SEED = Number(process.env['ODU_KILLS_SEED'] ?? 20_261_116);
/** So that a test ends within its time on a busy machine. */
const KILLS_OF_A_TEST = 2;
const WRITERS = 10;
/** Decision C2: what one account may have. */
const DUERPS_OF_AN_ACCOUNT = 5;

const { folder, environment } = makeInstallation();
let server: ReturnType<typeof spawnServer>;
let url = '';
let killed = 0;
let acknowledged = 0;
const statuses = new Map<number, number>();

type Account = { tokens: Tokens };
type Writer = { id: string; account: Account; idUniteDeTravail: string; last: number };
const accounts: Account[] = [];
const writers: Writer[] = [];

const post = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

const headersOf = ({ tokens }: Account) => ({ authorization: `Bearer ${tokens.accessToken}` });

async function createAccount(emailAddress: string): Promise<Account> {
  const challenge = (await (await fetch(`${url}/api/public/captcha/challenge`)).json()) as CaptchaChallenge;
  const captchaToken = await solveCaptcha(challenge);
  const body = { emailAddress, newPassword: 'Levain.naturel.12', captchaToken };
  const answer = await post('/api/public/account/create', {}, body);
  return { tokens: (await answer.json()) as Tokens };
}

/** A long run outlives its access tokens. */
async function refresh(account: Account) {
  const { accessToken, refreshToken } = account.tokens;
  const answer = await post(
    '/api/public/token/refresh',
    {},
    { expiredAccessToken: accessToken, refreshToken },
  );
  account.tokens = (await answer.json()) as Tokens;
}

async function start() {
  server = spawnServer(environment);
  url = await server.ready;
}

/** Writes the next number, again and again, until the server is gone. */
async function writeUntilKilled(writer: Writer, isAcknowledged: () => void): Promise<void> {
  const { id, account, idUniteDeTravail } = writer;
  for (;;) {
    const unitesDeTravail = [{ idUniteDeTravail, displayName: String(writer.last + 1) }];
    const answer = await post(`/api/duerp/${id}/update-list-unitesdetravail`, headersOf(account), {
      unitesDeTravail,
    }).catch(() => undefined);
    if (answer === undefined) return;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status !== 200) return;
    writer.last += 1;
    acknowledged += 1;
    isAcknowledged();
  }
}

beforeAll(async () => {
  await start();
  for (let made = 0; made < WRITERS; made += DUERPS_OF_AN_ACCOUNT) {
    const account = await createAccount(`ecrivain${made}@exemple.fr`);
    accounts.push(account);
    for (let duerp = 0; duerp < DUERPS_OF_AN_ACCOUNT; duerp++) {
      const { id } = (await (await post('/api/duerp/create', headersOf(account))).json()) as { id: string };
      writers.push({ id, account, idUniteDeTravail: randomUUID(), last: 0 });
    }
  }
});

afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`kills: ${killed}, edits acknowledged and kept: ${acknowledged}\n`);
});

/** When each kill falls: after so many edits, and so many milliseconds into the next one. */
const moments = fc.sample(
  fc.record({ edits: fc.integer({ min: 1, max: 150 }), wait: fc.integer({ min: 0, max: 15 }) }),
  {
    numRuns: KILLS,
    seed: SEED,
  },
);
const rounds = Array.from(
  { length: Math.ceil(KILLS / KILLS_OF_A_TEST) },
  (_, index) => index * KILLS_OF_A_TEST,
);

test.each(rounds)(
  'from kill %d on: no edit that was acknowledged to one of ten writers is lost',
  async (first) => {
    await Promise.all(accounts.map(refresh));
    for (const { edits, wait } of moments.slice(first, first + KILLS_OF_A_TEST)) {
      let left = edits;
      const victim = server;
      const kill = async () => {
        await sleep(wait);
        victim.kill('SIGKILL');
      };
      const isAcknowledged = () => {
        left -= 1;
        if (left === 0) void kill();
      };
      await Promise.all(writers.map((writer) => writeUntilKilled(writer, isAcknowledged)));
      await victim.ended;
      killed += 1;
      await start();
      for (const writer of writers) {
        const answer = await fetch(`${url}/api/duerp/${writer.id}`, { headers: headersOf(writer.account) });
        const { data } = (await answer.json()) as DuerpDocument;
        const kept = Number(data.unitesDeTravail[0]?.displayName ?? 0);
        // The edit under way at the kill may be there too: written, and its answer lost.
        expect([writer.last, writer.last + 1]).toContain(kept);
        writer.last = kept;
      }
    }
    expect([...statuses.keys()]).toStrictEqual([200]);
  },
);
