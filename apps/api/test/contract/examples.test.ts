import { expect, test } from 'vitest';
import { follow, type JsonSchema, listOperations, readContract } from '@odu/api-contract/document';
import { makeSchemaCompiler } from '../../src/contract/schema-compiler.ts';

type Media = { schema?: JsonSchema; example?: unknown; examples?: Record<string, { value?: unknown }> };

const contract = readContract();
const compiler = makeSchemaCompiler(contract);

/** Everything that a call takes or answers as JSON, by a name for people. */
const exchanges = listOperations(contract).flatMap(({ id, requestBody, responses }) => [
  ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
    name: `${id}, body`,
    type,
    media,
  })),
  ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => ({ name: `${id}, ${status}`, type, media })),
  ),
]);
const inJson = exchanges
  .filter(({ type }) => type.endsWith('json'))
  .map(({ name, media }) => ({ name, ...(media as Media) }));

/** Those of the exchange, else those of its schema. */
function listExamples({ schema, example, examples }: Media): unknown[] {
  if (example !== undefined) return [example];
  if (examples !== undefined) return Object.values(examples).map(({ value }) => value);
  const own = schema === undefined ? undefined : follow<JsonSchema>(contract, schema)['examples'];
  return Array.isArray(own) ? own : [];
}

test('every body and every answer in JSON has an example', () => {
  expect(inJson.length).toBeGreaterThan(100);
  expect(inJson.filter((media) => listExamples(media).length === 0).map(({ name }) => name)).toEqual([]);
});

test('every example is what its schema says', () => {
  const wrong = inJson.flatMap(({ name, ...media }) => {
    const check = compiler.thorough(media.schema ?? {});
    return listExamples(media).flatMap((example) =>
      check(example) ? [] : [`${name}: ${JSON.stringify(check.errors?.[0])}`],
    );
  });
  expect(wrong).toEqual([]);
});
