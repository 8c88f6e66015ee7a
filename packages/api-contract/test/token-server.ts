import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ACCEPTED_TOKEN, REFRESH_TOKENS } from './token-server-values.ts';

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = await text(request);
  const body: unknown = sent === '' ? null : JSON.parse(sent);
  if (request.url === '/api/public/token/refresh') {
    const { refreshToken } = body as { refreshToken: string };
    if (refreshToken === 'cut') return void response.destroy();
    if (refreshToken === 'away') return answer(response, 503, {});
    const tokens = { accessToken: REFRESH_TOKENS[refreshToken], refreshToken };
    return tokens.accessToken === undefined ? answer(response, 401, {}) : answer(response, 200, tokens);
  }
  const isAccepted = request.headers.authorization === `Bearer ${ACCEPTED_TOKEN}`;
  return answer(response, isAccepted ? 200 : 401, { body });
}

/** Vitest's own server answers the calls of the tests: the browser's `fetch` really sends them. */
export const tokenServer = () => ({
  name: 'token-server',
  configureServer: ({ middlewares }: { middlewares: MiddlewareStack }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/') === true) void serve(request, response);
      else next();
    });
  },
});

type MiddlewareStack = {
  use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void;
};
