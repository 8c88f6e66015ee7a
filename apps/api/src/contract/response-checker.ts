import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ValidateFunction } from 'ajv';
import type { FastifyReply } from 'fastify';
import type { ContractOperation } from '@odu/api-contract/document';
import type { SchemaCompiler } from './schema-compiler.ts';

/** By media type; compiled with the first answer: a test file meets a few of the contract's schemas, and all of them take seconds. */
type Check = Map<string, () => ValidateFunction | undefined>;

/** The text of an answer, which may be encoded already. */
function readText(reply: FastifyReply, payload: unknown): string {
  const encoding = reply.getHeader('content-encoding');
  if (!Buffer.isBuffer(payload) || encoding === undefined) return String(payload);
  return (encoding === 'br' ? brotliDecompressSync(payload) : gunzipSync(payload)).toString('utf8');
}

/**
 * Makes the function that compares a serialised answer with what the contract declares for its status.
 * Throws when they differ: used in tests, where the thrown error becomes a 500 that no test expects.
 */
export function makeResponseChecker(operation: ContractOperation, compiler: SchemaCompiler) {
  const declared = new Map<string, Check>();
  for (const [status, { content = {} }] of Object.entries(operation.responses)) {
    const check: Check = new Map();
    for (const [mediaType, { schema }] of Object.entries(content)) {
      const isJson = /[/+]json$/.test(mediaType);
      let validate: ValidateFunction | undefined;
      check.set(mediaType, () => (isJson && schema ? (validate ??= compiler.strict(schema)) : undefined));
    }
    declared.set(status, check);
  }

  return (reply: FastifyReply, payload: unknown): void => {
    const where = `${operation.id} ${reply.statusCode}`;
    const check = declared.get(String(reply.statusCode)) ?? declared.get('default');
    if (check === undefined) throw new Error(`${where}: the contract does not have this status`);
    const mediaType = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    if (check.size === 0) {
      if (payload !== undefined && payload !== null && payload !== '')
        throw new Error(`${where}: the contract has no body here`);
      return;
    }
    const getValidate = check.get(mediaType);
    if (getValidate === undefined)
      throw new Error(`${where}: the contract does not have the media type "${mediaType}"`);
    const validate = getValidate();
    if (validate && !validate(JSON.parse(readText(reply, payload)))) {
      throw new Error(`${where} breaks the contract: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
    }
  };
}
