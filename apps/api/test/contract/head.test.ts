import { expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { listStatements } from '../support/count-statements.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const ID = '4b1e7f0a-3c52-4d86-9a7f-2f1d0c9b8e77';

test('the headers alone of a call are not to be had: its work would be done for them', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const urls = listOperations(readContract())
    .filter(({ method }) => method.toUpperCase() === 'GET')
    .map(({ url }) => url.replace(/:\w+/g, ID));
  expect(urls.length).toBeGreaterThan(0);
  const head = (url: string) =>
    server.app.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${account.accessToken}` } });
  const statements = await listStatements(async () => {
    for (const url of urls) expect([url, (await head(url)).statusCode]).toStrictEqual([url, 404]);
  });
  expect(statements).toStrictEqual([]);
  expect((await head('/healthz')).statusCode).toBe(200);
});
