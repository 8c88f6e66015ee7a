import type { ValidateFunction } from 'ajv';
import { isGardable } from '@odu/domain';
import type { FastifyRequest } from 'fastify';
import { toFieldErrors } from './error-messages.ts';
import { hasAtMost, listValues } from './json-values.ts';
import type { ContractOperation, JsonSchema, Parameter } from '@odu/api-contract/document';
import { type FieldError, Problem } from './problem.ts';
import type { SchemaCompiler } from './schema-compiler.ts';

export const NOT_VALID = "La requête envoyée n'est pas valide.";

type Values = Record<string, unknown>;
export type CheckedRequest = { path: Values; query: Values; headers: Values; body: unknown };

const schemaOf = (parameters: Parameter[], isClosed: boolean): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  ...(isClosed && { additionalProperties: false }),
});

/** `?ids=a,b` when the contract says `explode: false`. */
function splitLists(query: Values, parameters: Parameter[]): Values {
  const lists = parameters
    .filter(({ schema, explode }) => schema['type'] === 'array' && explode === false)
    .map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      lists.includes(name) && typeof value === 'string' ? value.split(',') : value,
    ]),
  );
}

/** What some database does not keep is refused for every engine rather than altered, so that what is hashed is what is stored. */
function* findUnstorable(body: unknown): Generator<FieldError> {
  for (const { path, value } of listValues(body, '/body')) {
    if (typeof value === 'string' && !isGardable(value))
      yield { path, message: "Le texte contient un caractère qui n'est pas permis." };
  }
}

/** Up to here a body is small enough for all its errors to be looked for. */
const THOROUGH_VALUES = 1_000;

/** Makes the check of a body: all errors of an ordinary one, the first of a big one, so that its cost grows with its size. */
function makeBodyChecker(schema: JsonSchema, compiler: SchemaCompiler) {
  const strict = compiler.strict(schema);
  let thorough: ValidateFunction | undefined;
  return (body: unknown): FieldError[] => {
    const isSmall = hasAtMost(THOROUGH_VALUES, body);
    if (strict(body)) return [...findUnstorable(body)];
    if (!isSmall) return toFieldErrors('body', strict.errors ?? []);
    // Compiled for the first wrong body: most operations never see one.
    thorough ??= compiler.thorough(schema);
    thorough(body);
    return [...toFieldErrors('body', thorough.errors ?? []), ...findUnstorable(body)];
  };
}

/** Makes the function that checks every part of a request to one operation and throws one Problem with all errors. */
export function makeRequestChecker(operation: ContractOperation, compiler: SchemaCompiler) {
  const within = (place: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const queryParameters = within('query');
  const headerNames = within('header').map(({ name }) => name);
  const checkPath = compiler.coercing(schemaOf(within('path'), true));
  const checkQuery = compiler.coercing(schemaOf(queryParameters, true));
  const checkHeaders = compiler.coercing(schemaOf(within('header'), false));
  const bodySchema = operation.requestBody?.content['application/json']?.schema;
  const checkBody = bodySchema && makeBodyChecker(bodySchema, compiler);

  return (request: FastifyRequest): CheckedRequest => {
    const errors: FieldError[] = [];
    const check = (part: string, validate: ValidateFunction, value: unknown) => {
      if (!validate(value)) errors.push(...toFieldErrors(part, validate.errors ?? []));
    };
    const path = { ...(request.params as Values) };
    const query = splitLists(request.query as Values, queryParameters);
    const headers = Object.fromEntries(
      headerNames
        .map((name) => [name, request.headers[name.toLowerCase()]])
        .filter(([, value]) => value !== undefined),
    ) as Values;
    check('path', checkPath, path);
    check('query', checkQuery, query);
    check('header', checkHeaders, headers);
    if (checkBody && (request.body !== undefined || operation.requestBody?.required)) {
      if (request.body === undefined)
        errors.push({ path: '/body', message: 'Le corps de la requête est requis.' });
      else errors.push(...checkBody(request.body));
    }
    if (errors.length > 0) throw new Problem(400, { message: NOT_VALID, errors });
    return { path, query, headers, body: request.body };
  };
}
