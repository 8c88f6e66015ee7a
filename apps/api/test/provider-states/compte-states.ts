import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import { normalizeEmail } from '@odu/domain';
import type { Deps } from '../../src/deps.ts';
import {
  findAccountByEmail,
  insertAccount,
  updateAccount,
} from '../../src/repositories/account/account-repository.ts';
import { countDuerps } from '../../src/repositories/duerp/duerp-repository.ts';
import { LIMITS, type LimitName } from '../../src/services/limits/limiter.ts';
import { TEST_PASSWORD } from '../build-app.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

/** The id of the account of this address, made when there is none. */
export async function ensureAccount(
  { database, passwords, clock, makeId }: Deps,
  email: string,
  password = TEST_PASSWORD,
): Promise<string> {
  const emailAddress = normalizeEmail(email);
  const existing = await findAccountByEmail(database.queries, emailAddress);
  if (existing) return existing.id;
  const id = makeId();
  await insertAccount(database.queries, {
    id,
    emailAddress,
    passwordHash: await passwords.hash(password),
    isEmailVerified: 0,
    isVip: 0,
    maxNumberOfDuerps: null,
    createdAt: clock.now().toISOString(),
  });
  return id;
}

/** Uses a limit up to its last allowed call. */
export async function reachLimit({ limiter }: Deps, name: LimitName, subject: string): Promise<void> {
  for (let use = 0; use < LIMITS[name].max; use++) await limiter.use(name, subject);
}

type Names =
  | 'an account exists'
  | 'no account exists'
  | 'the address is not on the allow list'
  | 'a solved captcha'
  | 'the sign-in limit of the account is reached'
  | 'the account info limit of the client is reached'
  | 'a signed-in user'
  | 'a revoked session'
  | 'the account is at its limit of DUERPs';

export const makeCompteStates = (deps: Deps, clientIp: string): Pick<ProviderStateHandlers, Names> => ({
  'an account exists': async ({ emailAddress, password }) =>
    void (await ensureAccount(deps, emailAddress, password)),
  // The database is empty before every interaction.
  'no account exists': async () => undefined,
  'the address is not on the allow list': async () =>
    void deps.config.allowedEmails.push('@autre-entreprise.example'),
  'a solved captcha': async () => ({
    captchaToken: await solveCaptcha(await deps.captcha.createChallenge()),
  }),
  'the sign-in limit of the account is reached': ({ emailAddress }) =>
    reachLimit(deps, 'signInPerAccount', normalizeEmail(emailAddress)).then(() => undefined),
  'the account info limit of the client is reached': () =>
    reachLimit(deps, 'accountInfoPerIp', clientIp).then(() => undefined),
  'a signed-in user': async ({ emailAddress }) => deps.sessions.open(await ensureAccount(deps, emailAddress)),
  async 'a revoked session'({ emailAddress }) {
    const accountId = await ensureAccount(deps, emailAddress);
    const tokens = await deps.sessions.open(accountId);
    await deps.sessions.close(await deps.sessions.identify(tokens.accessToken), tokens.refreshToken);
    return tokens;
  },
  async 'the account is at its limit of DUERPs'({ emailAddress }) {
    const accountId = await ensureAccount(deps, emailAddress);
    const { queries } = deps.database;
    const { kept } = await countDuerps(queries, accountId, '');
    await updateAccount(queries, accountId, { maxNumberOfDuerps: kept });
    return undefined;
  },
});
