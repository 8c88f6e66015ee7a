import type { Reference } from '../droit/articles.ts';

/** What is looked at, beside the completeness that a version needs. */
export type CodeDeConformite =
  | 'RISQUES_PAR_UNITE'
  | 'FAMILLES'
  | 'CHALEUR'
  | 'RPS'
  | 'DIFFERENCES_SEXE'
  | 'EXPOSITIONS'
  | 'EFFECTIF'
  | 'LISTE_DES_ACTIONS'
  | 'CONDITIONS'
  | 'INDICATEURS'
  | 'COUTS'
  | 'CALENDRIER'
  | 'RESSOURCES'
  | 'SECTEUR_PUBLIC'
  | 'MISE_A_JOUR'
  | 'SPST'
  | 'CSE'
  | 'AVIS_D_ACCES'
  | 'DECLARATION_AU_SPST'
  | 'SALARIE_DESIGNE'
  | 'LISTE_CMR'
  | 'LISTE_BIOLOGIQUE'
  | 'PIECES_JOINTES'
  | 'ACTIONS_CRITIQUES'
  | 'MESURES_IMPORTANTES';

/** The fields of a measure that the yearly programme asks for, each by a point of its own. */
export const CHAMPS_DU_PROGRAMME = ['conditionsExecution', 'indicateurResultat', 'budget', 'date'] as const;

/** One of `CHAMPS_DU_PROGRAMME`. */
export type ChampDuProgramme = (typeof CHAMPS_DU_PROGRAMME)[number];

/** Where a point stands; « conseil » is apart, since no article asks for it in these words. */
export type StatutDeConformite = 'renseigné' | 'à compléter' | 'à vérifier' | 'sans objet' | 'conseil';

/** One point: where it stands, in words with its article, and the editor's step where it is mended; null when no step mends it. */
export type PointDeConformite = {
  readonly code: CodeDeConformite;
  readonly statut: StatutDeConformite;
  readonly message: string;
  readonly reference: Reference;
  /** Other articles that the message rests on. */
  readonly autresReferences?: readonly Reference[];
  readonly step: 2 | 3 | 4 | 5 | 6 | 7 | null;
  /** Where it is mended when no step does: the follow-up of the versions, on the document's page. */
  readonly place?: 'suivi';
  /** The unit to open, the first concerned. */
  readonly idUniteDeTravail?: string;
  /** The risk to open, the first concerned. */
  readonly idRisque?: string;
  /** The action to open, the first concerned. */
  readonly idAction?: string;
  /** The field of that action which is empty. */
  readonly champ?: ChampDuProgramme;
};

/** What is asked of a document without a unit: nothing can be looked at before. */
export const SANS_UNITE = {
  statut: 'à compléter',
  step: 3,
  message: "Ajoutez d'abord une unité de travail.",
} as const satisfies Partial<PointDeConformite>;
