import { type Couverture, hasFullAccess } from '@odu/domain';
import type { DuerpRow } from '../../../repositories/duerp/duerp-repository.ts';
import { sha256 } from '../../../services/duerp/version-chain.ts';
import { documentChanged } from '../problems.ts';

/** The strong validator of a document: its quoted revision. */
export const toEtag = ({ revision }: Pick<DuerpRow, 'revision'>): string => `"${revision}"`;

const MARK_LENGTH = 8;
const MARK = new RegExp(`-[0-9a-f]{${MARK_LENGTH}}"$`);

/**
 * The validator of the whole document: its revision, and a mark of the rights that it shows beside what was written. They
 * change without a write (a payment, a term, an operator). Who has none has no mark, so that a document before any
 * payment keeps the plain counter.
 */
export const toDocumentEtag = (
  row: Pick<DuerpRow, 'revision'>,
  couverture: Couverture & { isBeyondPremium: boolean },
): string => {
  const { isOwnerVip, purchasedUntilDate, isBeyondPremium } = couverture;
  const shown = [isOwnerVip, purchasedUntilDate, hasFullAccess(couverture), isBeyondPremium];
  if (shown.every((right) => !right)) return toEtag(row);
  return `"${row.revision}-${sha256(JSON.stringify(shown)).slice(0, MARK_LENGTH)}"`;
};

/**
 * Whether the client saw another revision than this one (decision D2). No `If-Match`, or `*`: it saw the newest.
 * A `W/` in front is accepted: proxies that compress answers weaken the tag, and the counter stays exact. Rights are no edit.
 */
export const isStale = (ifMatch: string | undefined, row: Pick<DuerpRow, 'revision'>): boolean =>
  ifMatch !== undefined &&
  ifMatch.trim() !== '*' &&
  !ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '').replace(MARK, '"') === toEtag(row));

/** Throws the 409 for a document that changed since the client saw it. */
export function requireFresh(ifMatch: string | undefined, row: Pick<DuerpRow, 'revision'>): void {
  if (isStale(ifMatch, row)) throw documentChanged();
}

/** Whether the client asks for the small answer (RFC 7240; other preferences are ignored). */
export const prefersMinimal = (prefer: string | undefined): boolean =>
  (prefer ?? '')
    .split(',')
    .some((one) => /^return\s*=\s*"?minimal"?$/i.test((one.split(';')[0] ?? '').trim()));
