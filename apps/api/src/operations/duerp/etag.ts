import type { DuerpRow } from '../../repositories/duerp-repository.ts';
import { documentChanged } from './problems.ts';

/** The strong validator of a document: its quoted revision. */
export const toEtag = ({ revision }: Pick<DuerpRow, 'revision'>): string => `"${revision}"`;

/**
 * Whether the client saw another revision than this one (decision D2). No `If-Match`, or `*`: it saw the newest.
 * A `W/` in front is accepted: proxies that compress answers weaken the tag, and the counter stays exact.
 */
export const isStale = (ifMatch: string | undefined, row: Pick<DuerpRow, 'revision'>): boolean =>
  ifMatch !== undefined &&
  ifMatch.trim() !== '*' &&
  !ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === toEtag(row));

/** Throws the 409 for a document that changed since the client saw it. */
export function requireFresh(ifMatch: string | undefined, row: Pick<DuerpRow, 'revision'>): void {
  if (isStale(ifMatch, row)) throw documentChanged();
}

/** Whether the client asks for the small answer (RFC 7240; other preferences are ignored). */
export const prefersMinimal = (prefer: string | undefined): boolean =>
  (prefer ?? '')
    .split(',')
    .some((one) => /^return\s*=\s*"?minimal"?$/i.test((one.split(';')[0] ?? '').trim()));
