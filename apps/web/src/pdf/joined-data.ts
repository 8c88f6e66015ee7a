import type { ImportDuerpRequest } from '@odu/api-contract';
import { readDuerpJoint } from '@odu/domain';
import { type EmbeddedFile, listEmbeddedFiles } from './embedded-files.ts';
import { inflate } from './inflate.ts';

/** Why a file gives no DUERP. */
export type JoinedDataProblem =
  | 'TOO_LARGE'
  | 'NOT_A_PDF'
  | 'DAMAGED'
  | 'TOO_MUCH_DATA'
  | 'FOREIGN_DATA'
  | 'NO_DATA';

/** A file that gives no DUERP. */
export class JoinedDataError extends Error {
  readonly problem: JoinedDataProblem;

  constructor(problem: JoinedDataProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Many times the PDF of the greatest document. */
export const MAX_PDF_BYTES = 50_000_000;
/** The body that the call takes (contract, `importDuerp`). */
const MAX_DATA_BYTES = 16_777_216;
/** How far from its beginning a PDF may name itself, and from its end say that it ends (ISO 32000-2, annex I). */
const EDGE_BYTES = 1024;

type Found = ImportDuerpRequest | 'DAMAGED' | 'TOO_MUCH_DATA' | 'FOREIGN_DATA';

function parse(content: Uint8Array): Found {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return readDuerpJoint(json) ?? 'FOREIGN_DATA';
  } catch {
    return 'FOREIGN_DATA';
  }
}

async function readFile(file: EmbeddedFile | null): Promise<Found> {
  if (file === null) return 'DAMAGED';
  if (file.bytes.length > MAX_DATA_BYTES) return 'TOO_MUCH_DATA';
  if (!file.isDeflated) return parse(file.bytes);
  const content = await inflate(file.bytes, MAX_DATA_BYTES);
  if (content === 'BROKEN') return 'DAMAGED';
  return content === 'TOO_LARGE' ? 'TOO_MUCH_DATA' : parse(content);
}

/**
 * The data that the PDF of a version carries, ready for the import; the last ones when it was saved again with others.
 * Throws a JoinedDataError for any other file, however hostile: nothing of it is run, and no more than 16 MB unfolds.
 */
export async function readJoinedData(file: Blob): Promise<ImportDuerpRequest> {
  if (file.size > MAX_PDF_BYTES) throw new JoinedDataError('TOO_LARGE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const says = (part: Uint8Array, mark: string) => new TextDecoder('latin1').decode(part).includes(mark);
  if (!says(bytes.subarray(0, EDGE_BYTES), '%PDF-')) throw new JoinedDataError('NOT_A_PDF');
  let problem: JoinedDataProblem = 'NO_DATA';
  let request: ImportDuerpRequest | null = null;
  for (const embedded of listEmbeddedFiles(bytes)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: what unfolds is bounded
    const found = await readFile(embedded);
    if (typeof found !== 'string') request = found;
    // Beside a DUERP that cannot be read, what else the file carries says nothing.
    else if (problem === 'NO_DATA' || problem === 'FOREIGN_DATA') problem = found;
  }
  if (request !== null) return request;
  // Its data stand at the end of a PDF of ours: of one that is cut nobody knows what it carried.
  const isCut = !says(bytes.subarray(-EDGE_BYTES), '%%EOF');
  throw new JoinedDataError(isCut && problem !== 'TOO_MUCH_DATA' ? 'DAMAGED' : problem);
}
