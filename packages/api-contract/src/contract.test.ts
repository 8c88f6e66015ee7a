import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
  security?: unknown[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, unknown>;
}
interface Contract {
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

test('the calls without authentication are those under /api/public/', () => {
  for (const { path, operation } of operations) {
    expect([path, operation.security !== undefined]).toEqual([path, isPublicCall(path)]);
  }
});

test('every call declares the failures that any call can have', () => {
  for (const { operation } of operations) {
    expect(Object.keys(operation.responses), operation.operationId).toEqual(
      expect.arrayContaining(['400', '500', '503', 'default']),
    );
  }
});

test('every call with a body can answer that it is too large', () => {
  for (const { operation } of operations.filter(({ operation }) => operation.requestBody)) {
    expect(Object.keys(operation.responses), operation.operationId).toContain('413');
  }
});

test('request bodies are strict, and what they hold is bounded', () => {
  const requestSchemas = listRequestSchemas();
  expect(requestSchemas.length).toBeGreaterThan(30);
  for (const [name, schema] of requestSchemas) {
    if (hasType(schema, 'object')) expect(schema.additionalProperties, name).toBe(false);
    if (hasType(schema, 'array')) expect(schema.maxItems, name).toBeTypeOf('number');
    const isBounded = (schema.enum ?? schema.maxLength ?? schema.pattern) !== undefined;
    if (hasType(schema, 'string')) expect(isBounded, name).toBe(true);
  }
});

test('operations are listed once, by the names that the server and the pacts use', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toMatchInlineSnapshot(`
    [
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
      "downloadVersion",
      "downloadVersionDemo",
      "duplicateDuerp",
      "generateVersion",
      "getAccountInfo",
      "getCaptchaChallenge",
      "getDuerp",
      "getMasterData",
      "getPrices",
      "getPublicConfig",
      "initPayment",
      "listArchives",
      "listBillingProfiles",
      "listDuerps",
      "listSubscriptions",
      "listVersions",
      "logout",
      "managePayment",
      "refreshToken",
      "resetPassword",
      "sendContact",
      "sendEmailVerification",
      "sendPublicContact",
      "sendResetLink",
      "sendResetPasswordEmail",
      "toggleAutoRenew",
      "updateInfosEntreprise",
      "updateListRisques",
      "updateListUnitesDeTravail",
      "updateRisque",
      "updateTogglePapripact",
      "upsertActionPreventive",
      "upsertBillingProfile",
      "verifyEmail",
    ]
  `);
});
