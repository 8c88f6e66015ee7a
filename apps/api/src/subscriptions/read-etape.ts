import { computeEtapeDuTerme, computeProchainEssai, type EtapeDuTerme, toParisDay } from '@odu/domain';
import type { TermRow } from '../repositories/duerp/term-repository.ts';
import type { Clock } from '../services/clock.ts';
import type { StopReason } from './term-mails.ts';

/** The day in Paris that the clock shows. */
export const todayInParis = (clock: Clock): string => toParisDay(clock.now().toISOString());

/** Why nobody is to be charged for one more year of it, whatever its buyer chose; null when nothing stands against it. */
export function findStopReason({
  isVip,
  plan,
  duerpName,
  provider,
  providerCustomer,
  otherwiseUntil,
}: TermRow): StopReason | null {
  if (isVip === 1) return 'vip';
  if (plan === 'SUBPLAN_STANDARD' && duerpName === null) return 'document';
  if (otherwiseUntil !== null) return 'autre-abonnement';
  return provider === null || providerCustomer === null ? 'moyen-de-paiement' : null;
}

const toTerme = (term: TermRow) => ({
  startDate: term.startDate,
  paidUntilDate: term.paidUntilDate,
  isRenouvele: term.isAutoRenew === 1 && findStopReason(term) === null,
  essaisRefuses: term.failedRenewals,
  dernierEssai: term.lastRefusedAt === null ? null : toParisDay(term.lastRefusedAt),
});

/** What the term of a subscription asks for on a day in Paris; null for nothing. */
export const readEtape = (term: TermRow, today: string): EtapeDuTerme | null =>
  computeEtapeDuTerme(toTerme(term), today);

/** On which day its next year is charged again, seen from a day in Paris; null when it is not any more. */
export const readProchainEssai = (term: TermRow, today: string): string | null =>
  computeProchainEssai(toTerme(term), today);

/** The key of what is told once for each paid year. */
export const termNotice = (what: string, { id, periodIndex }: Pick<TermRow, 'id' | 'periodIndex'>): string =>
  `${what}:${id}:${periodIndex}`;

/** The key of the notice that the term asks for on a day in Paris; null for another thing, or nothing. */
export function noticeOf(term: TermRow, today: string): string | null {
  const etape = readEtape(term, today);
  if (etape?.etape === 'rappel') return termNotice(`rappel-${etape.jours}`, term);
  // Whoever counted on a renewal is told, however late.
  const isTold = etape?.etape === 'fin' && (etape.isRecent || term.isAutoRenew === 1);
  return isTold ? termNotice('fin', term) : null;
}
