import { NBSP, NNBSP } from '../texte/espaces.ts';
import {
  AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS,
  PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
} from './annexe.ts';
import type { Enonce } from './enonces.ts';
import { AUTRES_ARTICLES_DU_SALARIE_DESIGNE, PHRASE_DU_SALARIE_DESIGNE } from './suivi.ts';

/** What the law asks of the employer, whatever the document. */
export const OBLIGATIONS = [
  {
    article: 'L4121-1',
    texte: `L'employeur prend les mesures nécessaires pour assurer la sécurité et protéger la santé physique et mentale des travailleurs${NBSP}: actions de prévention des risques professionnels, y compris ceux liés aux facteurs de l'article L.${NBSP}4161-1, actions d'information et de formation, organisation et moyens adaptés. Il veille à les adapter pour tenir compte du changement des circonstances et tendre à l'amélioration des situations existantes.`,
    autresReferences: [{ article: 'L4161-1' }],
  },
  {
    article: 'L4121-3',
    texte: `L'employeur évalue les risques en tenant compte de la nature des activités, y compris dans le choix des procédés, des équipements et des produits chimiques, dans l'aménagement des lieux, l'organisation du travail et la définition des postes. L'évaluation tient compte de l'impact différencié de l'exposition en fonction du sexe. Y contribuent le comité social et économique (CSE) et sa commission santé, sécurité et conditions de travail, s'ils existent, le ou les salariés désignés pour la prévention, s'il y en a, et le service de prévention et de santé au travail${NNBSP}; le CSE est consulté sur le document unique et ses mises à jour. À la suite de cette évaluation, l'employeur met en œuvre les actions de prévention et les méthodes de travail et de production garantissant un meilleur niveau de protection de la santé et de la sécurité des travailleurs. Il les intègre dans l'ensemble des activités de l'établissement et à tous les niveaux de l'encadrement. Dans les entreprises de moins de onze salariés, la mise à jour des documents peut être moins fréquente, sous réserve que soit garanti un niveau équivalent de protection de la santé et de la sécurité des travailleurs, dans des conditions fixées par décret.`,
  },
  {
    article: 'L4121-3-1',
    alinea: 'I et II',
    texte:
      "Le document unique répertorie l'ensemble des risques professionnels auxquels sont exposés les travailleurs et assure la traçabilité collective de ces expositions. L'employeur y transcrit et y met à jour les résultats de l'évaluation.",
  },
  {
    article: 'R4121-1',
    texte:
      "L'évaluation comporte un inventaire des risques identifiés dans chaque unité de travail de l'entreprise ou de l'établissement, y compris ceux liés aux ambiances thermiques.",
  },
  {
    article: 'R4121-1-1',
    texte:
      "L'employeur consigne en annexe les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, ainsi que la proportion de salariés exposés au-delà des seuils, actualisée si besoin à chaque mise à jour.",
  },
  {
    article: 'L4163-1',
    alinea: 'I et IV',
    texte: `${PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS.texte}.`,
    autresReferences: AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS,
  },
  {
    article: 'L4644-1',
    alinea: 'I',
    texte: `${PHRASE_DU_SALARIE_DESIGNE.texte}. Il peut aussi faire appel aux services de prévention des caisses de sécurité sociale, à l'organisme de prévention du bâtiment et des travaux publics (OPPBTP) et à l'agence nationale pour l'amélioration des conditions de travail (ANACT) et son réseau.`,
    autresReferences: AUTRES_ARTICLES_DU_SALARIE_DESIGNE,
  },
  {
    article: 'L4121-4',
    texte:
      "Lorsqu'il confie des tâches à un travailleur, l'employeur tient compte, selon la nature des activités de l'établissement, de la capacité de cette personne à mettre en œuvre les précautions nécessaires pour la santé et la sécurité.",
  },
  {
    article: 'L4121-5',
    texte:
      'Lorsque les travailleurs de plusieurs entreprises sont présents dans un même lieu de travail, les employeurs coopèrent à la mise en œuvre des règles de santé et de sécurité au travail.',
  },
  {
    article: 'L4122-2',
    texte:
      "Les mesures de santé et de sécurité au travail n'entraînent aucune charge financière pour les travailleurs.",
  },
  {
    article: 'L4132-5',
    texte:
      "En cas de danger grave et imminent, l'employeur prend les mesures et donne les instructions nécessaires pour que les travailleurs puissent arrêter leur activité et se mettre en sécurité en quittant immédiatement le lieu de travail.",
  },
  {
    article: 'R4121-5',
    texte:
      "En cas d'accident du travail mortel, l'employeur informe l'inspection du travail immédiatement, au plus tard dans les douze heures qui suivent le décès (ou le moment où il l'apprend, s'il établit que c'est après ce délai), par tout moyen qui donne date certaine.",
  },
] as const satisfies readonly Enonce[];
