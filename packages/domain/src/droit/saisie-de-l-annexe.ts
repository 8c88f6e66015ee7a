import { NNBSP } from '../texte/espaces.ts';
import {
  AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS,
  PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
  PHRASE_DE_LA_FICHE_DE_SUIVI,
} from './annexe.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the annex's field of data holds: where they may be taken from is in the article too (art. R4121-1-1, 1° C. trav.). */
export const AIDE_DES_DONNEES_COLLECTIVES =
  "Postes, métiers ou situations de travail concernés, le cas échéant d'après un accord collectif étendu ou un référentiel de branche homologué. Ni donnée de santé, ni nom de personne.";

/** How the employees beyond a threshold are counted, beside the field that asks for their number. */
export const COMPTE_AU_DELA_DU_SEUIL =
  "Selon les conditions habituelles de travail, en moyenne sur l'année, une fois prises en compte les protections collectives et individuelles. 0 si aucun.";

/** How a threshold is judged, for which factors there is one, and what is declared of those beyond it. */
export const PHRASE_DES_SEUILS = {
  texte: `Six facteurs sur dix ont un seuil${NNBSP}; l'exposition est appréciée après application des mesures de protection collective et individuelle, au regard des conditions habituelles de travail, en moyenne sur l'année. Les durées se cumulent quand le seuil est en heures${NNBSP}; les nuits en équipes successives alternantes ne comptent pas comme travail de nuit. ${PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS.texte}. ${PHRASE_DE_LA_FICHE_DE_SUIVI.texte}`,
  references: [
    { article: 'L4163-1', alinea: 'I et IV' },
    { article: 'D4163-2' },
    { article: 'D4163-3' },
    { article: 'D4163-5' },
    ...AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS,
    ...PHRASE_DE_LA_FICHE_DE_SUIVI.references,
  ],
} as const satisfies PhraseDeDroit;
