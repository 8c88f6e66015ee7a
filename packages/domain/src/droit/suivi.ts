import { NBSP, NNBSP } from '../texte/espaces.ts';
import { ACCES } from './enonces.ts';
import { ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME, type RegimeDesMesures } from './mesures-de-prevention.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** Who receives each update of the document. */
export const PHRASE_DU_SPST = {
  texte:
    "L'employeur transmet le document unique, à chaque mise à jour, au service de prévention et de santé au travail (SPST) auquel il adhère",
  references: [{ article: 'L4121-3-1', alinea: 'VI' }],
} as const satisfies PhraseDeDroit;

/** Who looks after prevention in the company. */
export const PHRASE_DU_SALARIE_DESIGNE = {
  texte:
    "L'employeur désigne un ou plusieurs salariés compétents pour s'occuper de la protection et de la prévention des risques professionnels, après avis du CSE s'il existe. Ils ont une formation en matière de santé au travail, et le temps et les moyens nécessaires",
  references: [{ article: 'L4644-1', alinea: 'I' }, { article: 'R4644-1' }],
} as const satisfies PhraseDeDroit;

const CONSULTATION =
  "S'il existe un comité social et économique (CSE), l'employeur le consulte sur le document unique et sur ses mises à jour";
const L4121_3 = { article: 'L4121-3' } as const;

const PHRASES_DU_CSE: Readonly<Record<RegimeDesMesures, PhraseDeDroit>> = {
  liste: {
    texte: `${CONSULTATION}. En dessous de cinquante salariés, il présente la liste des actions à la délégation du personnel`,
    references: [L4121_3, { article: 'L2312-5' }],
  },
  programme: {
    // A committee has these attributions some time after fifty employees are reached.
    texte: `${CONSULTATION}. À défaut d'accord qui en décide autrement, il lui présente le programme annuel (PAPRIPACT) dans le cadre de la consultation annuelle sur la politique sociale, lorsque ce comité a les attributions prévues à partir de cinquante salariés`,
    references: [L4121_3, ...ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME],
  },
  'a-verifier': {
    texte: `${CONSULTATION}. Secteur public${NBSP}: à vérifier`,
    references: [L4121_3, { article: 'L2311-1' }],
  },
  'a-renseigner': { texte: CONSULTATION, references: [L4121_3] },
};

/** Why a company that has the headcount of a CSE may have none. */
export const PHRASES_SANS_CSE = {
  carence: {
    texte: `Lorsque le CSE n'a pas été mis en place ou renouvelé, l'employeur établit un procès-verbal de carence, le porte à la connaissance des salariés et le transmet dans les quinze jours à l'agent de contrôle de l'inspection du travail, chaque fois par tout moyen qui donne date certaine${NNBSP}; il informe le personnel de l'organisation des élections tous les quatre ans`,
    references: [{ article: 'L2314-9' }, { article: 'L2314-4' }],
  },
  'effectif non atteint': {
    texte:
      "La mise en place d'un CSE n'est obligatoire que si l'effectif d'au moins onze salariés est atteint pendant douze mois consécutifs",
    references: [{ article: 'L2311-2' }],
  },
} as const satisfies Readonly<Record<string, PhraseDeDroit>>;

/** Why there is no CSE, as a choice of the form. */
export const LABELS_SANS_CSE = {
  carence: `Pas de CSE${NBSP}: procès-verbal de carence`,
  'effectif non atteint': `Pas de CSE${NBSP}: onze salariés non atteints pendant douze mois consécutifs`,
} as const satisfies Readonly<Record<keyof typeof PHRASES_SANS_CSE, string>>;

/** The same once it was written down, on a day in words. */
export const describeSansCse = (motif: keyof typeof LABELS_SANS_CSE, jour: string): string =>
  motif === 'carence'
    ? `${LABELS_SANS_CSE.carence} du ${jour}.`
    : `${LABELS_SANS_CSE[motif]}, constaté le ${jour}.`;

/** What the CSE is asked and shown, by what the law asks of the actions (the headcount). */
export const phraseDuCse = (regime: RegimeDesMesures): PhraseDeDroit => PHRASES_DU_CSE[regime];

/** What is posted so that people know how to read the document. */
export const PHRASE_DE_L_AVIS = {
  texte:
    "Un avis qui indique comment accéder au document unique est affiché dans les lieux de travail, à une place convenable et aisément accessible, au même emplacement que le règlement intérieur s'il en existe un",
  references: [{ article: 'R4121-4' }],
} as const satisfies PhraseDeDroit;

/** What the notice says of the reading where nobody wrote how: the article asks for it (art. R4121-4 C. trav.). */
export const MODALITES_PAR_DEFAUT = 'Sur demande, aux heures de travail.';

/** What the notice itself says, before the list of those who may read. */
export const TEXTE_DE_L_AVIS = {
  texte: `Le document unique d'évaluation des risques professionnels et ses versions antérieures sont tenus, pendant quarante ans à compter de leur élaboration, à la disposition${NBSP}:`,
  liste: ACCES.liste,
  references: [{ article: 'R4121-4' }],
} as const;
