import type { NiveauDeRisqueStatus } from '@odu/api-contract/types';

/** What to do at each level, and when: the same on the page and in the PDF. Written for ODU: the code sets no delay by level, but says what a danger that is grave and imminent asks at once (art. L4132-5 C. trav.). */
export const PRIORITES: Readonly<
  Record<NonNullable<NiveauDeRisqueStatus>, { readonly delai: string; readonly conduite: string }>
> = {
  RED: {
    delai: 'Immédiatement',
    conduite: "Faites cesser l'exposition ou arrêtez l'activité, puis supprimez le danger ou protégez.",
  },
  ORANGE: {
    delai: 'Dans les trois mois',
    conduite: 'Planifiez une action avec un responsable et une date\u202F; protégez en attendant.',
  },
  YELLOW: {
    delai: "Dans l'année",
    conduite:
      "Inscrivez une amélioration à votre programme ou à votre liste d'actions et vérifiez les mesures en place.",
  },
  GREEN: {
    delai: 'Maintenir',
    conduite: 'Gardez les mesures en place et revoyez le risque à chaque mise à jour du document.',
  },
};
