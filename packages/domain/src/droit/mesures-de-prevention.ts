import type { Entreprise } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import { SEUIL_PAPRIPACT } from '../papripact/papripact.ts';
import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import { RENVOI_DES_SERVICES_PUBLICS } from './autres-textes.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the law asks of the actions: the yearly programme, the list, or what cannot be said yet. */
export type RegimeDesMesures = 'programme' | 'liste' | 'a-verifier' | 'a-renseigner';

/** The regime of a company and the sentence that says it. */
export interface MesuresDePrevention extends PhraseDeDroit {
  readonly regime: RegimeDesMesures;
}

const MESURES = {
  programme: {
    texte: `À partir de ${SEUIL_PAPRIPACT}${NBSP}salariés dans l'entreprise, l'évaluation débouche sur un programme annuel de prévention des risques professionnels et d'amélioration des conditions de travail (PAPRIPACT)`,
    references: [{ article: 'L4121-3-1', alinea: 'III, 1°' }],
  },
  liste: {
    texte: `En dessous de ${SEUIL_PAPRIPACT}${NBSP}salariés dans l'entreprise, l'évaluation débouche sur des actions de prévention et de protection, dont la liste est consignée dans le document unique`,
    references: [{ article: 'L4121-3-1', alinea: 'III, 2°' }],
  },
  'a-verifier': {
    texte: `Secteur public${NBSP}: à vérifier. Cette partie du code s'applique aux employeurs de droit privé et aux établissements publics qu'elle nomme${NNBSP}; ${RENVOI_DES_SERVICES_PUBLICS}. Si elle s'applique à vous, elle demande un programme annuel (PAPRIPACT) à partir de ${SEUIL_PAPRIPACT}${NBSP}salariés dans l'entreprise, une liste d'actions en dessous`,
    references: [{ article: 'L4111-1' }, { article: 'L4121-3-1', alinea: 'III' }],
  },
  'a-renseigner': {
    texte: `Effectif à renseigner${NBSP}: à partir de ${SEUIL_PAPRIPACT}${NBSP}salariés dans l'entreprise, la loi demande un programme annuel (PAPRIPACT), en dessous la liste des actions de prévention et de protection`,
    references: [{ article: 'L4121-3-1', alinea: 'III' }],
  },
} as const satisfies Record<RegimeDesMesures, PhraseDeDroit>;

const findRegime = (entreprise: EffectifDEntreprise | null | undefined): RegimeDesMesures => {
  if (entreprise?.isSecteurPublic === true) return 'a-verifier';
  const effectif = entreprise?.nombreEmployes ?? null;
  if (effectif === null) return 'a-renseigner';
  return effectif >= SEUIL_PAPRIPACT ? 'programme' : 'liste';
};

/** What decides of the regime: the number of employees and the sector; both may still be empty. */
export type EffectifDEntreprise = Incomplet<Pick<Entreprise, 'nombreEmployes' | 'isSecteurPublic'>>;

/** What the law asks of this company's actions, by its headcount alone, never by the PAPRIPACT switch (art. L4121-3-1 III). */
export const mesuresDePrevention = (
  entreprise: EffectifDEntreprise | null | undefined,
): MesuresDePrevention => {
  const regime = findRegime(entreprise);
  return { regime, ...MESURES[regime] };
};

/** What the programme is presented by, and the yearly report with it: an agreement may decide otherwise of a recurrent consultation. */
export const ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME = [
  { article: 'L2312-27' },
  { article: 'L2312-19' },
  { article: 'L2312-22' },
  { article: 'L2312-2' },
] as const satisfies readonly Reference[];

/**
 * The title of the actions in a document: the user's choice of a yearly programme, or the list; neither name for who is
 * asked for a programme and chose none, since the law knows a list below that headcount only.
 */
export const titreDesMesures = (
  isPapripactEnabled: boolean,
  entreprise: EffectifDEntreprise | null | undefined,
): string => {
  if (isPapripactEnabled) return 'Programme annuel de prévention (PAPRIPACT)';
  return findRegime(entreprise) === 'programme' ? 'Actions de prévention' : 'Liste des actions de prévention';
};
