import type { Risque } from '@odu/api-contract/types';
import { FREQUENCE_LABELS, GRAVITE_LABELS, MAITRISE_LABELS } from '../evaluation/notes.ts';
import type { Champ } from './champ.ts';
import { showMesures, showNom, showNombre, showNote, showText } from './show-value.ts';

type IdOrOriginOrComputed =
  | 'idRisque'
  | 'isUserDefined'
  | 'isRisqueEvalue'
  | 'evalueLe'
  | 'evaluationPrecedente'
  | 'niveauDeRisqueValue'
  | 'niveauDeRisqueStatus';

/** A field of a risk that a person fills in, and the number that one of the referential brings. */
export type ChampDeRisque = Exclude<keyof Risque, IdOrOriginOrComputed>;

/** What the warning before a deletion says is lost with the field; null for a field that no warning counts. */
type Perte = { readonly perte: string | null };

const PERTE_DE_L_EVALUATION = "l'évaluation";

/** The fields of a risk, in the order of the evaluation's texts, then its criteria. */
export const CHAMPS_DE_RISQUE = {
  displayName: {
    label: 'Nom du risque',
    maxLength: 1000,
    isKeptAsDraft: true,
    isSearched: true,
    perte: null,
    show: showText,
  },
  idCategorie: { label: 'Catégorie', isKeptAsDraft: true, isScrambled: false, perte: null, show: showNom },
  danger: {
    label: 'Danger',
    maxLength: 40_000,
    isKeptAsDraft: true,
    isSearched: true,
    perte: 'le danger décrit',
    show: showText,
  },
  remarques: {
    label: 'Remarques',
    maxLength: 40_000,
    isKeptAsDraft: true,
    isSearched: true,
    perte: 'les remarques',
    show: showText,
  },
  evalGravite: {
    label: 'Gravité',
    isKeptAsDraft: true,
    perte: PERTE_DE_L_EVALUATION,
    show: (note) => showNote(note, GRAVITE_LABELS),
  },
  evalFrequence: {
    label: 'Fréquence',
    isKeptAsDraft: true,
    perte: PERTE_DE_L_EVALUATION,
    show: (note) => showNote(note, FREQUENCE_LABELS),
  },
  // Mastery is judged on them.
  mesuresEnPlace: {
    label: 'Mesures en place',
    isKeptAsDraft: true,
    perte: 'les mesures en place',
    show: showMesures,
  },
  evalMaitrise: {
    label: 'Maîtrise',
    isKeptAsDraft: true,
    perte: PERTE_DE_L_EVALUATION,
    show: (note) => showNote(note, MAITRISE_LABELS),
  },
  nombreExposes: {
    label: 'Nombre de personnes exposées',
    isKeptAsDraft: true,
    perte: 'le nombre de personnes exposées',
    show: showNombre,
  },
  code: {
    label: 'Numéro',
    maxLength: 40,
    isKeptAsDraft: false,
    isLeftOutOfDemo: true,
    isSearched: true,
    perte: null,
    show: showText,
  },
} as const satisfies { readonly [F in ChampDeRisque]-?: Champ<Risque[F]> & Perte };

/** A field of a risk that the warning before a deletion counts. */
export type ChampAvecPerte = {
  [F in ChampDeRisque]: (typeof CHAMPS_DE_RISQUE)[F] extends { perte: string } ? F : never;
}[ChampDeRisque];
