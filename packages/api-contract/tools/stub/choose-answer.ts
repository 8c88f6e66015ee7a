import { STATUS_CODES } from 'node:http';
import {
  follow,
  type ContractOperation,
  type JsonSchema,
  type OpenApiDocument,
} from '../../src/openapi-document.ts';

/** What the stub says of a call. */
export interface StubAnswer {
  status: number;
  contentType?: string | undefined;
  body?: unknown;
}

type Media = { schema?: JsonSchema; example?: unknown; examples?: Record<string, { value?: unknown }> };

/** The first example of an answer: its own, else its schema's. */
function exampleOf(contract: OpenApiDocument, { schema, example, examples }: Media, name?: string): unknown {
  if (example !== undefined) return example;
  if (examples !== undefined) return (examples[name ?? ''] ?? Object.values(examples)[0])?.value;
  const own = schema === undefined ? undefined : follow<JsonSchema>(contract, schema)['examples'];
  return Array.isArray(own) ? own[0] : undefined;
}

/**
 * The contract's example of an answer: of the wished status, else of the success. A status that the call does not
 * document takes the example of `default`, with its status and title written in; `name` chooses among several examples.
 */
export function chooseAnswer(
  contract: OpenApiDocument,
  operation: ContractOperation,
  wish: { status?: number | undefined; name?: string | undefined },
): StubAnswer {
  const statuses = Object.keys(operation.responses);
  const key =
    wish.status === undefined
      ? (statuses.find((status) => status.startsWith('2')) ?? 'default')
      : (statuses.find((status) => status === String(wish.status)) ?? 'default');
  const status = wish.status ?? Number(key);
  const [contentType, media] = Object.entries(operation.responses[key]?.content ?? {})[0] ?? [];
  if (contentType === undefined) return { status };
  if (!contentType.endsWith('json')) return { status, contentType, body: '%PDF-1.4\n%%EOF\n' };
  const body = exampleOf(contract, (media ?? {}) as Media, wish.name);
  if (key !== 'default') return { status, contentType, body };
  return {
    status,
    contentType,
    body: { ...(body as object), status, title: STATUS_CODES[status] ?? 'Error' },
  };
}
