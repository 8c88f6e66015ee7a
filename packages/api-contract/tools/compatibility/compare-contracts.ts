import {
  listOperations,
  type ContractOperation,
  type OpenApiDocument,
  type Parameter,
} from '../../src/openapi-document.ts';
import { compareSchemas, type Contracts } from './compare-schemas.ts';

/** What the next contract breaks for a client of the released one, each change once, in a sentence that names its place. */
export function compareContracts(released: OpenApiDocument, next: OpenApiDocument): string[] {
  const contracts = { released, next };
  const after = listOperations(next);
  const said = listOperations(released).flatMap((old) => {
    const now = after.find(({ method, url }) => method === old.method && url === old.url);
    if (now === undefined) return [`${old.method.toUpperCase()} ${old.url}: the call is gone`];
    return [
      ...(now.id === old.id ? [] : [`${old.id}: is now called ${now.id}`]),
      ...(old.isPublic && !now.isPublic ? [`${old.id}: now asks for a session`] : []),
      ...(!old.isClosedToDelegates && now.isClosedToDelegates
        ? [`${old.id}: is now closed to delegates`]
        : []),
      ...compareParameters(contracts, old, now),
      ...compareBodies(contracts, old, now),
      ...compareAnswers(contracts, old, now),
    ];
  });
  return [...new Set(said)];
}

function compareParameters(contracts: Contracts, old: ContractOperation, now: ContractOperation): string[] {
  const find = (parameters: Parameter[], { name, in: where }: Parameter) =>
    parameters.find((one) => one.name.toLowerCase() === name.toLowerCase() && one.in === where);
  const place = ({ name, in: where }: Parameter) => `${old.id}, ${where} ${name}`;
  return [
    ...old.parameters.flatMap((one) => {
      const other = find(now.parameters, one);
      return other === undefined
        ? [`${place(one)}: is gone`]
        : compareSchemas(contracts, 'sent', place(one), one.schema, other.schema);
    }),
    ...now.parameters
      .filter((one) => one.required === true && find(old.parameters, one)?.required !== true)
      .map((one) => `${place(one)}: is now required`),
  ];
}

function compareBodies(contracts: Contracts, old: ContractOperation, now: ContractOperation): string[] {
  const before = old.requestBody;
  const after = now.requestBody;
  if (before === undefined) return after?.required === true ? [`${old.id}: a body is now required`] : [];
  if (after === undefined) return [`${old.id}: no longer takes a body`];
  return [
    ...(after.required === true && before.required !== true ? [`${old.id}: a body is now required`] : []),
    ...Object.entries(before.content).flatMap(([type, { schema }]) =>
      type in after.content
        ? compareSchemas(contracts, 'sent', `${old.id}, body`, schema, after.content[type]?.schema)
        : [`${old.id}: no longer takes ${type}`],
    ),
  ];
}

/** An error that is new is none: a client must know `default`. */
function compareAnswers(contracts: Contracts, old: ContractOperation, now: ContractOperation): string[] {
  return Object.entries(old.responses).flatMap(([status, before]) => {
    const after = now.responses[status];
    const place = `${old.id}, ${status}`;
    if (after === undefined) return [`${place}: the answer is gone`];
    return [
      ...Object.keys(before.headers ?? {})
        .filter((header) => !(header in (after.headers ?? {})))
        .map((header) => `${place}: the header ${header} is gone`),
      ...Object.entries(before.content ?? {}).flatMap(([type, { schema }]) =>
        after.content?.[type] === undefined
          ? [`${place}: is no longer ${type}`]
          : compareSchemas(contracts, 'answered', place, schema, after.content[type].schema),
      ),
    ];
  });
}
