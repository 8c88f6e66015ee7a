import { chmodSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Takes the rights of everybody but the owner from a file or a folder: it holds what accounts wrote, and the secret. */
export function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path);
  // Only its owner can: a volume of somebody else keeps the rights that its operator chose.
  if ((mode & OTHERS) !== 0 && (process.getuid?.() === uid || process.getuid?.() === 0))
    chmodSync(path, mode & OWNER_ONLY);
}
