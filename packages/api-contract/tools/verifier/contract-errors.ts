import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  DOCUMENT_ID,
  type JsonSchema,
  type OpenApiDocument,
  withAbsoluteReferences,
} from '../../src/openapi-document.ts';

/** What of an answer is not as the contract says: `field` names it for people (`Risque.evalGravite`), and is the same wherever it stands. */
export interface ContractError {
  field: string;
  problem: string;
  /** Of JSON Schema: what was broken. */
  keyword: string;
}

/** Checks values against schemas of the contract, and names what is wrong by the schema and field it stands in. */
export function makeContractChecker(contract: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  // ajv-formats is CommonJS: its function is the default of the default under Node's ESM.
  addFormats.default(ajv);
  ajv.addSchema(contract, DOCUMENT_ID);
  const names = nameSchemas(contract);

  /** What `value` breaks of a schema of the contract; `place` is the name of what has none of its own. */
  function check(schema: JsonSchema, value: unknown, place: string): ContractError[] {
    const validate = ajv.compile(withAbsoluteReferences(schema));
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const choices = errors.filter(
      (error) => isChoice(error) && !errors.some((other) => isChoice(other) && isInside(error, other)),
    );
    const own = errors.filter(
      (error) => !choices.some((choice) => error === choice || isInside(error, choice)),
    );
    return [
      ...own.map((error) => describe(error, nameOf(error, place), listCandidates(error, place))),
      ...choices.flatMap((choice) => checkChoice(choice, place)),
    ];
  }

  /** Of the schemas that a value may have, the one that it is nearest to says what is wrong. */
  function checkChoice({ schema, data }: ErrorObject, place: string): ContractError[] {
    const branches = (schema as JsonSchema[]).map((branch) => check(branch, data, place));
    const isOfItsType = (errors: ContractError[]) => !errors.some(({ keyword }) => keyword === 'type');
    return (
      branches.toSorted(
        (one, other) => Number(isOfItsType(other)) - Number(isOfItsType(one)) || one.length - other.length,
      )[0] ?? []
    );
  }

  /** The name of the schema that was broken, else where it stands. */
  const nameOf = ({ parentSchema, instancePath }: ErrorObject, place: string) =>
    names.get(parentSchema) ?? `${place}${instancePath.replaceAll(/\/\d+/g, '[]').replaceAll('/', '.')}`;

  /** What may be the missing field by another name: unknown to the contract, and of the right form. */
  function listCandidates({ params, parentSchema, data }: ErrorObject, place: string): string[] {
    const properties = (parentSchema?.['properties'] ?? {}) as Record<string, JsonSchema>;
    const missing = properties[(params as { missingProperty?: string }).missingProperty ?? ''];
    if (missing === undefined || !isJsonObject(data)) return [];
    return Object.keys(data).filter(
      (key) => !Object.hasOwn(properties, key) && check(missing, data[key], place).length === 0,
    );
  }
  return check;
}

const isJsonObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';
const isInside = (error: ErrorObject, choice: ErrorObject) =>
  error !== choice && error.instancePath.startsWith(choice.instancePath);

function describe(error: ErrorObject, name: string, candidates: readonly string[]): ContractError {
  const { keyword, data } = error;
  if (keyword === 'required') {
    const { missingProperty } = error.params as { missingProperty: string };
    const sent = candidates.map((key) => `"${key}"`).join(', ');
    const renamed =
      sent === '' ? '' : `; the server sends ${sent}, which the contract does not know: renamed?`;
    return { field: `${name}.${missingProperty}`, problem: `is missing${renamed}`, keyword };
  }
  const { allowedValues } = error.params as { allowedValues?: unknown[] };
  const expected =
    allowedValues === undefined ? error.message : `must be one of ${JSON.stringify(allowedValues)}`;
  const sent = JSON.stringify(data).slice(0, 80);
  return { field: name, problem: `${expected}; the server sends ${sent}`, keyword };
}

/** Every schema of the contract by its name: Ajv hands back the very objects that it was given. */
function nameSchemas(contract: OpenApiDocument): Map<unknown, string> {
  const names = new Map<unknown, string>();
  function visit(name: string, schema: unknown) {
    if (!isJsonObject(schema) || names.has(schema)) return;
    names.set(schema, name);
    for (const [property, child] of Object.entries((schema['properties'] ?? {}) as JsonSchema))
      visit(`${name}.${property}`, child);
    visit(`${name}[]`, schema['items']);
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const child of (schema[keyword] ?? []) as unknown[]) visit(name, child);
  }
  const { schemas } = contract['components'] as { schemas: JsonSchema };
  for (const [name, schema] of Object.entries(schemas)) visit(name, schema);
  return names;
}
