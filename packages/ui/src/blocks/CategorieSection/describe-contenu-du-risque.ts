import type { Risque } from '@odu/api-contract';
import { formatPluriel, isNote } from '@odu/domain';

type RisqueAvecContenu = Pick<
  Risque,
  'danger' | 'remarques' | 'evalGravite' | 'evalFrequence' | 'evalMaitrise'
>;

const joinFr = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** Says what is lost with a risk (texts, ratings, number of actions unlinked from it); null when nothing was written. */
export const describeContenuDuRisque = (risque: RisqueAvecContenu, actionCount: number): string | null => {
  const lost = [
    ...(risque.danger.trim() === '' ? [] : ['le danger décrit']),
    ...(risque.remarques.trim() === '' ? [] : ['les remarques']),
    ...([risque.evalGravite, risque.evalFrequence, risque.evalMaitrise].some(isNote) ? ["l'évaluation"] : []),
  ];
  const sentences = [
    ...(lost.length === 0 ? [] : [`Vous perdrez ${joinFr(lost)}.`]),
    ...(actionCount === 0
      ? []
      : [
          `${formatPluriel(actionCount, 'action préventive restera', 'actions préventives resteront')} sans risque associé.`,
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};
