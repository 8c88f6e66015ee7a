import { expect, test } from 'vitest';
import { readContract, type OpenApiDocument } from '../../src/openapi-document.ts';
import { checkRelease } from './check-release.ts';
import { compareContracts } from './compare-contracts.ts';

const released = readContract();

type Schema = Record<string, unknown> & {
  properties: Record<string, Record<string, unknown>>;
  required: string[];
};
type Editable = {
  info: { version: string };
  paths: Record<string, Record<string, Record<string, unknown> & { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, Schema> };
};

/** The contract after a change. */
function change(edit: (contract: Editable) => void): OpenApiDocument {
  const next = structuredClone(released);
  edit(next as unknown as Editable);
  return next;
}
const breaks = (edit: (contract: Editable) => void) => compareContracts(released, change(edit));
const schemaOf = ({ components }: Editable, name: string): Schema => {
  const schema = components.schemas[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return schema;
};
const callOf = ({ paths }: Editable, path: string, method: string) => {
  const call = paths[path]?.[method];
  if (call === undefined) throw new Error(`no call ${method} ${path}`);
  return call;
};

test('the same contract breaks nothing', () => {
  expect(breaks(() => undefined)).toEqual([]);
});

test('what only adds breaks nothing', () => {
  expect(
    breaks((next) => {
      next.paths['/api/nouveau'] = {
        get: { operationId: 'nouveau', responses: { 200: { description: 'ok' } } },
      };
      schemaOf(next, 'Tokens').properties['expiresIn'] = { type: 'integer' };
      schemaOf(next, 'Tokens').required.push('expiresIn');
      schemaOf(next, 'LogoutRequest').properties['reason'] = { type: 'string' };
      callOf(next, '/api/public/config', 'get').responses['451'] = { description: 'new' };
    }),
  ).toEqual([]);
});

test.for<[string, (next: Editable) => void]>([
  ['GET /api/public/config: the call is gone', (next) => void delete next.paths['/api/public/config']],
  [
    'getPublicConfig: is now called getConfig',
    (next) => void (callOf(next, '/api/public/config', 'get')['operationId'] = 'getConfig'),
  ],
  [
    'getPublicConfig: now asks for a session',
    (next) => void delete callOf(next, '/api/public/config', 'get')['security'],
  ],
  [
    'getPublicConfig, 200: the answer is gone',
    (next) => void delete callOf(next, '/api/public/config', 'get').responses['200'],
  ],
  [
    'getPublicConfig, query langue: is now required',
    (next) =>
      void (callOf(next, '/api/public/config', 'get')['parameters'] = [
        { name: 'langue', in: 'query', required: true, schema: { type: 'string' } },
      ]),
  ],
  [
    'getPrices: is now closed to delegates',
    (next) => void (callOf(next, '/api/myaccount/getprices', 'get')['x-closed-to-delegates'] = true),
  ],
  [
    'getMasterData, query partie: is gone',
    (next) => void (callOf(next, '/api/duerpmasterdata/risques', 'get')['parameters'] = []),
  ],
  [
    'getDuerp, 200: the header ETag is gone',
    (next) => void (callOf(next, '/api/duerp/{id}', 'get').responses['200'] = { content: {} }),
  ],
  [
    'getDuerp, 200: is no longer application/json',
    (next) => void (callOf(next, '/api/duerp/{id}', 'get').responses['200'] = { content: {} }),
  ],
  [
    'verifyEmail: no longer takes a body',
    (next) => void delete callOf(next, '/api/myaccount/verifyemail', 'post')['requestBody'],
  ],
  [
    'verifyEmail: no longer takes application/json',
    (next) => void (callOf(next, '/api/myaccount/verifyemail', 'post')['requestBody'] = { content: {} }),
  ],
  [
    'createDuerp: a body is now required',
    (next) =>
      void (callOf(next, '/api/duerp/create', 'post')['requestBody'] = { required: true, content: {} }),
  ],
  [
    'VerifyEmailRequest.otp: pattern ^[0-9]{6}$ became ^[0-9]{4}$',
    (next) =>
      void Object.assign(schemaOf(next, 'VerifyEmailRequest').properties['otp'] ?? {}, {
        pattern: '^[0-9]{4}$',
      }),
  ],
  [
    'LogoutRequest.refreshTokenToRevoke: is gone',
    (next) => void delete schemaOf(next, 'LogoutRequest').properties['refreshTokenToRevoke'],
  ],
  [
    'DuerpWriteResult: may now be DuerpListItem',
    (next) =>
      void (schemaOf(next, 'DuerpWriteResult')['oneOf'] as unknown[]).push({
        $ref: '#/components/schemas/DuerpListItem',
      }),
  ],
  ['Tokens.accessToken: is gone', (next) => void delete schemaOf(next, 'Tokens').properties['accessToken']],
  [
    'Tokens.accessToken: may now be missing',
    (next) => void (schemaOf(next, 'Tokens').required = ['refreshToken']),
  ],
  [
    'Tokens.accessToken: may now be null',
    (next) => void (schemaOf(next, 'Tokens').properties['accessToken'] = { type: ['string', 'null'] }),
  ],
  [
    'LogoutRequest.refreshTokenToRevoke: maxLength 500 became 499',
    (next) =>
      void Object.assign(schemaOf(next, 'LogoutRequest').properties['refreshTokenToRevoke'] ?? {}, {
        maxLength: 499,
      }),
  ],
  [
    'LogoutRequest.refreshTokenToRevoke: minLength 1 became 2',
    (next) =>
      void Object.assign(schemaOf(next, 'LogoutRequest').properties['refreshTokenToRevoke'] ?? {}, {
        minLength: 2,
      }),
  ],
  [
    'LogoutRequest.device: is now required',
    (next) => {
      schemaOf(next, 'LogoutRequest').properties['device'] = { type: 'string' };
      schemaOf(next, 'LogoutRequest').required.push('device');
    },
  ],
])('%s', ([sentence, edit]) => {
  expect(breaks(edit)).toContain(sentence);
});

test('a number that is answered may become a whole one', () => {
  expect(
    breaks((next) =>
      Object.assign(schemaOf(next, 'Invoice').properties['totalHT'] ?? {}, { type: 'integer' }),
    ),
  ).toEqual([]);
});

test('what was free to send, or to leave out, breaks clients where it is no more', () => {
  const loose = change((contract) => {
    delete schemaOf(contract, 'LogoutRequest')['additionalProperties'];
    Object.assign(callOf(contract, '/api/myaccount/verifyemail', 'post')['requestBody'] ?? {}, {
      required: false,
    });
  });
  expect(compareContracts(loose, released).toSorted()).toEqual([
    'LogoutRequest: unknown fields are now refused',
    'verifyEmail: a body is now required',
  ]);
});

test('both sides of a bound: what is sent may become longer', () => {
  const setMaxLength = (maxLength: number) => (next: Editable) =>
    void Object.assign(schemaOf(next, 'LogoutRequest').properties['refreshTokenToRevoke'] ?? {}, {
      maxLength,
    });
  expect(breaks(setMaxLength(500))).toEqual([]);
  expect(breaks(setMaxLength(501))).toEqual([]);
});

test('a closed value: one less breaks who sends it, one more breaks who reads it', () => {
  const answered = breaks((next) => {
    (schemaOf(next, 'NiveauDeRisqueStatus')['enum'] as unknown[]).push('PURPLE');
  });
  expect(answered).toEqual(['NiveauDeRisqueStatus: may now be PURPLE']);
  const sent = breaks((next) => {
    schemaOf(next, 'SortBy')['enum'] = ['none', 'code'];
  });
  expect(sent).toContain('SortBy: no longer takes niveauDeRisqueValue');
});

test('what breaks is declared with its reason, and raises the version', () => {
  const edit = (version: string) =>
    change((next) => {
      delete schemaOf(next, 'Tokens').properties['accessToken'];
      next.info.version = version;
    });
  const declared = [{ change: 'Tokens.accessToken: is gone', why: 'A cookie takes its place.' }];
  expect(checkRelease(released, edit('0.9.0'), declared)).toEqual([]);
  expect(checkRelease(released, edit('1.0.0'), declared)).toEqual([]);
  expect(checkRelease(released, edit('0.8.1'), declared)).toEqual([
    '0.8.1 promises what 0.8.0 does: raise info.version, it breaks clients',
  ]);
  // From 1.0 on another minor version promises the same.
  const stable = change((next) => void (next.info.version = '1.0.0'));
  expect(checkRelease(stable, edit('1.1.0'), declared)).toEqual([
    '1.1.0 promises what 1.0.0 does: raise info.version, it breaks clients',
  ]);
  expect(checkRelease(stable, edit('2.0.0'), declared)).toEqual([]);
  expect(
    checkRelease(released, edit('0.9.0'), [{ change: 'Tokens.accessToken: is gone', why: ' ' }]),
  ).toEqual(['has no reason: Tokens.accessToken: is gone']);
  expect(checkRelease(released, edit('0.9.0'), [])).toEqual(['breaks clients: Tokens.accessToken: is gone']);
  expect(checkRelease(released, released, declared)).toEqual([
    'is declared, and not done: Tokens.accessToken: is gone',
  ]);
});
