import type { Risque } from '@odu/api-contract';
import { CHAMPS_DE_RISQUE, formatPluriel, listChamps, type ChampAvecPerte } from '@odu/domain';

const CHAMPS = listChamps(CHAMPS_DE_RISQUE).filter(
  (champ): champ is ChampAvecPerte => CHAMPS_DE_RISQUE[champ].perte !== null,
);

const isWritten = (value: Risque[ChampAvecPerte]) => {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
};

/** Says what is lost with a risk (texts, ratings, number of actions unlinked from it); null when nothing was written. */
export const describeContenuDuRisque = (
  risque: Pick<Risque, ChampAvecPerte>,
  actionCount: number,
): string | null => {
  // The three criteria are lost as one evaluation.
  const lost = [
    ...new Set(
      CHAMPS.filter((champ) => isWritten(risque[champ])).map((champ) => CHAMPS_DE_RISQUE[champ].perte),
    ),
  ];
  const sentences = [
    ...(lost.length === 0 ? [] : [`Vous perdrez ${new Intl.ListFormat('fr-FR').format(lost)}.`]),
    ...(actionCount === 0
      ? []
      : [
          `${formatPluriel(actionCount, 'action préventive restera', 'actions préventives resteront')} sans risque associé.`,
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};
