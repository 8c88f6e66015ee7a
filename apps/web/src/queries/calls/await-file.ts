import { ApiError, unwrap } from '@odu/api-contract';
import { awaitAnswer } from './await-answer.ts';

export type FileCall = Parameters<typeof unwrap<Blob>>[0];

/**
 * As `awaitAnswer`, for a file. The page of a proxy or of a captive portal that comes in its place, as a success, is none: it
 * would be kept under the file's name, and found out when it is needed.
 */
export async function awaitFile(call: (signal: AbortSignal) => FileCall, longest?: number): Promise<Blob> {
  const file = await awaitAnswer((signal) => unwrap<Blob>(call(signal)), longest);
  if (file.type.startsWith('text/html')) throw new ApiError(0);
  return file;
}
