import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  DOCUMENT_ID,
  type JsonSchema,
  type OpenApiDocument,
  withAbsoluteReferences,
} from '@odu/api-contract/document';

/**
 * Compilers over the contract. Bodies are taken as they are: `strict` stops at the first error, in a time that grows with
 * the body; `thorough` finds every error, in one that grows with its square. Path and query come as text and are coerced.
 */
export type SchemaCompiler = {
  strict: (schema: JsonSchema) => ValidateFunction;
  thorough: (schema: JsonSchema) => ValidateFunction;
  coercing: (schema: JsonSchema) => ValidateFunction;
};

function makeAjv(document: OpenApiDocument, { allErrors = true, coerce = false } = {}) {
  const ajv = new Ajv2020({
    // OpenAPI adds keywords of its own (example, discriminator…) to JSON Schema.
    strict: false,
    allErrors,
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
  });
  // ajv-formats is CommonJS: its function is the default of the default under Node's ESM.
  addFormats.default(ajv);
  ajv.addSchema(document, DOCUMENT_ID);
  return ajv;
}

/** Prepares the compilers for one contract. */
export function makeSchemaCompiler(document: OpenApiDocument): SchemaCompiler {
  const strict = makeAjv(document, { allErrors: false });
  const thorough = makeAjv(document);
  const coercing = makeAjv(document, { coerce: true });
  return {
    strict: (schema) => strict.compile(withAbsoluteReferences(schema)),
    thorough: (schema) => thorough.compile(withAbsoluteReferences(schema)),
    coercing: (schema) => coercing.compile(withAbsoluteReferences(schema)),
  };
}
