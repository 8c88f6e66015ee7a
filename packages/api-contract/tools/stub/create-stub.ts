import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listOperations, readContract } from '../../src/openapi-document.ts';
import { findOperation } from '../find-operation.ts';
import { chooseAnswer } from './choose-answer.ts';

/** A minute, so that a mistyped delay ends by itself. */
const LONGEST_DELAY_MS = 60_000;

/**
 * A server that answers every call of the contract by its example, to any page (CORS) and without looking at what it was
 * sent. The header `Prefer: code=409, example=…, wait=2` (RFC 7240), or `__code`, `__example` and `__wait` in the query,
 * ask for another answer, another example, or so many seconds of waiting.
 */
export function createStub(): Server {
  const contract = readContract();
  const operations = listOperations(contract);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const wish = readWish(request, searchParams);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    response.setHeader('Access-Control-Expose-Headers', 'ETag, Location, Preference-Applied, Retry-After');
    request.resume();
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();

    const found = findOperation(operations, request.method ?? 'GET', pathname);
    if (found === undefined) {
      const message = `Le contrat n'a pas d'appel ${request.method} ${pathname}.`;
      response.writeHead(404, { 'Content-Type': 'application/problem+json' });
      return void response.end(JSON.stringify({ type: 'about:blank', title: message, status: 404, message }));
    }
    await setTimeout(wish.delayMs);
    const { status, contentType, body } = chooseAnswer(contract, found.operation, wish);
    response.writeHead(status, {
      ETag: '"1"',
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...((status === 429 || status === 503) && { 'Retry-After': '2' }),
    });
    response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  }
  return createServer((request, response) => void answer(request, response));
}

/** What the caller asks for; what is no number counts as not asked. */
function readWish({ headers }: IncomingMessage, query: URLSearchParams) {
  const preferences = new URLSearchParams(String(headers.prefer ?? '').replaceAll(/[,;]\s*/g, '&'));
  const ask = (name: string) => query.get(`__${name}`) ?? preferences.get(name) ?? undefined;
  const code = Number(ask('code'));
  const wait = Number(ask('wait'));
  return {
    status: Number.isInteger(code) && code >= 200 && code <= 599 ? code : undefined,
    name: ask('example'),
    delayMs: wait > 0 ? Math.min(wait * 1000, LONGEST_DELAY_MS) : 0,
  };
}
