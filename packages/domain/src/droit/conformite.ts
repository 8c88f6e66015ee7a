import type { Reference } from './articles.ts';
import type { RegimeDesMesures } from './mesures-de-prevention.ts';

const PROGRAMME = { article: 'L4121-3-1', alinea: 'III, 1°' } as const;

/** The article behind each point of the « Contrôle de conformité ». */
export const DROIT_DE_CONFORMITE = {
  RISQUES_PAR_UNITE: { article: 'R4121-1' },
  FAMILLES: { article: 'R4121-1' },
  CHALEUR: { article: 'R4463-2' },
  // Physical and mental health are one duty.
  RPS: { article: 'L4121-1' },
  DIFFERENCES_SEXE: { article: 'L4121-3' },
  EXPOSITIONS: { article: 'R4121-1-1' },
  EFFECTIF: { article: 'L4121-3-1', alinea: 'III' },
  SECTEUR_PUBLIC: { article: 'L4111-1' },
  LISTE_DES_ACTIONS: { article: 'L4121-3-1', alinea: 'III' },
  CONDITIONS: PROGRAMME,
  INDICATEURS: PROGRAMME,
  COUTS: PROGRAMME,
  RESSOURCES: PROGRAMME,
  MISE_A_JOUR: { article: 'R4121-2' },
  SPST: { article: 'L4121-3-1', alinea: 'VI' },
  CSE: { article: 'L4121-3' },
  AVIS_D_ACCES: { article: 'R4121-4' },
  LISTE_CMR: { article: 'R4412-93-1' },
  ACTIONS_CRITIQUES: { article: 'L4121-2' },
  MESURES_IMPORTANTES: { article: 'L4121-2' },
} as const satisfies Readonly<Record<string, Reference>>;

/** What is presented to the CSE beside the document, by what the law asks of the actions (art. L2312-5, L2312-27). */
export const FIN_DE_LA_PRESENTATION_AU_CSE: Readonly<Record<RegimeDesMesures, string>> = {
  programme: ', et présentez-lui le programme annuel (art.\u00A0L.\u00A02312-27)',
  liste: ', et présentez-lui la liste des actions (art.\u00A0L.\u00A02312-5)',
  'a-verifier': '',
  'a-renseigner': '',
};
