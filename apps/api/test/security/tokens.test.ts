import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { readSecret } from '../../src/secret.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();

type Json = Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

let victim: TestAccount;
let other: TestAccount;
let ended: TestAccount;
let header: Json;
let claims: Json;
let parts: [string, string, string];
let key: string;

beforeAll(async () => {
  victim = await server.signUp('victime@exemple.fr');
  other = await server.signUp('autre@exemple.fr');
  ended = await server.signUp('partie@exemple.fr');
  await server.deps.sessions.close(
    await server.deps.sessions.identify(ended.accessToken),
    ended.refreshToken,
  );
  const [first = '', second = '', third = ''] = victim.accessToken.split('.');
  parts = [first, second, third];
  header = decode(first);
  claims = decode(second);
  key = `access-token:${readSecret(server.deps.config)}`;
});

const seconds = (milliseconds: number) =>
  Math.floor(server.clock.now().getTime() / 1_000 + milliseconds / 1_000);

/** A token signed by HMAC with a key; the server's own unless told. */
const sign = (head: Json, payload: unknown, { hash = 'sha256', secret = key } = {}) => {
  const signed = `${encode(head)}.${typeof payload === 'string' ? payload : encode(payload)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
};
const genuine = (changes: Json, head: Json = header) => sign(head, { ...claims, ...changes });
const without = (claim: string) => {
  const { [claim]: _gone, ...others } = claims;
  return sign(header, others);
};

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const jwk = publicKey.export({ format: 'jwk' });
const signRsa = (head: Json) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...head }).sign(privateKey);

/** Each is refused with the same 401: what a token says is worth nothing without the server's signature over all of it. */
const CRAFTED: [name: string, make: () => string | Promise<string>][] = [
  ['no algorithm', () => `${encode({ alg: 'none' })}.${parts[1]}.`],
  ['no algorithm, in capitals', () => `${encode({ alg: 'NONE' })}.${parts[1]}.`],
  ['no algorithm, with the signature', () => `${encode({ alg: 'none' })}.${parts[1]}.${parts[2]}`],
  ['an algorithm that does not exist', () => `${encode({ alg: 'HS257' })}.${parts[1]}.${parts[2]}`],
  ['an empty algorithm', () => `${encode({ alg: '' })}.${parts[1]}.${parts[2]}`],
  ['an algorithm that is null', () => `${encode({ alg: null })}.${parts[1]}.${parts[2]}`],
  ['several algorithms', () => `${encode({ alg: ['HS256', 'none'] })}.${parts[1]}.${parts[2]}`],
  ['no header', () => `${encode({})}.${parts[1]}.${parts[2]}`],
  ['HS384 with the right key', () => sign({ alg: 'HS384' }, claims, { hash: 'sha384' })],
  ['HS512 with the right key', () => sign({ alg: 'HS512' }, claims, { hash: 'sha512' })],
  ['another key', () => sign(header, claims, { secret: 'a'.repeat(64) })],
  ['an empty key', () => sign(header, claims, { secret: '' })],
  ['the bare secret as key', () => sign(header, claims, { secret: key.slice('access-token:'.length) })],
  ['the key of another use', () => sign(header, claims, { secret: key.replace('access-token', 'captcha') })],
  ['RS256 with a key of its own', () => signRsa({})],
  ['RS256 that brings its key', () => signRsa({ jwk })],
  ['RS256 that names where its key is', () => signRsa({ jku: 'https://mechant.example/jwks.json' })],
  ['HS256 by a public key', () => sign(header, claims, { secret: pem })],
  ['a key that it brings', () => sign({ ...header, jwk: { kty: 'oct', k: 'YQ' } }, claims, { secret: 'a' })],
  ['a key id that is a path', () => sign({ ...header, kid: '../../../../dev/null' }, claims, { secret: '' })],
  ['a key id that is SQL', () => sign({ ...header, kid: "x' union select 'a" }, claims, { secret: 'a' })],
  [
    'a key id that is a command',
    () => sign({ ...header, kid: '| cat /etc/passwd' }, claims, { secret: 'a' }),
  ],
  ['a certificate that it brings', () => sign({ ...header, x5c: ['YQ=='] }, claims, { secret: 'a' })],
  ['a critical extension that nobody knows', () => genuine({}, { ...header, crit: ['odu'], odu: 1 })],
  ['a payload that is not encoded', () => genuine({}, { ...header, b64: false, crit: ['b64'] })],
  ['an expiry that has passed', () => genuine({ exp: seconds(-MINUTE) })],
  ['an expiry that is now', () => genuine({ exp: seconds(0) })],
  ['an expiry that is a text', () => genuine({ exp: String(seconds(HOUR)) })],
  ['an expiry that is null', () => genuine({ exp: null })],
  [
    'an expiry in milliseconds of another century, unsigned',
    () => `${parts[0]}.${encode({ ...claims, exp: 9e15 })}.${parts[2]}`,
  ],
  ['a start that is to come', () => genuine({ nbf: seconds(HOUR) })],
  ['another issuer', () => genuine({ iss: 'mechant' })],
  ['several issuers', () => genuine({ iss: ['odu', 'mechant'] })],
  ['no issuer', () => without('iss')],
  ['no account', () => without('sub')],
  ['no session', () => without('sid')],
  ['an account that is a number', () => genuine({ sub: 1 })],
  ['a session that is an object', () => genuine({ sid: { like: '%' } })],
  ['a session that does not exist', () => genuine({ sid: '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11' })],
  ['a session that is SQL', () => genuine({ sid: "x' or '1'='1" })],
  ['the session of another account', () => genuine({ sid: decode(other.accessToken.split('.')[1])['sid'] })],
  ['the account of another, signed for it', () => genuine({ sub: other.id })],
  [
    'the account of another, unsigned',
    () => `${parts[0]}.${encode({ ...claims, sub: other.id })}.${parts[2]}`,
  ],
  ['a session that was signed out', () => ended.accessToken],
  ['a signature of zeros', () => `${parts[0]}.${parts[1]}.${Buffer.alloc(32).toString('base64url')}`],
  ['half a signature', () => `${parts[0]}.${parts[1]}.${parts[2].slice(0, 21)}`],
  ['no signature', () => `${parts[0]}.${parts[1]}.`],
  ['a payload that is not JSON', () => sign(header, Buffer.from('{').toString('base64url'))],
  ['a payload that is a list', () => sign(header, [claims])],
  ['the refresh token', () => victim.refreshToken],
  ['two tokens', () => `${victim.accessToken}.${victim.accessToken}`],
  ['100 kB', () => 'a'.repeat(10_000)],
];

afterAll(() => process.stdout.write(`crafted tokens: ${CRAFTED.length}\n`));

const read = (accessToken: string) =>
  server.request({ url: '/api/myaccount/info', account: { accessToken } });

describe('a crafted token', () => {
  test.for(CRAFTED)('%s: the 401 of an expired session', async ([, make]) => {
    const answer = await read(await make());
    expect([answer.statusCode, answer.json<Json>()['message']]).toStrictEqual([
      401,
      'Votre session a expiré, veuillez vous reconnecter.',
    ]);
  });

  test('the one that the server signed opens the account, so that the others are refused for what they are', async () => {
    expect((await read(genuine({}))).statusCode).toBe(200);
    expect((await read(victim.accessToken)).json<Json>()['emailAddress']).toBe(victim.emailAddress);
  });

  test.for(['Basic', 'bearer Bearer', 'Token', ''])('behind the word « %s »', async (scheme) => {
    const answer = await server.request({
      url: '/api/myaccount/info',
      headers: { authorization: `${scheme} ${victim.accessToken}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('in the address or in a cookie', async () => {
    const answer = await server.request({
      url: `/api/duerp/list?access_token=${victim.accessToken}`,
      headers: { cookie: `token=${victim.accessToken}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
