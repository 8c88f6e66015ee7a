import type { UniteDeTravail } from '@odu/api-contract/types';
import type { Champs } from './champ.ts';
import { showText } from './show-value.ts';

type IdOrPartOrComputed =
  | 'idUniteDeTravail'
  | 'categorieDeRisques'
  | 'risques'
  | 'papripactActionsPreventives'
  | 'famillesNonConcernees'
  | 'niveauDeRisqueValue';

/** A field of a unit that a person fills in. */
export type ChampDUniteDeTravail = Exclude<keyof UniteDeTravail, IdOrPartOrComputed>;

/** The fields of a unit. The demo shows them as they are (decision C5). */
export const CHAMPS_D_UNITE_DE_TRAVAIL = {
  displayName: {
    label: "Nom de l'unité de travail",
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
} as const satisfies Champs<UniteDeTravail, ChampDUniteDeTravail>;
