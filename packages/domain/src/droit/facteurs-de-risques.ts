import type { FacteurL4161 } from '@odu/api-contract/types';
import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** A factor of occupational risk: its name in the law, where it stands there, and its threshold; null: the law sets none. */
export type FacteurDeRisques = {
  readonly label: string;
  readonly reference: Reference;
  readonly seuil: { readonly texte: string; readonly reference: Reference } | null;
};

const L4161 = (alinea: string): Reference => ({ article: 'L4161-1', alinea: `I, ${alinea}` });

const seuil = (alinea: string, texte: string) => ({
  texte,
  reference: { article: 'D4163-2', alinea } as const,
});

/** The factors that have a threshold (b, c, d of the 2° and the 3° of art. L4161-1, by art. L4163-1). */
export const FACTEURS_A_SEUIL = [
  'hyperbare',
  'temperatures',
  'bruit',
  'nuit',
  'equipes',
  'repetitif',
] as const satisfies readonly FacteurL4161[];

/** A factor that has a threshold. */
export type FacteurASeuil = (typeof FACTEURS_A_SEUIL)[number];

/** Whether the law sets a threshold for a factor. */
export const hasSeuil = (facteur: FacteurL4161): facteur is FacteurASeuil =>
  (FACTEURS_A_SEUIL as readonly FacteurL4161[]).includes(facteur);

/** The ten factors of art. L4161-1 C. trav., in its order, with the thresholds of art. D4163-2. */
export const FACTEURS_DE_RISQUES: { readonly [F in FacteurL4161]: FacteurDeRisques } = {
  manut: { label: 'Manutentions manuelles de charges', reference: L4161('1°, a'), seuil: null },
  postures: { label: 'Postures pénibles', reference: L4161('1°, b'), seuil: null },
  vibrations: { label: 'Vibrations mécaniques', reference: L4161('1°, c'), seuil: null },
  chimique: {
    label: 'Agents chimiques dangereux, poussières et fumées',
    reference: L4161('2°, a'),
    seuil: null,
  },
  hyperbare: {
    label: 'Activités en milieu hyperbare',
    reference: L4161('2°, b'),
    seuil: seuil('1°, a', `1${NNBSP}200${NBSP}hPa, 60${NBSP}interventions ou travaux par an`),
  },
  temperatures: {
    label: 'Températures extrêmes',
    reference: L4161('2°, c'),
    seuil: seuil('1°, b', `5${NBSP}°C au plus, ou 30${NBSP}°C au moins, 900${NBSP}heures par an`),
  },
  bruit: {
    label: 'Bruit',
    reference: L4161('2°, d'),
    seuil: seuil(
      '1°, c',
      `au moins 81${NBSP}dB(A) rapportés à huit heures, 600${NBSP}heures par an, ou crête d'au moins 135${NBSP}dB(C), 120${NBSP}fois par an`,
    ),
  },
  nuit: {
    label: 'Travail de nuit',
    reference: L4161('3°, a'),
    seuil: seuil('2°, a', `une heure de travail entre minuit et 5${NBSP}heures, 100${NBSP}nuits par an`),
  },
  equipes: {
    label: 'Travail en équipes successives alternantes',
    reference: L4161('3°, b'),
    seuil: seuil(
      '2°, b',
      `au moins une heure de travail entre minuit et 5${NBSP}heures, 30${NBSP}nuits par an`,
    ),
  },
  repetitif: {
    label: 'Travail répétitif',
    reference: L4161('3°, c'),
    seuil: seuil(
      '2°, c',
      `900${NBSP}heures par an, avec au moins 15${NBSP}actions techniques par cycle de 30${NBSP}secondes au plus, ou au moins 30${NBSP}actions techniques par minute si le cycle est plus long, variable ou absent`,
    ),
  },
};

/** The ten factors, in the order of the law. */
export const FACTEURS = Object.keys(FACTEURS_DE_RISQUES) as readonly FacteurL4161[];

/** What the annex of a document says, before its table. */
export const PHRASE_DE_L_ANNEXE = {
  texte:
    "L'employeur consigne en annexe du document unique les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, et la proportion de salariés exposés au-delà des seuils",
  references: [{ article: 'R4121-1-1' }, { article: 'L4161-1' }],
} as const satisfies PhraseDeDroit;

/** How a threshold is judged, and for which factors there is one. */
export const PHRASE_DES_SEUILS = {
  texte: `Six facteurs sur dix ont un seuil${NNBSP}; l'exposition est appréciée après application des mesures de protection collective et individuelle`,
  references: [{ article: 'L4163-1', alinea: 'I' }, { article: 'D4163-2' }],
} as const satisfies PhraseDeDroit;
