import type { Tokens } from '@odu/api-contract';

const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Tokens that no server has signed, good for an hour. */
export const makeTokens = (accountId: string): Tokens => ({
  accessToken: `${encode({ alg: 'none' })}.${encode({ sub: accountId, exp: Math.floor(Date.now() / 1000) + 3600 })}.x`,
  refreshToken: `refresh-${accountId}`,
});
