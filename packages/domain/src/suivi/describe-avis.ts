import type { EntreeDeSuivi } from '@odu/api-contract/types';
import { formatDateLongue, toParisDay } from '../texte/format-date.ts';

type Avis = Pick<EntreeDeSuivi, 'date'>;

/** Whether the day from which a notice of access is posted has come; `today` is a day in Paris or an ISO instant. */
export const isAvisAffiche = ({ date }: Avis, today: string): boolean => date <= toParisDay(today);

/** Since when a notice of access is posted, or from when on it will be. */
export const describeAvis = (avis: Avis, today: string): string =>
  `${isAvisAffiche(avis, today) ? 'Affiché' : 'À afficher'} à partir du ${formatDateLongue(avis.date)}`;
