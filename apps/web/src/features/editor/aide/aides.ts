import {
  CODES_DE_FAMILLE,
  listDemandesDeLaLoi,
  mesuresDePrevention,
  PHRASE_DE_L_INVENTAIRE,
  PHRASE_DE_L_ORDRE_DES_MESURES,
  PHRASE_DES_DIFFERENCES,
  PHRASE_DES_UNITES,
  PHRASE_DU_DOCUMENT_UNIQUE,
  PHRASE_RESPONSABILITE,
  type EffectifDEntreprise,
  type PhraseDeDroit,
} from '@odu/domain';
import type { Etape } from '../model/etapes.ts';

/** What somebody who sees a step for the first time asks: what it is for, how to answer, what the law asks. */
export type Aide = {
  readonly but: string;
  readonly questions: readonly { readonly titre: string; readonly reponses: readonly string[] }[];
  readonly listLois: (entreprise: EffectifDEntreprise | null) => readonly PhraseDeDroit[];
  /** The section of the user guide, and its title there. */
  readonly guide: { readonly ancre: string; readonly titre: string };
};

/** The help of the seven steps; the sentences of the law are the domain's. */
export const AIDES: Readonly<Record<Etape, Aide>> = {
  1: {
    but: 'Savoir à quoi vous vous engagez avant de commencer. Le travail se fait en plusieurs fois si vous le souhaitez.',
    questions: [
      {
        titre: "Qu'est-ce qu'un DUERP\u202F?",
        reponses: [
          "Le document unique d'évaluation des risques professionnels\u00A0: la liste des risques de votre entreprise, leur niveau, et ce que vous faites pour les réduire.",
        ],
      },
      {
        titre: 'Que préparer\u202F?',
        reponses: [
          "Votre numéro SIRET et le nombre d'employés.",
          'Ce que vous savez des accidents, des arrêts de travail et des remarques des salariés.',
          'Une visite des lieux avec les personnes qui y travaillent\u00A0: elles connaissent le mieux les dangers.',
        ],
      },
    ],
    listLois: () => [PHRASE_DU_DOCUMENT_UNIQUE, PHRASE_RESPONSABILITE],
    guide: { ancre: 'obligation', titre: 'Ce que demande la loi' },
  },
  2: {
    but: "Dire de quelle entreprise parle le document. Le secteur d'activité sert à vous proposer les risques qui le concernent\u202F; le nombre d'employés, à vous dire ce que la loi vous demande.",
    questions: [
      {
        titre: 'Un document pour tout, ou un par établissement\u202F?',
        reponses: [
          "Si vous travaillez de la même façon partout, un seul document pour toute l'entreprise suffit souvent.",
          'Si vos établissements ont des activités différentes, faites un DUERP pour chacun et choisissez «\u202FUn seul établissement\u202F».',
        ],
      },
    ],
    listLois: listDemandesDeLaLoi,
    guide: { ancre: 'obligation', titre: 'Ce que demande la loi' },
  },
  3: {
    but: "Découper l'entreprise en groupes de personnes exposées aux mêmes risques. Les risques se recensent ensuite groupe par groupe.",
    questions: [
      {
        titre: "Qu'est-ce qu'une unité de travail\u202F?",
        reponses: [
          'Un poste, un métier, un lieu ou une activité où les personnes rencontrent les mêmes risques. Une personne peut travailler dans plusieurs unités.',
        ],
      },
      {
        titre: 'Comment les découper\u202F?',
        reponses: [
          'Partez du travail réel\u00A0: qui fait quoi, où, et avec quoi.',
          "Réunissez les postes qui ont les mêmes risques, séparez ceux qui en ont d'autres.",
          'Pensez à ce qui se fait dehors ou de temps en temps\u00A0: livraisons, ménage, chantiers, télétravail.',
          "Exemple d'une boulangerie\u00A0: fournil et laboratoire\u202F; magasin et caisse\u202F; livraison et entretien.",
        ],
      },
    ],
    listLois: () => [PHRASE_DES_UNITES, PHRASE_DES_DIFFERENCES],
    guide: { ancre: 'unites', titre: 'Découper en unités de travail' },
  },
  4: {
    but: "Recenser, dans chaque unité de travail, ce qui peut blesser quelqu'un ou le rendre malade. Rien n'est encore évalué\u00A0: c'est l'étape suivante.",
    questions: [
      {
        titre: 'Par où commencer\u202F?',
        reponses: [
          'Ajoutez des risques depuis les exemples\u00A0: ceux de votre secteur viennent en premier.',
          'Demandez aux personnes qui font le travail ce qui leur a fait mal, ou peur, et relisez vos accidents.',
          'Ajoutez ce qui manque dans une catégorie personnalisée.',
        ],
      },
      {
        titre: "Qu'est-ce qu'une famille, une catégorie\u202F?",
        reponses: [
          `Les exemples sont rangés en ${CODES_DE_FAMILLE.length}\u00A0familles (chutes, machines, bruit…), elles-mêmes divisées en catégories de risques proches.`,
          'Parcourir les familles évite un oubli\u00A0: ajoutez leurs risques, ou dites «\u202FNon concernée\u202F» avec la raison.',
        ],
      },
    ],
    listLois: () => [PHRASE_DE_L_INVENTAIRE, PHRASE_DES_UNITES],
    guide: { ancre: 'familles', titre: 'Familles et catégories de risques' },
  },
  5: {
    but: 'Donner un niveau à chaque risque, pour savoir par où commencer. Le niveau se calcule seul à partir de trois réponses.',
    questions: [
      {
        titre: 'Comment juger la gravité\u202F?',
        reponses: [
          "Imaginez le dommage le plus grave que l'on peut raisonnablement craindre, sans compter sur la chance.",
        ],
      },
      {
        titre: 'Comment juger la fréquence\u202F?',
        reponses: [
          'Comptez combien de fois les personnes sont exposées au danger, pas les accidents passés.',
        ],
      },
      {
        titre: 'Comment juger la maîtrise\u202F?',
        reponses: [
          'Regardez ce qui est déjà en place et réellement appliqué. Ce qui est seulement prévu ne compte pas encore.',
        ],
      },
      {
        titre: "Et si j'hésite\u202F?",
        reponses: [
          "Entre deux réponses, prenez la plus prudente, et notez pourquoi dans les remarques. Les douze réponses possibles sont expliquées par «\u202FAide à l'évaluation\u202F».",
        ],
      },
    ],
    listLois: () => [PHRASE_DU_DOCUMENT_UNIQUE, PHRASE_DES_DIFFERENCES],
    guide: { ancre: 'evaluer', titre: 'Évaluer un risque' },
  },
  6: {
    but: 'Décider de ce que vous allez faire\u00A0: quelle action préventive, par qui, pour quand.',
    questions: [
      {
        titre: "Qu'est-ce que le PAPRIPACT\u202F?",
        reponses: [
          "Le programme annuel de prévention des risques professionnels et d'amélioration des conditions de travail. Si la loi ne vous en demande pas, une liste d'actions suffit\u00A0: laissez l'interrupteur éteint et ajoutez vos actions.",
        ],
      },
      {
        titre: 'Quelles actions choisir\u202F?',
        reponses: [
          'Commencez par les risques du niveau Critique, puis Important.',
          "Cherchez d'abord à supprimer le danger\u202F; les protections portées par chacun (gants, casque, masque) viennent après les protections collectives.",
          'Une action utile a un responsable et une date.',
        ],
      },
    ],
    listLois: (entreprise) => [mesuresDePrevention(entreprise), PHRASE_DE_L_ORDRE_DES_MESURES],
    guide: { ancre: 'actions', titre: 'Actions préventives et PAPRIPACT' },
  },
  7: {
    but: 'Vérifier que rien ne manque, puis générer une version numérotée et datée, en PDF, qui ne change plus.',
    questions: [
      {
        titre: 'Que faire avant de générer\u202F?',
        reponses: [
          "S'il existe un CSE, consultez-le sur le document. Vous noterez la date de la réunion dans «\u202FSuivi\u202F», sur la page du DUERP.",
        ],
      },
      {
        titre: 'Et après\u202F?',
        reponses: [
          'Transmettez la version à votre service de prévention et de santé au travail, affichez comment la consulter, et notez-le dans «\u202FSuivi\u202F», sur la page du DUERP.',
          'Quand le travail change, modifiez le document et générez une nouvelle version\u00A0: les anciennes restent.',
        ],
      },
    ],
    listLois: listDemandesDeLaLoi,
    guide: { ancre: 'versions', titre: 'Versions et mises à jour' },
  },
};
