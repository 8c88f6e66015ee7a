import type { ContractOperation } from '../src/openapi-document.ts';

/** The call of the contract that a method and a path (without its query) mean, with the values of the path's parameters; a literal segment wins over a parameter: `/api/duerp/list` is no document. */
export function findOperation(
  operations: readonly ContractOperation[],
  method: string,
  path: string,
): { operation: ContractOperation; parameters: Record<string, string> } | undefined {
  const candidates = operations
    .filter((one) => one.method === method.toLowerCase())
    .toSorted((one, other) => one.url.split(':').length - other.url.split(':').length);
  for (const operation of candidates) {
    const match = new RegExp(`^${operation.url.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (match !== null) return { operation, parameters: { ...match.groups } };
  }
  return undefined;
}
