/** Why a file cannot be hashed here. */
export type HashProblem = 'TOO_LARGE' | 'NOT_SECURE';

/** What is hashed is held in memory. */
const MAX_BYTES = 100_000_000;

/** The SHA-256 of a file in hexadecimal, computed in the browser; a page without https cannot (Web Cryptography API). */
export async function hashFile(file: Blob): Promise<{ sha256: string } | HashProblem> {
  if (file.size > MAX_BYTES) return 'TOO_LARGE';
  if (!isSecureContext) return 'NOT_SECURE';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return {
    sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
