import type { UniteDeTravail } from '@odu/api-contract/types';
import type { Champs } from './champ.ts';
import { showEffectif, showText, showTextOrNothing } from './show-value.ts';

type IdOrPartOrComputed =
  | 'idUniteDeTravail'
  | 'categorieDeRisques'
  | 'risques'
  | 'papripactActionsPreventives'
  | 'famillesNonConcernees'
  | 'niveauDeRisqueValue';

/** A field of a unit that a person fills in. */
export type ChampDUniteDeTravail = Exclude<keyof UniteDeTravail, IdOrPartOrComputed>;

/** The fields of a unit. The demo shows its name and its headcount as they are (decision C5). */
export const CHAMPS_D_UNITE_DE_TRAVAIL = {
  displayName: {
    label: "Nom de l'unité de travail",
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
  effectif: { label: 'Effectif', isKeptAsDraft: true, show: showEffectif },
  differencesSelonSexe: {
    label: 'Différences selon le sexe',
    maxLength: 40_000,
    isKeptAsDraft: true,
    show: showTextOrNothing,
  },
} as const satisfies Champs<UniteDeTravail, ChampDUniteDeTravail>;
