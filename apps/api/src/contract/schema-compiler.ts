import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './openapi-document.ts';

const DOCUMENT_ID = 'https://odu.invalid/openapi.json';

/** Two compilers over the contract: bodies are taken as they are, path and query come as text and are coerced. */
export type SchemaCompiler = {
  strict: (schema: JsonSchema) => ValidateFunction;
  coercing: (schema: JsonSchema) => ValidateFunction;
};

/** `#/components/…` inside a schema points into the whole contract. */
const withAbsoluteReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? DOCUMENT_ID + value : value,
  ) as JsonSchema;

function makeAjv(document: OpenApiDocument, coerce: boolean) {
  const ajv = new Ajv2020({
    // OpenAPI adds keywords of its own (example, discriminator…) to JSON Schema.
    strict: false,
    allErrors: true,
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
  const strict = makeAjv(document, false);
  const coercing = makeAjv(document, true);
  return {
    strict: (schema) => strict.compile(withAbsoluteReferences(schema)),
    coercing: (schema) => coercing.compile(withAbsoluteReferences(schema)),
  };
}
