import { get, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {}));
const INFLATE = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };

/** Asks on a connection of its own: what is answered, and what Node was given to send. */
async function ask(path: string, encoding: string) {
  const end = vi.spyOn(ServerResponse.prototype, 'end');
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  try {
    return await new Promise<{ headers: object; bytes: Buffer; sent: unknown }>((resolve, reject) => {
      get({ port, path, headers, host: '127.0.0.1', agent: false }, (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ headers: answer.headers, bytes, sent: end.mock.calls[0]?.[0] }),
          reject,
        );
      }).on('error', reject);
    });
  } finally {
    end.mockRestore();
  }
}

// Of a text, each connection that does not read it holds a copy, and there is no account to count it for.
test.for(
  ['/docs', '/openapi.yaml', '/api/public/example'].flatMap((path) =>
    (['identity', 'gzip', 'br'] as const).map((encoding) => [path, encoding] as const),
  ),
)('%s is the same bytes for whoever asks for it as %s', async ([path, encoding]) => {
  const [first, second] = [await ask(path, encoding), await ask(path, encoding)];
  expect(first.sent).toBeInstanceOf(Uint8Array);
  expect(second.sent).toBe(first.sent);
  expect(second.headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') as string });
  expect('content-encoding' in second.headers).toBe(encoding !== 'identity');
  const plain = await server.request({ url: path });
  expect(INFLATE[encoding](second.bytes).toString()).toBe(plain.body);
});
