import type { ContractOperation } from '@odu/api-contract/document';
import type { TestServer } from '../../build-app.ts';
import type { Sample } from './samples.ts';

type Sent = { account?: { accessToken: string } | undefined; from?: string };

const toPath = (url: string, path: Sample['path']) =>
  url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(path[name])));

const toQuery = (query: Sample['query']) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

/** Sends a sampled call through the whole application. */
export const sendSample = (
  server: TestServer,
  { method, url }: ContractOperation,
  { path, query, headers, body }: Sample,
  { account, from = '127.0.0.1' }: Sent = {},
) =>
  server.app.inject({
    method: method.toUpperCase() as 'GET',
    url: toPath(url, path) + toQuery(query),
    remoteAddress: from,
    headers: {
      ...headers,
      ...(account && { authorization: `Bearer ${account.accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
