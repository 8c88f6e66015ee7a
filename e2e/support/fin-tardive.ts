import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages come in two parts, as over a line that loses one of them. */
export type LateSite = {
  readonly url: string;
  /** Sends the rest of each page. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy'];

/** Stands before a server, and keeps back what its pages hold from `mark` on. */
export async function startLateSite(origin: string, mark: string): Promise<LateSite> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const pass = async () => {
      const { authorization = '' } = request.headers;
      const answer = await fetch(origin + (request.url ?? ''), { headers: { authorization } });
      const headers = PASSED_ON.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(answer.status, Object.fromEntries(headers));
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      const at = isPage ? body.indexOf(mark) : -1;
      if (at === -1) return response.end(body);
      response.write(body.subarray(0, at));
      await released;
      return response.end(body.subarray(at));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
