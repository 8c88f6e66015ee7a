import {
  buildAdresseLegifrance,
  CADRE_REGLEMENTAIRE,
  formatReference,
  phraseDeLecture,
  type Enonce,
  type PhraseDeDroit,
  type Reference,
} from '@odu/domain';
import type { CadreContent, PhraseContent, ReferenceContent } from './report-content.ts';

/** A sentence of the screens, which have the keyboard's apostrophe, with the typographic one. */
export const setApostrophes = (texte: string): string => texte.replaceAll("'", '’');

const buildReference = (reference: Reference): ReferenceContent => ({
  libelle: formatReference(reference),
  url: buildAdresseLegifrance(reference.article),
});

const buildEnonce = ({
  texte,
  liste = [],
  isNumerotee = false,
  fin,
  autresReferences = [],
  ...reference
}: Enonce) => ({
  references: [reference, ...autresReferences].map(buildReference),
  texte: setApostrophes(texte),
  liste: liste.map(setApostrophes),
  isNumerotee,
  fin: fin === undefined ? null : setApostrophes(fin),
});

/** A sentence that rests on the law and the articles that follow it. */
export const buildPhraseContent = ({ texte, references }: PhraseDeDroit): PhraseContent => ({
  texte: setApostrophes(texte),
  references: references.map(buildReference),
});

/** The regulatory framework, the same as on screen. */
export const buildCadreContent = (): CadreContent => ({
  parties: CADRE_REGLEMENTAIRE.map(({ titre, enonces }) => ({
    titre: setApostrophes(titre),
    enonces: enonces.map(buildEnonce),
  })),
  lecture: setApostrophes(phraseDeLecture()),
});
