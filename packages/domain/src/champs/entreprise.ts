import type { Entreprise } from '@odu/api-contract/types';
import { formatSiret } from '../entreprise/siret.ts';
import type { Champs } from './champ.ts';
import { showChoice, showNombre, showOuiNon, showText } from './show-value.ts';

/** A field of the company: all are filled in by hand. */
export type ChampDEntreprise = keyof Entreprise;

/** The fields of the company, in the order of step 2. The demo shows them as they are (decision C5). */
export const CHAMPS_D_ENTREPRISE = {
  nom: {
    label: "Nom de l'entreprise",
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
  isEtablissement: {
    label: 'Périmètre du DUERP',
    isKeptAsDraft: true,
    show: (value) => showChoice(value, 'Un seul établissement', "Toute l'entreprise"),
  },
  nomDeLEtablissement: {
    label: "Nom de l'établissement",
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
  siret: {
    label: 'Numéro SIRET',
    maxLength: 40,
    isKeptAsDraft: true,
    isScrambled: false,
    show: (value) => showText(value === null ? null : formatSiret(value)),
  },
  adresse: { label: 'Adresse', maxLength: 1000, isKeptAsDraft: true, isScrambled: false, show: showText },
  secteurDActivite: {
    label: "Secteur d'activité",
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
  nombreEmployes: {
    label: "Nombre d'employés",
    isKeptAsDraft: true,
    show: showNombre,
  },
  isSecteurPublic: { label: 'Secteur public', isKeptAsDraft: true, show: showOuiNon },
  nomDuRepresentantLegal: {
    label: 'Nom du représentant légal',
    maxLength: 200,
    isKeptAsDraft: true,
    isScrambled: false,
    show: showText,
  },
} as const satisfies Champs<Entreprise, ChampDEntreprise>;
