import fc from 'fast-check';
import type { ContractOperation, OpenApiDocument, Parameter } from '@odu/api-contract/document';
import { type Known, type Sample, samplesOf } from './samples.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WRONG = [
  0,
  -1,
  1e308,
  '',
  'x',
  null,
  true,
  [],
  {},
  [[]],
  { a: { b: [1] } },
  'a\0b',
  '\ud800',
  'x'.repeat(200_000),
  '[]',
] as const;

/** One place of a body, and what stands there in the place of what should. */
const breakBody = (body: unknown, place: number, wrong: unknown): unknown => {
  if (!isObject(body)) return [wrong];
  const keys = Object.keys(body);
  const key = keys[place % (keys.length + 1)];
  if (key === undefined) return { ...body, inconnu: wrong };
  const child = body[key];
  const [first, ...others] = Array.isArray(child) ? (child as unknown[]) : [];
  if (isObject(first) && place % 2 === 0)
    return { ...body, [key]: [breakBody(first, place, wrong), ...others] };
  return { ...body, [key]: wrong };
};

/** Calls that are wrong in one place; by chance one of them may still be right. */
export function brokenSamplesOf(
  operation: ContractOperation,
  document: OpenApiDocument,
  known: Known,
): fc.Arbitrary<Sample> {
  const has = (place: Parameter['in'], names?: RegExp) =>
    operation.parameters.some((one) => one.in === place && (names?.test(one.name) ?? true));
  const parts = [
    'query',
    ...(has('path') ? ['path'] : []),
    ...(has('header', /^(If-Match|Prefer|Idempotency-Key)$/) ? ['headers'] : []),
    ...(operation.requestBody ? ['body', 'body', 'body'] : []),
  ];
  return fc
    .record({
      sample: samplesOf(operation, document, known),
      place: fc.nat(1_000),
      wrong: fc.constantFrom(...WRONG),
      part: fc.constantFrom(...parts),
    })
    .map(({ sample, place, wrong, part }): Sample => {
      const text = (JSON.stringify(wrong) ?? '').slice(0, 100);
      const keys = Object.keys(sample.path);
      switch (part) {
        case 'path':
          return { ...sample, path: { ...sample.path, [keys[place % keys.length] ?? '']: `${text}%00..` } };
        case 'query':
          return { ...sample, query: { ...sample.query, inconnu: text } };
        case 'headers':
          return {
            ...sample,
            headers: { 'Idempotency-Key': ' é"', 'If-Match': 'x'.repeat(300), Prefer: 'x'.repeat(300) },
          };
        default:
          return { ...sample, body: breakBody(sample.body, place, wrong) };
      }
    });
}
