import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import { AUTRES_ARTICLES_DE_L_INFORMATION, PHRASE_DE_L_INFORMATION } from './information.ts';
import { ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME } from './mesures-de-prevention.ts';
import { OBLIGATIONS } from './obligations.ts';
import { AUTRES_ARTICLES_DE_LA_DECLARATION, PHRASE_DE_LA_DECLARATION_AU_SPST } from './suivi.ts';

/** What an article says, in our own words; `liste` follows the text (with the law's own numbers if `isNumerotee`), `fin` the list. */
export interface Enonce extends Reference {
  /** Other articles that the text rests on. */
  readonly autresReferences?: readonly Reference[];
  readonly texte: string;
  readonly liste?: readonly string[];
  readonly isNumerotee?: boolean;
  readonly fin?: string;
}

/** A part of the regulatory framework. */
export interface PartieDuCadre {
  readonly titre: string;
  readonly enonces: readonly Enonce[];
}

/** The nine general principles of prevention, in the order and under the numbers of the law. */
export const PRINCIPES_DE_PREVENTION = {
  article: 'L4121-2',
  texte: "L'employeur met en œuvre ses mesures sur le fondement de neuf principes généraux.",
  liste: [
    'Éviter les risques.',
    'Évaluer les risques qui ne peuvent pas être évités.',
    'Combattre les risques à la source.',
    `Adapter le travail à l'homme${NBSP}: conception des postes, choix des équipements et des méthodes, en vue notamment de limiter le travail monotone et le travail cadencé et de réduire leurs effets sur la santé.`,
    "Tenir compte de l'état d'évolution de la technique.",
    "Remplacer ce qui est dangereux par ce qui ne l'est pas, ou l'est moins.",
    `Planifier la prévention en un ensemble cohérent${NBSP}: technique, organisation et conditions de travail, relations sociales et facteurs ambiants, notamment les risques de harcèlement moral ou sexuel et les agissements sexistes.`,
    'Prendre des mesures de protection collective, en priorité sur les protections individuelles.',
    'Donner aux travailleurs les instructions appropriées.',
  ],
  isNumerotee: true,
} as const satisfies Enonce;

const MISE_A_JOUR = {
  article: 'R4121-2',
  texte: `Le document est mis à jour au moins une fois par an dans les entreprises d'au moins onze salariés. Quel que soit l'effectif, il l'est aussi lors de toute décision d'aménagement important qui modifie les conditions de santé, de sécurité ou de travail, et lorsqu'une information supplémentaire intéressant l'évaluation d'un risque est portée à la connaissance de l'employeur. Le programme annuel ou la liste des actions est alors mis à jour, si nécessaire.`,
} as const satisfies Enonce;

const PROGRAMME = {
  article: 'L4121-3-1',
  alinea: 'III, 1°',
  texte:
    "Dans les entreprises d'au moins cinquante salariés, l'évaluation débouche sur un programme annuel de prévention des risques professionnels et d'amélioration des conditions de travail (PAPRIPACT). Il fixe la liste détaillée des mesures de l'année à venir, y compris les mesures de prévention des effets de l'exposition aux facteurs de risques professionnels, et, pour chacune, ses conditions d'exécution, des indicateurs de résultat et l'estimation de son coût. Il identifie les ressources de l'entreprise qui peuvent être mobilisées et comprend un calendrier de mise en œuvre.",
} as const satisfies Enonce;

const LISTE_DES_ACTIONS = {
  article: 'L4121-3-1',
  alinea: 'III, 2°',
  texte: `Dans les entreprises de moins de cinquante salariés, elle débouche sur la définition d'actions de prévention des risques et de protection des salariés${NNBSP}; leur liste est consignée dans le document unique et dans ses mises à jour.`,
} as const satisfies Enonce;

const CONSERVATION = {
  article: 'L4121-3-1',
  alinea: 'V, A',
  texte:
    "L'employeur conserve le document unique dans ses versions successives, pendant au moins quarante ans, et les tient à la disposition des travailleurs, des anciens travailleurs et de toute personne ou instance qui peut justifier d'un intérêt à y avoir accès.",
} as const satisfies Enonce;

/** The dates are the law's; whether the portal is open stands in no article that was read. */
const DEPOT = {
  article: 'L4121-3-1',
  alinea: 'V, B',
  texte: `La loi prévoit aussi le dépôt du document unique et de ses mises à jour sur un portail numérique${NBSP}: à compter du 1er${NBSP}juillet${NBSP}2023 à partir de cent cinquante salariés${NNBSP}; en dessous, à compter de dates fixées par décret selon l'effectif, et au plus tard du 1er${NBSP}juillet${NBSP}2024. Ouverture de ce portail${NBSP}: à vérifier.`,
} as const satisfies Enonce;

const TRANSMISSION = {
  article: 'L4121-3-1',
  alinea: 'VI',
  texte:
    "L'employeur transmet le document, à chaque mise à jour, au service de prévention et de santé au travail (SPST) auquel il adhère.",
} as const satisfies Enonce;

const DECLARATION_AU_SPST = {
  article: 'D4622-22',
  texte: `${PHRASE_DE_LA_DECLARATION_AU_SPST.texte}.`,
  autresReferences: AUTRES_ARTICLES_DE_LA_DECLARATION,
} as const satisfies Enonce;

const INFORMATION = {
  article: 'R4141-2',
  texte: `${PHRASE_DE_L_INFORMATION.texte}.`,
  autresReferences: AUTRES_ARTICLES_DE_L_INFORMATION,
} as const satisfies Enonce;

/** Who may read the document and its versions. */
export const ACCES = {
  article: 'R4121-4',
  texte: `Le document unique et ses versions antérieures sont tenus, pendant quarante ans à compter de leur élaboration, à la disposition${NBSP}:`,
  liste: [
    `des travailleurs et des anciens travailleurs, pour les versions en vigueur durant leur période d'activité dans l'entreprise${NNBSP};`,
    `des membres de la délégation du personnel du CSE${NNBSP};`,
    `du service de prévention et de santé au travail${NNBSP};`,
    `des agents du système d'inspection du travail${NNBSP};`,
    `des agents des services de prévention des organismes de sécurité sociale${NNBSP};`,
    `des agents des organismes professionnels de santé, de sécurité et des conditions de travail${NNBSP};`,
    "des inspecteurs de la radioprotection et des agents qui ont cette charge selon le code de la santé publique, pour les résultats qui concernent l'exposition aux rayonnements ionisants, dans les installations et activités dont ils ont respectivement la charge.",
  ],
  fin: "La communication aux travailleurs et aux anciens travailleurs des versions antérieures à celle en vigueur à la date de la demande peut être limitée aux seuls éléments afférents à l'activité du demandeur. Les travailleurs et les anciens travailleurs peuvent communiquer les éléments mis à leur disposition aux professionnels de santé en charge de leur suivi médical. Un avis affiché dans les lieux de travail, à une place convenable et aisément accessible, indique comment accéder au document\u202F; s'il existe un règlement intérieur, l'avis est au même emplacement. Jusqu'à ce que le dépôt sur un portail numérique entre en vigueur, l'employeur conserve les versions au sein de l'entreprise, sur papier ou sous forme dématérialisée.",
} as const satisfies Enonce;

/** The regulatory framework that a DUERP prints and shows. */
export const CADRE_REGLEMENTAIRE: readonly PartieDuCadre[] = [
  { titre: "Ce que la loi demande à l'employeur", enonces: OBLIGATIONS },
  { titre: 'Les neuf principes généraux de prévention', enonces: [PRINCIPES_DE_PREVENTION] },
  {
    titre: 'Mettre à jour et agir',
    enonces: [
      MISE_A_JOUR,
      PROGRAMME,
      LISTE_DES_ACTIONS,
      {
        article: 'R4121-3',
        texte:
          "Dans les établissements dotés d'un CSE, le document unique est utilisé pour établir le rapport annuel sur la santé, la sécurité et les conditions de travail, présenté au comité, à défaut d'accord qui en décide autrement, lors de la consultation annuelle sur la politique sociale, lorsque ce comité a les attributions prévues à partir de cinquante salariés.",
        autresReferences: ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME,
      },
    ],
  },
  {
    titre: 'Conserver, transmettre, consulter',
    enonces: [
      CONSERVATION,
      DEPOT,
      TRANSMISSION,
      DECLARATION_AU_SPST,
      ACCES,
      INFORMATION,
      {
        article: 'R4741-1',
        texte: `Ne pas transcrire ou ne pas mettre à jour les résultats de l'évaluation est puni de l'amende des contraventions de la cinquième classe${NNBSP}; la récidive est réprimée selon le code pénal.`,
      },
    ],
  },
];

/** What the user guide says of the law, in its order. */
export const ENONCES_DU_GUIDE: readonly Enonce[] = [
  OBLIGATIONS[1],
  OBLIGATIONS[2],
  OBLIGATIONS[3],
  OBLIGATIONS[4],
  OBLIGATIONS[5],
  OBLIGATIONS[6],
  MISE_A_JOUR,
  PROGRAMME,
  LISTE_DES_ACTIONS,
  CONSERVATION,
  DEPOT,
  TRANSMISSION,
  DECLARATION_AU_SPST,
  ACCES,
  INFORMATION,
];
