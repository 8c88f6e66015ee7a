import { NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';
import type { LABELS_SANS_CSE } from './suivi.ts';

/** Why a company that has the headcount of a CSE may have none. */
export const PHRASES_SANS_CSE = {
  carence: {
    texte: `Lorsque le CSE n'a pas été mis en place ou renouvelé, l'employeur établit un procès-verbal de carence, le porte à la connaissance des salariés et le transmet dans les quinze jours à l'agent de contrôle de l'inspection du travail, chaque fois par tout moyen qui donne date certaine${NNBSP}; il informe le personnel de l'organisation des élections tous les quatre ans. À la demande d'un salarié ou d'un syndicat, il engage aussi la procédure électorale dans le mois qui suit${NNBSP}; après un procès-verbal de carence, cette demande n'est possible qu'au bout de six mois`,
    references: [{ article: 'L2314-9' }, { article: 'L2314-4' }, { article: 'L2314-8' }],
  },
  'effectif non atteint': {
    texte:
      "La mise en place d'un CSE n'est obligatoire que si l'effectif d'au moins onze salariés est atteint pendant douze mois consécutifs",
    references: [{ article: 'L2311-2' }],
  },
} as const satisfies Readonly<Record<keyof typeof LABELS_SANS_CSE, PhraseDeDroit>>;
