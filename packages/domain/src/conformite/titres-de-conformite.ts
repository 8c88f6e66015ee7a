import type { CodeDeConformite } from './point-de-conformite.ts';

/**
 * What each point is about, in a few words: what one looks for before reading what it says. None is the title of a card that stands
 * beside it.
 */
export const TITRES_DE_CONFORMITE: Readonly<Record<CodeDeConformite, string>> = {
  RISQUES_PAR_UNITE: 'Risques de chaque unité',
  FAMILLES: 'Familles de risques',
  CHALEUR: 'Chaleur intense',
  RPS: 'Risques psychosociaux',
  DIFFERENCES_SEXE: 'Femmes et hommes',
  EXPOSITIONS: 'Exposition aux facteurs de risques',
  EFFECTIF: 'Effectif',
  LISTE_DES_ACTIONS: 'Actions de prévention',
  CONDITIONS: "Conditions d'exécution",
  INDICATEURS: 'Indicateurs de résultat',
  COUTS: 'Coût des mesures',
  CALENDRIER: 'Calendrier',
  RESSOURCES: "Ressources de l'entreprise",
  SECTEUR_PUBLIC: 'Secteur public',
  MISE_A_JOUR: 'Mise à jour annuelle',
  SPST: 'Dernière version au SPST',
  CSE: 'Avis du CSE',
  AVIS_D_ACCES: 'Accès des travailleurs',
  DECLARATION_AU_SPST: 'Travailleurs suivis par le SPST',
  SALARIE_DESIGNE: 'Salarié compétent en prévention',
  LISTE_CMR: 'Agents cancérogènes (CMR)',
  LISTE_BIOLOGIQUE: 'Agents biologiques',
  PIECES_JOINTES: 'Pièces à joindre',
  ACTIONS_CRITIQUES: 'Risques critiques sans action',
  MESURES_IMPORTANTES: 'Mesures en place',
};
