import { follow, type JsonSchema, type OpenApiDocument } from '../../src/openapi-document.ts';

/** Who must go on being understood: what a client sends is read by the server, what the server answers by a client. */
export type Direction = 'sent' | 'answered';

/** The two contracts, the released one first. */
export interface Contracts {
  released: OpenApiDocument;
  next: OpenApiDocument;
}

/** The greatest values that are allowed: sent, they may only rise. */
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const LOWER_BOUNDS = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;

/**
 * What a schema's change breaks, each in a sentence that begins with the place. Sent, a value that was taken must still be
 * taken; answered, no value may come that the released schema did not announce.
 */
export function compareSchemas(
  contracts: Contracts,
  direction: Direction,
  place: string,
  before: JsonSchema | undefined,
  after: JsonSchema | undefined,
  seen: Set<string> = new Set(),
): string[] {
  if (before === undefined || after === undefined) return [];
  const pair = `${direction} ${String(before['$ref'])} ${String(after['$ref'])}`;
  const name = typeof before['$ref'] === 'string' ? (before['$ref'].split('/').at(-1) ?? place) : place;
  if ('$ref' in before && '$ref' in after) {
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const old = follow<JsonSchema>(contracts.released, before);
  const now = follow<JsonSchema>(contracts.next, after);
  const go = (where: string, one: unknown, other: unknown) =>
    compareSchemas(contracts, direction, where, one as JsonSchema, other as JsonSchema, seen);
  return [
    ...compareValues(direction, name, old, now),
    ...compareProperties(direction, name, old, now, go),
    ...go(`${name}[]`, old['items'], now['items']),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
      compareBranches(direction, name, keyword, old, now, go),
    ),
  ];
}

type Go = (where: string, one: unknown, other: unknown) => string[];

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

const say = (value: unknown): string => (value === undefined ? 'none' : String(value as string | number));

/** Types, closed values, forms and bounds. */
function compareValues(direction: Direction, name: string, old: JsonSchema, now: JsonSchema): string[] {
  const said: string[] = [];
  // The wider of the two: what is sent may become wider, what is answered narrower.
  const [from, to] = direction === 'sent' ? [old, now] : [now, old];
  const verb = direction === 'sent' ? 'no longer takes' : 'may now be';
  for (const keyword of ['type', 'enum', 'const']) {
    if (to[keyword] === undefined) continue;
    if (from[keyword] === undefined)
      said.push(`${name}: ${keyword} ${direction === 'sent' ? 'is new' : 'is gone'}`);
    const allowed = listOf(to[keyword]).map(String);
    // A whole number is a number.
    const isAllowed = (value: unknown) =>
      allowed.includes(String(value)) || (value === 'integer' && allowed.includes('number'));
    for (const value of listOf(from[keyword]))
      if (!isAllowed(value)) said.push(`${name}: ${verb} ${String(value)}`);
  }
  for (const keyword of ['pattern', 'format'])
    if (to[keyword] !== undefined && from[keyword] !== to[keyword])
      said.push(`${name}: ${keyword} ${say(old[keyword])} became ${say(now[keyword])}`);
  const isNarrower = (keyword: string, sign: 1 | -1) => {
    const bound = to[keyword];
    if (typeof bound !== 'number') return false;
    const other = from[keyword];
    return typeof other !== 'number' || sign * (other - bound) > 0;
  };
  for (const [keywords, sign] of [
    [UPPER_BOUNDS, 1],
    [LOWER_BOUNDS, -1],
  ] as const)
    for (const keyword of keywords)
      if (isNarrower(keyword, sign))
        said.push(`${name}: ${keyword} ${say(old[keyword])} became ${say(now[keyword])}`);
  return said;
}

function compareProperties(
  direction: Direction,
  name: string,
  old: JsonSchema,
  now: JsonSchema,
  go: Go,
): string[] {
  const before = (old['properties'] ?? {}) as JsonSchema;
  const after = (now['properties'] ?? {}) as JsonSchema;
  const wasRequired = listOf(old['required']);
  const isRequired = listOf(now['required']);
  const said: string[] = [];
  for (const [property, schema] of Object.entries(before)) {
    const place = `${name}.${property}`;
    // An object that takes unknown fields may forget one; an answer may not.
    if (!(property in after)) {
      if (direction === 'answered' || now['additionalProperties'] === false) said.push(`${place}: is gone`);
    } else {
      if (direction === 'answered' && wasRequired.includes(property) && !isRequired.includes(property))
        said.push(`${place}: may now be missing`);
      said.push(...go(place, schema, after[property]));
    }
  }
  if (direction === 'sent')
    for (const property of isRequired)
      if (!wasRequired.includes(property)) said.push(`${name}.${String(property)}: is now required`);
  if (
    direction === 'sent' &&
    now['additionalProperties'] === false &&
    old['additionalProperties'] !== false &&
    'properties' in old
  )
    said.push(`${name}: unknown fields are now refused`);
  return said;
}

/** The schemas of a union, paired by their names, else by their places. */
function compareBranches(
  direction: Direction,
  name: string,
  keyword: string,
  old: JsonSchema,
  now: JsonSchema,
  go: Go,
): string[] {
  const keyOf = (branch: JsonSchema, index: number) =>
    typeof branch['$ref'] === 'string' ? branch['$ref'] : (JSON.stringify(branch['type']) ?? `${index}`);
  const collect = (schema: JsonSchema) =>
    new Map(((schema[keyword] ?? []) as JsonSchema[]).map((branch, index) => [keyOf(branch, index), branch]));
  const before = collect(old);
  const after = collect(now);
  const missing = direction === 'sent' ? [before, after] : [after, before];
  const said = [...(missing[0]?.keys() ?? [])]
    .filter((key) => missing[1]?.has(key) === false)
    .map(
      (key) => `${name}: ${direction === 'sent' ? 'no longer takes' : 'may now be'} ${key.split('/').at(-1)}`,
    );
  return [...said, ...[...before].flatMap(([key, branch]) => go(`${name}|${key}`, branch, after.get(key)))];
}
