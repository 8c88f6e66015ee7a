import { NBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import type { RegimeDesMesures } from './mesures-de-prevention.ts';

const PROGRAMME = { article: 'L4121-3-1', alinea: 'III, 1°' } as const;

/** The article behind each point of the « Contrôle de conformité ». */
export const DROIT_DE_CONFORMITE = {
  RISQUES_PAR_UNITE: { article: 'R4121-1' },
  // The families are ours; the law asks for every risk.
  FAMILLES: { article: 'L4121-3-1', alinea: 'I' },
  CHALEUR: { article: 'R4463-2' },
  // Physical and mental health are one duty.
  RPS: { article: 'L4121-1' },
  DIFFERENCES_SEXE: { article: 'L4121-3' },
  EXPOSITIONS: { article: 'R4121-1-1' },
  EFFECTIF: { article: 'L4121-3-1', alinea: 'III' },
  SECTEUR_PUBLIC: { article: 'L4111-1' },
  LISTE_DES_ACTIONS: { article: 'L4121-3-1', alinea: 'III, 2°' },
  PROGRAMME,
  CONDITIONS: PROGRAMME,
  INDICATEURS: PROGRAMME,
  COUTS: PROGRAMME,
  CALENDRIER: PROGRAMME,
  RESSOURCES: PROGRAMME,
  MISE_A_JOUR: { article: 'R4121-2' },
  SPST: { article: 'L4121-3-1', alinea: 'VI' },
  CSE: { article: 'L4121-3' },
  AVIS_D_ACCES: { article: 'R4121-4' },
  LISTE_CMR: { article: 'R4412-93-1' },
  ACTIONS_CRITIQUES: { article: 'L4121-2' },
  MESURES_IMPORTANTES: { article: 'L4121-2' },
} as const satisfies Readonly<Record<string, Reference>>;

/** Other articles that a point rests on. */
export const AUTRES_ARTICLES_DE_CONFORMITE = {
  MISE_A_JOUR_CONSEILLEE: [{ article: 'L4121-3' }],
  SANS_CSE: [{ article: 'L2311-2' }],
  CARENCE: [{ article: 'L2314-9' }],
  LISTE_CMR: [{ article: 'R4412-93-3' }],
} as const satisfies Readonly<Record<string, readonly Reference[]>>;

type FinDePhrase = { readonly texte: string; readonly references: readonly Reference[] };

/** What is presented to the CSE beside the document, by what the law asks of the actions. */
export const FIN_DE_LA_PRESENTATION_AU_CSE: Readonly<Record<RegimeDesMesures, FinDePhrase>> = {
  programme: {
    texte: ', et présentez-lui le programme annuel',
    references: [{ article: 'L2312-27' }],
  },
  liste: { texte: ', et présentez-lui la liste des actions', references: [{ article: 'L2312-5' }] },
  // The committee's title of the code names the public establishments that it binds.
  'a-verifier': { texte: `. Secteur public${NBSP}: à vérifier`, references: [{ article: 'L2311-1' }] },
  'a-renseigner': { texte: '', references: [] },
};
