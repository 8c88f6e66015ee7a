import { addDays, countDays } from '../texte/format-date.ts';

/** How many days before its last covered day a subscription is told that its term comes. */
export const JOURS_DES_RAPPELS = [60, 7] as const;
/** When the next year is charged: on the last covered day, so that no day is missing, then so many days after it. */
export const JOURS_DES_ESSAIS = [0, 3, 7] as const;
/** So many days after the term nothing is charged any more, nor written: the server was away for too long. */
const JOURS_DE_RATTRAPAGE = 30;

export type JoursDeRappel = (typeof JOURS_DES_RAPPELS)[number];

/** What the term of a subscription asks for today. */
export type EtapeDuTerme =
  | { etape: 'rappel'; jours: JoursDeRappel }
  /** The next year is to be charged. */
  | { etape: 'renouvellement' }
  /** It is over; `isRecent` when there is still a point in saying so. */
  | { etape: 'fin'; isRecent: boolean };

type Terme = {
  /** First and last covered day of the year that runs (`YYYY-MM-DD` in Paris). */
  startDate: string;
  paidUntilDate: string;
  /** It renews by itself, and nothing stands against it. */
  isRenouvele: boolean;
  /** How many charges of the next year were refused, and the day of the last. */
  essaisRefuses: number;
  dernierEssai: string | null;
};

/**
 * The day from which the next year may be charged; null after the last refusal. A try that came late, because the
 * server was away, leaves the same number of days until the next: time to mend the payment means.
 */
export const computeJourDEssai = ({
  paidUntilDate,
  essaisRefuses,
  dernierEssai,
}: Pick<Terme, 'paidUntilDate' | 'essaisRefuses' | 'dernierEssai'>): string | null => {
  const jour = JOURS_DES_ESSAIS[essaisRefuses];
  if (jour === undefined) return null;
  const planned = addDays(paidUntilDate, jour);
  const ecart = jour - (JOURS_DES_ESSAIS[essaisRefuses - 1] ?? jour);
  const spaced = dernierEssai === null ? planned : addDays(dernierEssai, ecart);
  return spaced > planned ? spaced : planned;
};

/** Whether the next year of a subscription may still be charged on a day in Paris: until some weeks after its term. */
export const isRattrapable = (paidUntilDate: string, today: string): boolean =>
  countDays(today, paidUntilDate) >= -JOURS_DE_RATTRAPAGE;

/**
 * The day on which a year that was not paid at its term is charged again, today where it is due; null when it is not any more.
 */
export const computeProchainEssai = (terme: Terme, today: string): string | null => {
  const jour = terme.isRenouvele ? computeJourDEssai(terme) : null;
  if (jour === null) return null;
  const day = jour > today ? jour : today;
  return isRattrapable(terme.paidUntilDate, day) ? day : null;
};

/** What a subscription says of its term: charged again then, or ended; nothing once it is past. */
export const planTerme = <Term>(
  { isActive, isAutoRenew }: { isActive: boolean; isAutoRenew: boolean },
  term: Term,
) => ({
  plannedNextBillingTime: isActive && isAutoRenew ? term : null,
  plannedCancellationTime: isActive && !isAutoRenew ? term : null,
});

/** What a subscription's term asks for on a day in Paris; null for nothing. The last covered day is covered (decision C3). */
export const computeEtapeDuTerme = (terme: Terme, today: string): EtapeDuTerme | null => {
  const { startDate, paidUntilDate, isRenouvele } = terme;
  const joursRestants = countDays(today, paidUntilDate);
  const [premier, dernier] = JOURS_DES_RAPPELS;
  if (joursRestants > premier) return null;
  if (joursRestants > dernier) {
    // What is granted for a month is not told at once that it ends.
    return countDays(startDate, paidUntilDate) > premier ? { etape: 'rappel', jours: premier } : null;
  }
  if (joursRestants > 0 || (joursRestants === 0 && !isRenouvele)) return { etape: 'rappel', jours: dernier };
  const isRecent = isRattrapable(paidUntilDate, today);
  const jourDEssai = isRenouvele && isRecent ? computeJourDEssai(terme) : null;
  if (jourDEssai === null) return { etape: 'fin', isRecent };
  return jourDEssai <= today ? { etape: 'renouvellement' } : null;
};
