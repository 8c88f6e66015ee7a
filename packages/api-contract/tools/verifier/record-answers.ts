import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What went through: one call of the pact's library and the server's answer. */
export interface Exchange {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  contentType: string;
  /** As text; binary answers are not read by anybody. */
  body: string;
}

const HOP_BY_HOP = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Stands between the pact's library and the server, hands everything on and keeps it. Close it at the end. */
export async function recordAnswers(target: string) {
  const exchanges: Exchange[] = [];
  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const method = request.method ?? 'GET';
    const headers = Object.entries(request.headers).filter(
      ([name]) => name !== 'host' && !HOP_BY_HOP.includes(name),
    ) as [string, string][];
    try {
      const answer = await fetch(new URL(`.${request.url}`, `${target}/`), {
        method,
        headers,
        redirect: 'manual',
        ...(body.length > 0 && { body: Buffer.concat(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      exchanges.push({
        method,
        path: new URL(request.url ?? '/', 'http://path').pathname,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        body: bytes.toString(),
      });
      response.writeHead(
        answer.status,
        [...answer.headers].filter(([name]) => !HOP_BY_HOP.includes(name)).flat(),
      );
      response.end(bytes);
    } catch {
      // What the library makes of a hang-up is its failure: the call had no answer.
      response.destroy();
    }
  }
  const server = createServer((request, response) => void handOn(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The exchanges since it was last asked. */
    take: () => exchanges.splice(0),
    close: () => server.close(),
  };
}
