import type { DuerpData } from '@odu/api-contract/types';
import type { Champs } from './champ.ts';
import { showChoice, showTextOrNothing } from './show-value.ts';

/** What a person decides of the yearly programme as a whole, beside its actions. */
export type ChampDuPapripact = 'isPapripactEnabled' | 'ressourcesPapripact';

/** The fields of the yearly programme (art. L4121-3-1 III 1° C. trav.). */
export const CHAMPS_DU_PAPRIPACT = {
  isPapripactEnabled: {
    label: 'PAPRIPACT',
    isKeptAsDraft: false,
    show: (value) => showChoice(value, 'Activé', 'Désactivé'),
  },
  ressourcesPapripact: {
    label: "Ressources de l'entreprise",
    maxLength: 40_000,
    isKeptAsDraft: true,
    show: showTextOrNothing,
  },
} as const satisfies Champs<DuerpData, ChampDuPapripact>;
