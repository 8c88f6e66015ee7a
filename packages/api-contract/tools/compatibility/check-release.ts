import type { OpenApiDocument } from '../../src/openapi-document.ts';
import { compareContracts } from './compare-contracts.ts';

/** A change that breaks clients and is made all the same. */
export interface DeclaredChange {
  /** The very sentence of the comparison. */
  change: string;
  why: string;
}

const versionOf = (contract: OpenApiDocument) => String((contract['info'] as { version: string }).version);

/** Whether a version is of another promise than the released one: another major version, or another minor one before 1.0. */
function isNewPromise(released: string, next: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = released.split('.').map(Number);
  const [major = 0, minor = 0] = next.split('.').map(Number);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

/** What forbids to release the next contract: what breaks clients undeclared, a version that does not say it, a declaration of nothing. */
export function checkRelease(
  released: OpenApiDocument,
  next: OpenApiDocument,
  declared: readonly DeclaredChange[],
): string[] {
  const changes = compareContracts(released, next);
  const isDeclared = (change: string) => declared.some((one) => one.change === change);
  const versions = [versionOf(released), versionOf(next)] as const;
  return [
    ...changes.filter((change) => !isDeclared(change)).map((change) => `breaks clients: ${change}`),
    ...declared
      .filter(({ change }) => !changes.includes(change))
      .map(({ change }) => `is declared, and not done: ${change}`),
    ...declared.filter(({ why }) => why.trim() === '').map(({ change }) => `has no reason: ${change}`),
    ...(changes.length > 0 && !isNewPromise(...versions)
      ? [`${versions[1]} promises what ${versions[0]} does: raise info.version, it breaks clients`]
      : []),
  ];
}
