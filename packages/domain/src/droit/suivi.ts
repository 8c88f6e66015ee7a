import { NBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import { ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME, type RegimeDesMesures } from './mesures-de-prevention.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** Who receives each update of the document. */
export const PHRASE_DU_SPST = {
  texte:
    "L'employeur transmet le document unique, à chaque mise à jour, au service de prévention et de santé au travail (SPST) auquel il adhère",
  references: [{ article: 'L4121-3-1', alinea: 'VI' }],
} as const satisfies PhraseDeDroit;

/** Where that stands beside the yearly document: the posts that an employer adds, the examination, the end of an exposure. */
export const AUTRES_ARTICLES_DE_LA_DECLARATION = [
  { article: 'R4624-23', alinea: 'III' },
  { article: 'R4624-24' },
  { article: 'R4624-28-2' },
] as const satisfies readonly Reference[];

/** What the service receives beside the document: whom it is to follow, and why, each year; and who is exposed no more. */
export const PHRASE_DE_LA_DECLARATION_AU_SPST = {
  texte:
    "L'employeur qui adhère à un service de prévention et de santé au travail (SPST) interentreprises lui adresse, et met à jour chaque année, un document qui précise le nombre et la catégorie des travailleurs à suivre et les risques professionnels auxquels ils sont exposés, notamment ceux qui donnent droit à un suivi individuel renforcé. Il l'établit en cohérence avec l'évaluation des risques, après avis du ou des médecins du travail et du CSE s'il existe, et le tient à la disposition du directeur régional chargé du travail. Le suivi renforcé comprend un examen médical d'aptitude avant l'affectation au poste. Tout employeur qui juge nécessaire d'ajouter, après les mêmes avis, des postes à risques particuliers à la liste de ceux qui donnent droit à ce suivi motive chaque ajout par écrit. Il transmet la liste au service, la tient à la disposition du directeur régional et des services de prévention des organismes de sécurité sociale, et la met à jour tous les ans. Dès qu'il sait qu'un travailleur exposé à de tels risques cesse de l'être, part ou est mis à la retraite, l'employeur en informe le service et en avise sans délai le travailleur",
  references: [{ article: 'D4622-22' }, ...AUTRES_ARTICLES_DE_LA_DECLARATION],
} as const satisfies PhraseDeDroit;

/** Where that stands beside its first article: who is designated, and the training of the CSE's members, whose conditions are theirs. */
export const AUTRES_ARTICLES_DU_SALARIE_DESIGNE = [
  { article: 'R4644-1' },
  { article: 'L2315-16' },
  { article: 'L2315-17' },
  { article: 'L2315-18' },
] as const satisfies readonly Reference[];

/** Who looks after prevention in the company. The days of the training are those of a first mandate: whether they bind here no article says. */
export const PHRASE_DU_SALARIE_DESIGNE = {
  texte: `L'employeur désigne un ou plusieurs salariés compétents pour s'occuper de la protection et de la prévention des risques professionnels, après avis du CSE s'il existe, et leur donne le temps et les moyens nécessaires, ainsi qu'une formation en matière de santé au travail, aux conditions de celle des élus du CSE${NBSP}: sur le temps de travail rémunéré, payée par l'employeur, par un organisme habilité (durée${NBSP}: à vérifier). À défaut de ces compétences dans l'entreprise, il peut faire appel, après avis du CSE, à des intervenants en prévention des risques professionnels, ceux de son service de prévention et de santé au travail interentreprises ou ceux qui sont enregistrés`,
  references: [{ article: 'L4644-1', alinea: 'I' }, ...AUTRES_ARTICLES_DU_SALARIE_DESIGNE],
} as const satisfies PhraseDeDroit;

const CONSULTE = "l'employeur le consulte sur le document unique et sur ses mises à jour";
const CONSULTATION = `Un comité social et économique (CSE) est mis en place quand l'effectif atteint au moins onze salariés pendant douze mois consécutifs. S'il existe, ${CONSULTE}`;
const L2311_2 = { article: 'L2311-2' } as const;
const L4121_3 = { article: 'L4121-3' } as const;

const PHRASES_DU_CSE: Readonly<Record<RegimeDesMesures, PhraseDeDroit>> = {
  liste: {
    texte: `${CONSULTATION}. En dessous de cinquante salariés, il présente la liste des actions à la délégation du personnel`,
    references: [L2311_2, L4121_3, { article: 'L2312-5' }],
  },
  programme: {
    // A committee has these attributions some time after fifty employees are reached.
    texte: `${CONSULTATION}. À défaut d'accord qui en décide autrement, il lui présente le programme annuel (PAPRIPACT) dans le cadre de la consultation annuelle sur la politique sociale, lorsque ce comité a les attributions prévues à partir de cinquante salariés`,
    references: [L2311_2, L4121_3, ...ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME],
  },
  'a-verifier': {
    // The committee's title of the code names the public establishments that it binds.
    texte: `S'il existe un comité social et économique (CSE), ${CONSULTE}. Secteur public${NBSP}: à vérifier`,
    references: [L4121_3, { article: 'L2311-1' }],
  },
  'a-renseigner': { texte: CONSULTATION, references: [L2311_2, L4121_3] },
};

/** Why there is no CSE, as a choice of the form. */
export const LABELS_SANS_CSE = {
  carence: `Pas de CSE${NBSP}: procès-verbal de carence`,
  'effectif non atteint': `Pas de CSE${NBSP}: effectif de onze salariés non atteint pendant douze mois consécutifs`,
} as const satisfies Readonly<Record<string, string>>;

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
