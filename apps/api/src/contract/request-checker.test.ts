import { type ContractOperation, readContract } from '@odu/api-contract/document';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { makeRequestChecker } from './request-checker.ts';
import { makeSchemaCompiler } from './schema-compiler.ts';

const compiler = makeSchemaCompiler(readContract());
const schema = {
  type: 'object',
  properties: { liste: { type: 'array', items: { type: 'string' } } },
  additionalProperties: false,
};
const operation = {
  parameters: [
    { in: 'query', name: 'ids', required: false, explode: false, schema: { type: 'array' } },
    { in: 'query', name: 'lettres', required: false, schema: { type: 'array' } },
    { in: 'query', name: 'page', required: false, schema: { type: 'integer', minimum: 1 } },
    { in: 'header', name: 'If-Match', required: false, schema: { type: 'string', pattern: '^"' } },
  ],
  requestBody: { required: true, content: { 'application/json': { schema } } },
} as unknown as ContractOperation;
const check = makeRequestChecker(operation, compiler);

const ask = (request: { query?: object; headers?: object; body?: unknown }) =>
  check({ params: {}, query: {}, headers: {}, body: {}, ...request } as FastifyRequest);
const refuse = (request: Parameters<typeof ask>[0]) => {
  try {
    ask(request);
    return undefined;
  } catch (error) {
    return error instanceof Problem ? [error.status, error.errors] : error;
  }
};

test('a list of a query is cut at its commas where the contract says so', () => {
  expect(ask({ query: { ids: 'a,b', lettres: 'c,d', page: '2' } }).query).toEqual({
    ids: ['a', 'b'],
    lettres: ['c,d'],
    page: 2,
  });
});

test('a query, a header and a body that is missing are refused together, each with its place', () => {
  expect(refuse({ query: { page: '0', autre: '1' }, headers: { 'if-match': 'x' }, body: undefined })).toEqual(
    [
      400,
      [
        { path: '/query/autre', message: "Ce champ n'est pas connu." },
        { path: '/query/page', message: 'Le minimum est 1.' },
        { path: '/header/If-Match', message: "Le format n'est pas celui attendu." },
        { path: '/body', message: 'Le corps de la requête est requis.' },
      ],
    ],
  );
});

test('of a body of a thousand values every error is looked for, of a longer one the first', () => {
  // The body and its list are values too.
  const count = (items: number) =>
    ((refuse({ body: { liste: Array.from({ length: items }, () => 1) } }) as [number, unknown[]])[1] ?? [])
      .length;
  expect([count(998), count(999)]).toEqual([998, 1]);
});

test('a text that not every database keeps is refused, beside what is wrong in another way too', () => {
  const unstorable = {
    path: '/body/liste/0',
    message: "Le texte contient un caractère qui n'est pas permis.",
  };
  expect(refuse({ body: { liste: ['\0'] } })).toEqual([400, [unstorable]]);
  expect(refuse({ body: { liste: ['\0', 1] } })).toEqual([
    400,
    [{ path: '/body/liste/1', message: 'Il faut un texte.' }, unstorable],
  ]);
  expect(refuse({ body: { liste: ['a'] } })).toBeUndefined();
});
