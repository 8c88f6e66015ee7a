import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GENERAL_ANSWERS } from '../pact/support/general-answers.ts';

type Contract = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
};
type Interaction = { request: { method: string; path: string }; response: { status: number } };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const contract = parse(read('../openapi.yaml')) as Contract;
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, responses }]) =>
    method === 'parameters'
      ? []
      : [{ id: operationId, method: method.toUpperCase(), path, statuses: Object.keys(responses) }],
  ),
);

const PACTS = '../../../pacts/';
const interactions = readdirSync(new URL(PACTS, import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => (JSON.parse(read(PACTS + name)) as { interactions: Interaction[] }).interactions);

/** A literal segment wins over a parameter: `/api/duerp/list` is no document. */
const findOperation = ({ method, path }: Interaction['request']) =>
  operations
    .filter(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]?.id;

const covered = new Set(
  interactions.map(({ request, response }) => `${findOperation(request)} ${response.status}`),
);
const isDeclared = (id: string, status: string) =>
  GENERAL_ANSWERS.some(
    (answer) =>
      String(answer.status) === status &&
      (answer.operations === 'every' || (answer.operations as readonly string[]).includes(id)),
  );
const pairs = operations.flatMap(({ id, statuses }) =>
  statuses.filter((status) => status !== 'default').map((status) => ({ id, status })),
);

test('every interaction is a call of the contract, with an answer that it documents', () => {
  const documented = new Set(pairs.map(({ id, status }) => `${id} ${status}`));
  expect([...covered].filter((pair) => !documented.has(pair))).toEqual([]);
});

test('every call has a pact of its success', () => {
  const isSuccess = (pair: string, id: string) => pair.startsWith(`${id} 2`);
  expect(operations.filter(({ id }) => ![...covered].some((pair) => isSuccess(pair, id)))).toEqual([]);
});

test('every answer has a pact, or is one that the client treats as any other', () => {
  const missing = pairs.filter(
    ({ id, status }) => !covered.has(`${id} ${status}`) && !isDeclared(id, status),
  );
  expect(missing).toEqual([]);
});

test('what is declared for a call is an answer of it that has no pact', () => {
  const stale = GENERAL_ANSWERS.flatMap(({ status, operations: ids }) =>
    ids === 'every'
      ? []
      : ids.filter(
          (id) =>
            covered.has(`${id} ${status}`) ||
            !pairs.some((pair) => pair.id === id && pair.status === String(status)),
        ),
  );
  expect(stale).toEqual([]);
});
