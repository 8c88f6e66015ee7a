import type { ActionPreventive } from '@odu/api-contract/types';
import type { Champs } from './champ.ts';
import { showJour, showNom, showText, showTextOrNothing } from './show-value.ts';

/** A field of a preventive action that a person fills in. */
export type ChampDActionPreventive = Exclude<
  keyof ActionPreventive,
  'idAction' | 'idUniteDeTravail' | 'termineeLe'
>;

/** The fields of a preventive action, in the order of its form. */
export const CHAMPS_D_ACTION_PREVENTIVE = {
  idRisqueAssocie: { label: 'Risque associé', isKeptAsDraft: true, isScrambled: false, show: showNom },
  descriptionDeLaMesure: {
    label: 'Description de la mesure',
    maxLength: 40_000,
    isKeptAsDraft: true,
    show: showText,
  },
  responsable: { label: 'Responsable', maxLength: 200, isKeptAsDraft: true, show: showText },
  budget: { label: 'Budget', maxLength: 200, isKeptAsDraft: true, show: showText },
  date: { label: "Date d'échéance", isKeptAsDraft: true, isScrambled: false, show: showJour },
  statut: { label: 'Statut', isKeptAsDraft: true, isScrambled: false, show: showText },
  conditionsExecution: {
    label: "Conditions d'exécution",
    maxLength: 40_000,
    isKeptAsDraft: true,
    show: showTextOrNothing,
  },
  indicateurResultat: {
    label: 'Indicateur de résultat',
    maxLength: 40_000,
    isKeptAsDraft: true,
    show: showTextOrNothing,
  },
  type: { label: 'Type de mesure', isKeptAsDraft: true, isScrambled: false, show: showTextOrNothing },
} as const satisfies Champs<ActionPreventive, ChampDActionPreventive>;
