import { expect, test } from 'vitest';
import type { LimitName } from '../../src/services/limits/limiter.ts';
import { useTestServer } from '../build-app.ts';
import { reachLimit } from '../provider-states/compte-states.ts';

const server = useTestServer();

const emailAddress = 'client@exemple.fr';
const newPassword = 'Croissant.dore.3';

type Call = {
  limit: LimitName;
  url: string;
  body?: object;
  isSignedIn?: boolean;
  /** Whose uses are counted; the caller's IP address unless told. */
  isOfAccount?: boolean;
};

/** Decision B10; the limits that no other file reaches by calls. */
const CALLS: Call[] = [
  {
    limit: 'resetLinkPerAccount',
    url: '/api/myaccount/sendresetpwdemail',
    isSignedIn: true,
    isOfAccount: true,
  },
  {
    limit: 'createAccountPerIp',
    url: '/api/public/account/create',
    body: { emailAddress, newPassword, captchaToken: 'faux' },
  },
  {
    limit: 'resetPerIp',
    url: '/api/public/resetpwd/reset',
    body: { emailAddress, newPassword, resetPasswordToken: 'faux' },
  },
  {
    limit: 'contactPerIp',
    url: '/api/contact',
    body: { emailAddress, name: 'Claire Petit', phoneNumber: '', userMessage: 'Bonjour' },
    isSignedIn: true,
  },
  {
    limit: 'signInPerIp',
    url: '/api/public/token/delegate',
    body: { em: emailAddress, dmk: 'faux', dut: 'faux' },
  },
];

test.for(CALLS)(
  '$limit: $url waits once it is reached, and for nobody else',
  async ({ limit, url, body, isSignedIn = false, isOfAccount = false }) => {
    const call = async (name: string, from: string, { isReached }: { isReached: boolean }) => {
      const account = await server.signUp(`${name}-${limit.toLowerCase()}@exemple.fr`);
      if (isReached) await reachLimit(server.deps, limit, isOfAccount ? account.id : from);
      return server.request({
        method: 'POST',
        url,
        from,
        ...(body && { body }),
        ...(isSignedIn && { account }),
      });
    };
    const refused = await call('anne', '203.0.113.1', { isReached: true });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await call('basile', '203.0.113.2', { isReached: false });
    expect(other.statusCode).toBeOneOf([204, 401, 422]);
  },
);
