import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContractChecker } from '../verifier/contract-errors.ts';
import { listOperations, readContract } from '../../src/openapi-document.ts';
import { createStub } from './create-stub.ts';

const contract = readContract();
const operations = listOperations(contract);
const stub = createStub();
let url = '';

beforeAll(async () => {
  stub.listen(0, '127.0.0.1');
  await once(stub, 'listening');
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
});
afterAll(() => stub.close());

const DUERP = '/api/duerp/0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11';

test('every call is answered by an example that its schema accepts', async () => {
  const check = makeContractChecker(contract);
  const wrong: unknown[] = [];
  for (const { id, method, url: path, responses } of operations) {
    const answer = await fetch(url + path.replaceAll(/:\w+/g, '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'), {
      method: method.toUpperCase(),
    });
    const { content } = responses[String(answer.status)] ?? {};
    const type = answer.headers.get('content-type') ?? '';
    const schema = content?.[type]?.schema;
    if (answer.status >= 300 || (content !== undefined && schema === undefined))
      wrong.push(`${id} ${answer.status} ${type}`);
    else if (type.endsWith('json') && schema !== undefined)
      wrong.push(...check(schema, await answer.json(), id));
  }
  expect(operations.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('a page of another address may call it, with every header that the application sends', async () => {
  const origin = 'http://localhost:5173';
  const asked = await fetch(url + DUERP, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'authorization,if-match',
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,if-match');
  const answer = await fetch(url + DUERP, { headers: { Origin: origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('etag')).toBe('"1"');
});

test('an error is asked for by a header or in the address', async () => {
  const byHeader = await fetch(url + DUERP, { headers: { Prefer: 'return=minimal, code=404' } });
  expect(byHeader.status).toBe(404);
  expect(byHeader.headers.get('content-type')).toBe('application/problem+json');
  const inAddress = await fetch(`${url}${DUERP}?__code=503`);
  expect([inAddress.status, inAddress.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await inAddress.json()).toMatchObject({ status: 503 });
  // A status that the call does not document is still an answer of the contract: `default`.
  expect(await (await fetch(`${url}${DUERP}?__code=418`)).json()).toMatchObject({
    status: 418,
    title: "I'm a Teapot",
  });
  // What is no status is not asked for.
  for (const code of ['beaucoup', '199', '600'])
    expect((await fetch(`${url}${DUERP}?__code=${code}`)).status).toBe(200);
  const tooMany = await fetch(`${url}${DUERP}?__code=429`);
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await fetch(`${url}${DUERP}?__code=404`)).headers.get('retry-after')).toBeNull();
});

test('what the contract does not know is a 404 that says so', async () => {
  const answer = await fetch(`${url}/api/nulle-part`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: "Le contrat n'a pas d'appel GET /api/nulle-part." });
});

test('the command says what is wrong with its words, in a sentence', () => {
  const main = new URL('main.ts', import.meta.url).pathname;
  const run = (...words: string[]) => spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' });
  for (const [words, told] of [
    [['--port', 'trois'], '--port is a number from 1 to 65535, not trois.'],
    [['--port', '65536'], '--port is a number from 1 to 65535, not 65536.'],
    [['--port', '0'], '--port is a number from 1 to 65535, not 0.'],
    [['--ports', '3000'], "Unknown option '--ports'"],
  ] as const) {
    const { status, stdout, stderr } = run(...words);
    expect([status, stdout.split('\n')[0], stderr]).toEqual([2, expect.stringContaining(told), '']);
  }
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run stub') });
});
