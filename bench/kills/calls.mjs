import { setTimeout as sleep } from 'node:timers/promises';
import { solveCaptcha } from '../../apps/api/test/support/solve-captcha.ts';

export const PASSWORD = 'Levain.naturel.12';

/** Calls of one server, and what they were answered: how many of each status, what must never be, the slowest 503. */
export function makeCalls(url) {
  const seen = { statuses: new Map(), found: [], slowest503: 0 };

  /** Sends a call; undefined when no answer came. */
  async function call(path, { token, body, method = body === undefined ? 'GET' : 'POST' } = {}) {
    const before = performance.now();
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      const content = isJson ? await answer.json() : await answer.arrayBuffer();
      const { status } = answer;
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      if (status === 503) seen.slowest503 = Math.max(seen.slowest503, performance.now() - before);
      if (status === 503 && !answer.headers.get('retry-after'))
        seen.found.push(`503 without Retry-After: ${path}`);
      if (status >= 500 && status !== 503) seen.found.push(`${status}: ${path} ${JSON.stringify(content)}`);
      return { status, content };
    } catch {
      return undefined;
    }
  }

  /** Asks again until the server has answered well. */
  async function insist(path, options) {
    for (;;) {
      const answer = await call(path, options);
      if (answer && answer.status < 300) return answer.content;
      await sleep(100);
    }
  }

  async function createAccount(emailAddress) {
    const challenge = await insist('/api/public/captcha/challenge');
    const captchaToken = await solveCaptcha(challenge);
    const body = { emailAddress, newPassword: PASSWORD, captchaToken };
    return { emailAddress, tokens: await insist('/api/public/account/create', { body }) };
  }

  /** A long run outlives its access tokens; whoever lost the answer of a refresh signs in again. */
  async function signInAgain(account) {
    const { accessToken: expiredAccessToken, refreshToken } = account.tokens;
    const body = { expiredAccessToken, refreshToken };
    const refreshed = await call('/api/public/token/refresh', { body });
    account.tokens =
      refreshed?.status === 200
        ? refreshed.content
        : await insist('/api/public/token/new', {
            body: { emailAddress: account.emailAddress, password: PASSWORD },
          });
  }

  const renewing = new Map();
  const renew = (account) => {
    if (!renewing.has(account))
      renewing.set(
        account,
        signInAgain(account).finally(() => renewing.delete(account)),
      );
    return renewing.get(account);
  };

  return { seen, call, insist, createAccount, renew };
}
