import fc from 'fast-check';
import {
  type ContractOperation,
  follow,
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
} from '@odu/api-contract/document';

/** What a sample may name: ids that exist, and texts that somebody hostile would choose. */
export type Known = { ids: readonly string[]; emails?: readonly string[] };

/** The parts of one call, before it is sent. */
export type Sample = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
};

type Json = Record<string, unknown>;
const asList = (value: unknown) => (Array.isArray(value) ? value : [value]) as string[];

/** Texts that break what is not made with care: scripts, formulas, paths, Typst, SQL, direction marks, headers. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table account; --",
  '=cmd|\u0027/C calc\u0027!A0',
  '#read("/etc/passwd") #sys.version $ x $ `raw`',
  '../../../../etc/passwd',
  'a\r\nBcc: tous@exemple.fr\r\n\r\nbonjour',
  '\u202egnp.exe\u200b\u2066',
  '\u{1f9d1}\u200d\u{1f373}\u{1f468}\u200d\u{1f469}\u200d\u{1f467} e\u0301\u0327',
  '{{constructor.constructor("return 1")()}} ${7*7} %00 %s',
  '__proto__',
  '\u0001\u001b[31m\u007f\u0085',
] as const;

/** No engine keeps half a surrogate pair nor a NUL: those belong to the invalid ones. */
const text = (minLength: number, maxLength: number) =>
  fc
    .oneof(
      {
        arbitrary: fc.string({ unit: 'grapheme-composite', minLength, maxLength: Math.min(maxLength, 30) }),
        weight: 4,
      },
      { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 2 },
      { arbitrary: fc.constant('é'.repeat(maxLength)), weight: maxLength > 1_000 ? 0 : 1 },
    )
    .map((value) => Array.from(value.replaceAll('\0', '')).slice(0, maxLength).join(''))
    .map((value) => (Array.from(value).length < minLength ? 'x'.repeat(minLength) : value));

function stringOf(schema: JsonSchema, { ids, emails = [] }: Known, name: string): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 100 } = schema as { [key: string]: never };
  if (format === 'uuid')
    return ids.length > 0
      ? fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 3 }, { arbitrary: fc.uuid(), weight: 1 })
      : fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-01-01', '2028-02-29', '1900-12-31', '9999-12-31');
  if (format === 'date-time') return fc.constant('2026-01-01T00:00:00.000Z');
  if (format === 'email') return fc.constantFrom('inconnu@exemple.fr', ...emails);
  if (format === 'uri') return fc.constantFrom('https://odu.example/', 'javascript:alert(1)');
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).map((value) => value.slice(0, maxLength) || '0'.repeat(6));
  if (/email/i.test(name) && emails.length > 0)
    return fc.oneof(fc.constantFrom('inconnu@exemple.fr', ...emails), text(minLength, maxLength));
  return text(minLength, maxLength);
}

/** Values that a schema accepts. Of the contract's keywords only: an unknown form throws, so that it is added here. */
export function valuesOf(
  schema: JsonSchema,
  document: OpenApiDocument,
  known: Known,
  name = '',
): fc.Arbitrary<unknown> {
  const followed = follow(document, schema);
  const {
    type,
    properties,
    required = [],
    items,
    maxItems = 4,
    minItems = 0,
    minimum,
    maximum,
  } = followed as {
    [key: string]: never;
  };
  const recurse = (child: JsonSchema, childName = name) => valuesOf(child, document, known, childName);
  if ('const' in followed) return fc.constant(followed['const']);
  if ('enum' in followed) return fc.constantFrom(...(followed['enum'] as unknown[]));
  const choices = followed['oneOf'] ?? followed['anyOf'];
  if (choices !== undefined) return fc.oneof(...(choices as JsonSchema[]).map((choice) => recurse(choice)));
  const types = asList(type);
  const ofType = (one: string): fc.Arbitrary<unknown> => {
    switch (one) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000_000 });
      case 'number':
        return fc.double({ min: minimum ?? 0, max: maximum ?? 1_000, noNaN: true });
      case 'array':
        return fc.array(recurse((items ?? {}) as JsonSchema), {
          minLength: minItems,
          maxLength: Math.min(maxItems, 4),
        });
      case 'string':
        return stringOf(followed, known, name);
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([key, child]) => [
              key,
              recurse(child, key),
            ]),
          ),
          { requiredKeys: required },
        );
      default:
        throw new Error(`no values are known for ${JSON.stringify(followed)}`);
    }
  };
  return fc.oneof(...types.map(ofType));
}

const HEADERS: Record<string, readonly string[]> = {
  'If-Match': ['"1"', '"2"', '*', 'W/"3"', '"é"', 'n’importe quoi', '""', '"1", "2"'],
  Prefer: ['return=minimal', 'return=representation', 'respond-async; wait=10', '==;;,,'],
};

const recordOf = (
  parameters: Parameter[],
  valueOf: (parameter: Parameter) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Json> =>
  fc.record(Object.fromEntries(parameters.map((one) => [one.name, valueOf(one)])), {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });

/** Calls that the contract accepts. */
export function samplesOf(
  { parameters, requestBody }: ContractOperation,
  document: OpenApiDocument,
  known: Known,
): fc.Arbitrary<Sample> {
  const within = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const valueOf = ({ name, schema }: Parameter) => valuesOf(schema, document, known, name);
  const schema = requestBody?.content['application/json']?.schema;
  return fc.record({
    path: recordOf(within('path'), valueOf),
    query: recordOf(within('query'), valueOf),
    headers: recordOf(within('header'), (parameter) => {
      const texts = HEADERS[parameter.name];
      // Node refuses other characters in a header before anybody sees them.
      return texts
        ? fc.constantFrom(...texts.filter((one) => /^[\u0020-\u00ff]*$/.test(one)))
        : valueOf(parameter).map((value) => String(value).replaceAll(/[^\u0020-\u007e]/g, '') || 'x');
    }) as fc.Arbitrary<Record<string, string>>,
    body: schema ? valuesOf(schema, document, known) : fc.constant(undefined),
  });
}
