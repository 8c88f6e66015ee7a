import type { Risque } from '@odu/api-contract';
import {
  CHAMPS_DE_RISQUE,
  formatCoefficient,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  MAITRISE_LABELS,
  NOTES,
} from '@odu/domain';

/** One of the three criteria of a risk. */
export type Critere = 'evalGravite' | 'evalFrequence' | 'evalMaitrise';

/** The three notes of a risk; null is not chosen yet. */
export type Cotation = Pick<Risque, Critere>;

/** A note from 1 to 4. */
export type NoteChoisie = (typeof NOTES)[number];

/** Each note shows the number that it is in the formula (specification 2, section 9). */
const stopsOf = (labels: Record<NoteChoisie, string>, formatFacteur: (note: NoteChoisie) => string) =>
  NOTES.map((note) => ({ value: note, label: labels[note], caption: formatFacteur(note) }));

const COEFFICIENTS = NOTES.map(formatCoefficient).join('\u202F; ');

/** The criteria in the order in which they are judged, each with the names of its four notes. */
export const CRITERES = [
  {
    name: 'evalGravite',
    label: CHAMPS_DE_RISQUE.evalGravite.label,
    description: 'Le dommage le plus grave que vous pouvez raisonnablement craindre.',
    stops: stopsOf(GRAVITE_LABELS, String),
  },
  {
    name: 'evalFrequence',
    label: CHAMPS_DE_RISQUE.evalFrequence.label,
    description: 'Combien de fois les personnes sont exposées au danger.',
    stops: stopsOf(FREQUENCE_LABELS, String),
  },
  {
    name: 'evalMaitrise',
    label: CHAMPS_DE_RISQUE.evalMaitrise.label,
    description: `Ce que vos mesures de prévention protègent déjà (coefficient ${COEFFICIENTS}).`,
    stops: stopsOf(MAITRISE_LABELS, formatCoefficient),
  },
] as const satisfies readonly { name: Critere; label: string; description: string; stops: object }[];
