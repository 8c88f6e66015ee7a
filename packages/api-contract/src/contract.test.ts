import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listOperations } from './openapi-document.ts';
import { isPublicCall } from './session-middleware.ts';

// The rules of this contract that the linter does not know.

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: boolean;
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
}
interface Operation {
  operationId: string;
  tags: string[];
  'x-closed-to-delegates'?: boolean;
  'x-carries-secrets'?: boolean;
  security?: unknown[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters?: { $ref?: string }[];
  responses: Record<string, unknown>;
}
interface Contract {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as Contract;

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    method === 'parameters' ? [] : [{ path, operation }],
  ),
);

/** Every schema that a request body reaches, by name, to say where it is wrong. */
function listRequestSchemas(): [string, Schema][] {
  const found = new Map<string, Schema>();
  function visit(where: string, schema: Schema) {
    const name = schema.$ref?.split('/').at(-1);
    const target = name === undefined ? schema : contract.components.schemas[name];
    const key = name ?? where;
    if (target === undefined || found.has(key)) return;
    found.set(key, target);
    for (const [property, child] of Object.entries(target.properties ?? {}))
      visit(`${key}.${property}`, child);
    for (const child of target.anyOf ?? []) visit(`${key}|`, child);
    if (target.items) visit(`${key}[]`, target.items);
  }
  for (const { operation } of operations) {
    const body = operation.requestBody?.content['application/json'].schema;
    if (body) visit(operation.operationId, body);
  }
  return [...found];
}

const hasType = (schema: Schema, type: string) => [schema.type].flat().includes(type);

/** The ids of the operations, of those chosen, that do not declare all these answers. */
const listWithout = (statuses: string[], isChosen: (operation: Operation) => boolean) =>
  operations
    .filter(
      ({ operation }) => isChosen(operation) && !statuses.every((status) => status in operation.responses),
    )
    .map(({ operation }) => operation.operationId);

test('the calls without authentication are those under /api/public/', () => {
  const withoutAuthentication = operations.filter(({ operation }) => operation.security !== undefined);
  expect(withoutAuthentication).toEqual(operations.filter(({ path }) => isPublicCall(path)));
});

test('every call declares the failures that any call can have', () => {
  expect(listWithout(['400', '500', '503', 'default'], () => true)).toEqual([]);
  expect(listWithout(['413'], (operation) => operation.requestBody !== undefined)).toEqual([]);
  expect(listWithout(['401'], (operation) => operation.security === undefined)).toEqual([]);
});

test('a delegate is kept from the password, the address and the money of the account (decision B7)', () => {
  const aboutTheAccount = operations
    .map(({ operation }) => operation)
    .filter(({ tags, security }) =>
      tags.some((tag) => ['compte', 'paiement', 'facturation'].includes(tag) && security === undefined),
    );
  const isClosed = (operation: Operation) => operation['x-closed-to-delegates'];
  expect(aboutTheAccount.filter((operation) => isClosed(operation) === undefined)).toEqual([]);
  expect(
    aboutTheAccount
      .filter((operation) => isClosed(operation) === false)
      .map(({ operationId }) => operationId),
  ).toEqual(['getAccountInfo', 'getPrices']);
  expect(listWithout(['403'], (operation) => isClosed(operation) === true)).toEqual([]);
});

test('every answer that opens a session or a calendar, or names where money is paid, says so: it is never compressed', () => {
  const found = operations
    .map(({ operation }) => operation)
    .filter(({ responses }) => /schemas\/(Tokens|Calendrier|\w*Redirect)"/.test(JSON.stringify(responses)))
    .map(({ operationId }) => operationId);
  const said = operations
    .map(({ operation }) => operation)
    .filter((operation) => operation['x-carries-secrets'] === true)
    .map(({ operationId }) => operationId);
  expect(said.toSorted()).toEqual([
    'createAccount',
    'createToken',
    'createTokenByDelegate',
    'getCalendrier',
    'initPayment',
    'managePayment',
    'refreshToken',
    'renewCalendrier',
  ]);
  expect(found.toSorted()).toEqual(said.toSorted());
});

test('the page names the calls that take a key, all of them', () => {
  const [, sentence = ''] =
    /\*\*Idempotency[^*]*\*\*([^:]*) take an `Idempotency-Key`/.exec(contract.info.description) ?? [];
  const named = Array.from(sentence.matchAll(/`(\w+)`/g), ([, name]) => name);
  const taking = operations
    .filter(({ operation }) =>
      operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    )
    .map(({ operation }) => operation.operationId);
  expect(new Set(named)).toEqual(new Set(taking));
});

test('request bodies are strict, and what they hold is bounded', () => {
  const requestSchemas = listRequestSchemas();
  expect(requestSchemas.length).toBeGreaterThan(30);
  const isLoose = (schema: Schema) =>
    (hasType(schema, 'object') && schema.additionalProperties !== false) ||
    (hasType(schema, 'array') && schema.maxItems === undefined) ||
    (hasType(schema, 'string') && (schema.enum ?? schema.maxLength ?? schema.pattern) === undefined);
  expect(requestSchemas.filter(([, schema]) => isLoose(schema)).map(([name]) => name)).toEqual([]);
});

test('operations are listed once, by the names that the server and the pacts use', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toMatchInlineSnapshot(`
    [
      "addSuivi",
      "checkAccount",
      "checkCoupon",
      "checkPaymentSuccess",
      "createAccount",
      "createDuerp",
      "createToken",
      "createTokenByDelegate",
      "deleteActionPreventive",
      "deleteDuerp",
      "downloadArchivedVersion",
      "downloadArchivedVersionDemo",
      "downloadAvis",
      "downloadInvoice",
      "downloadVersion",
      "downloadVersionDemo",
      "downloadVersionUnite",
      "duplicateDuerp",
      "exportAccountData",
      "generateVersion",
      "getAccountInfo",
      "getCalendrier",
      "getCaptchaChallenge",
      "getDuerp",
      "getExample",
      "getMasterData",
      "getPrices",
      "getPublicConfig",
      "getVersion",
      "importDuerp",
      "initPayment",
      "listArchives",
      "listBillingProfiles",
      "listDuerps",
      "listInvoices",
      "listRevue",
      "listSubscriptions",
      "listSuivi",
      "listVersions",
      "logout",
      "managePayment",
      "markRevue",
      "refreshToken",
      "renewCalendrier",
      "resetPassword",
      "sendContact",
      "sendEmailVerification",
      "sendPublicContact",
      "sendResetLink",
      "sendResetPasswordEmail",
      "sendToSpst",
      "stopCalendrier",
      "toggleAutoRenew",
      "updateExpositions",
      "updateFamilles",
      "updateInfosEntreprise",
      "updateListRisques",
      "updateListUnitesDeTravail",
      "updateRappels",
      "updateRisque",
      "updateTogglePapripact",
      "upsertActionPreventive",
      "upsertBillingProfile",
      "verifyEmail",
      "verifyFile",
    ]
  `);
});

test('a call without a name, or with that of another, is no contract', () => {
  const paths = (get: object, post: object) => ({
    paths: { '/a': { get: { responses: {}, ...get }, post: { responses: {}, ...post } } },
  });
  expect(() => listOperations(paths({ operationId: 'a' }, {}))).toThrow('post /a has no operationId');
  expect(() => listOperations(paths({ operationId: 'a' }, { operationId: 'a' }))).toThrow(
    'two calls have the operationId a',
  );
  expect(listOperations(paths({ operationId: 'a' }, { operationId: 'b' }))).toHaveLength(2);
});
