import { NBSP } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { VersionRow } from '../../repositories/duerp/version-repository.ts';
import { sha256 } from './version-chain.ts';

export const PDF_ALTERED_MESSAGE = `Le PDF de cette version n'est plus celui qui a été scellé, il n'est donc pas donné${NBSP}: contactez-nous.`;

type KeptPdf = Pick<VersionRow, 'pdf' | 'pdfSha256'>;

/** Whether the kept bytes of a version's PDF are those that were sealed with it. */
export const isSealedPdf = ({ pdf, pdfSha256 }: KeptPdf): boolean => sha256(pdf) === pdfSha256;

/** Throws a 503 when the kept PDF is not the one that was sealed: what proves something is given as it was, or not at all. */
export function requireSealedPdf(file: KeptPdf, versionId: string): void {
  if (isSealedPdf(file)) return;
  throw new Problem(503, {
    message: PDF_ALTERED_MESSAGE,
    headers: { 'retry-after': '3600' },
    cause: new Error(`the PDF of version ${versionId} is not the one that was sealed`),
  });
}
