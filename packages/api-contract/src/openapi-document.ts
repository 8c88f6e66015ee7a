import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type JsonSchema = { [keyword: string]: unknown };
type Reference = { $ref: string };
type OrReference<T> = T | Reference;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  explode?: boolean;
  schema: JsonSchema;
};
type MediaTypes = Record<string, { schema?: JsonSchema }>;
export type RequestBody = { required?: boolean; content: MediaTypes };
export type Response = { content?: MediaTypes; headers?: Record<string, unknown> };
type Operation = {
  operationId?: string;
  parameters?: OrReference<Parameter>[];
  requestBody?: OrReference<RequestBody>;
  responses: Record<string, OrReference<Response>>;
  security?: unknown[];
  'x-closed-to-delegates'?: boolean;
  'x-carries-secrets'?: boolean;
  'x-max-body-bytes'?: number;
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
type PathItem = { parameters?: OrReference<Parameter>[] } & { [M in Method]?: Operation };

/** The few parts of an OpenAPI 3.1 document that the server and this package's tools read. */
export type OpenApiDocument = { paths: Record<string, PathItem>; security?: unknown[] } & JsonSchema;

/** One call of the contract with every reference to a parameter, a body or a response already followed. */
export type ContractOperation = {
  id: string;
  method: Method;
  /** Fastify's form: `/api/duerp/:id`. */
  url: string;
  isPublic: boolean;
  /** A delegate's session gets 403 from it (decision B7). */
  isClosedToDelegates: boolean;
  /** Its answer carries a token or an address that opens a session: it is never compressed (BREACH). */
  carriesSecrets: boolean;
  parameters: Parameter[];
  /** The contract's own limit of the body, where it says one. */
  maxBodyBytes: number | undefined;
  requestBody: RequestBody | undefined;
  responses: Record<string, Response>;
};

const CONTRACT_FILE = new URL('../openapi.yaml', import.meta.url);

/** Reads this package's contract. */
export function readContract(): OpenApiDocument {
  return parse(readFileSync(CONTRACT_FILE, 'utf8')) as OpenApiDocument;
}

/** What the whole contract is called where its schemas are compiled. */
export const DOCUMENT_ID = 'https://odu.invalid/openapi.json';

/** `#/components/…` inside a schema points into the whole contract. */
export const withAbsoluteReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? DOCUMENT_ID + value : value,
  ) as JsonSchema;

const isReference = (value: object): value is Reference => '$ref' in value;

/** The value itself, or what its `$ref` names in the document; throws when that is nothing. */
export function follow<T extends object>(document: OpenApiDocument, value: OrReference<T>): T {
  if (!isReference(value)) return value;
  const keys = value.$ref.slice('#/'.length).split('/');
  let node: unknown = document;
  for (const key of keys)
    node = (node as JsonSchema | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (typeof node !== 'object' || node === null) throw new Error(`the contract has no ${value.$ref}`);
  return follow(document, node as OrReference<T>);
}

/** Lists the calls of the contract; throws when one has no operationId or two share it. */
export function listOperations(document: OpenApiDocument): ContractOperation[] {
  const operations: ContractOperation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const id = operation.operationId;
      if (id === undefined) throw new Error(`${method} ${path} has no operationId`);
      if (operations.some((other) => other.id === id))
        throw new Error(`two calls have the operationId ${id}`);
      operations.push({
        id,
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        isClosedToDelegates: operation['x-closed-to-delegates'] === true,
        carriesSecrets: operation['x-carries-secrets'] === true,
        isPublic: (operation.security ?? document.security ?? []).length === 0,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
          follow(document, one),
        ),
        maxBodyBytes: operation['x-max-body-bytes'],
        requestBody: operation.requestBody && follow(document, operation.requestBody),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, one]) => [status, follow(document, one)]),
        ),
      });
    }
  }
  return operations;
}
