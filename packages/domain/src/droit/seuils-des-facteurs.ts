import type { FacteurL4161 } from '@odu/api-contract/types';
import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import { type FacteurASeuil, hasSeuil } from './facteurs-de-risques.ts';

/** From where on the law counts an exposure to a factor. */
export type SeuilDeFacteur = { readonly texte: string; readonly reference: Reference };

const seuil = (alinea: string, texte: string): SeuilDeFacteur => ({
  texte,
  reference: { article: 'D4163-2', alinea },
});

/** The thresholds of the six factors that have one (art. D4163-2 C. trav.). */
const SEUILS: { readonly [F in FacteurASeuil]: SeuilDeFacteur } = {
  hyperbare: seuil('1°, a', `1${NNBSP}200${NBSP}hPa, 60${NBSP}interventions ou travaux par an`),
  temperatures: seuil('1°, b', `5${NBSP}°C au plus, ou 30${NBSP}°C au moins, 900${NBSP}heures par an`),
  bruit: seuil(
    '1°, c',
    `au moins 81${NBSP}dB(A) rapportés à huit heures, 600${NBSP}heures par an, ou crête d'au moins 135${NBSP}dB(C), 120${NBSP}fois par an`,
  ),
  // As art. L3122-2 to L3122-5 define it, and without the nights of the next factor (art. D4163-5): one hour of a shift that is no night work does not count.
  nuit: seuil(
    '2°, a',
    `une heure de travail entre minuit et 5${NBSP}heures, 100${NBSP}nuits par an, dans les conditions que le code fixe au travail de nuit, sans compter les nuits en équipes successives alternantes`,
  ),
  equipes: seuil(
    '2°, b',
    `au moins une heure de travail entre minuit et 5${NBSP}heures, 30${NBSP}nuits par an`,
  ),
  repetitif: seuil(
    '2°, c',
    `mouvements répétés de tout ou partie du membre supérieur, à une fréquence élevée et sous cadence contrainte, 900${NBSP}heures par an, avec au moins 15${NBSP}actions techniques par cycle de 30${NBSP}secondes au plus, ou au moins 30${NBSP}actions techniques par minute si le cycle est plus long, variable ou absent`,
  ),
};

/** The threshold of a factor; null: the law sets none. */
export const seuilDuFacteur = (facteur: FacteurL4161): SeuilDeFacteur | null =>
  hasSeuil(facteur) ? SEUILS[facteur] : null;
