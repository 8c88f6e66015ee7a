import {
  formatAuDela,
  listAnnexe,
  NON_RENSEIGNE,
  PHRASE_DE_L_ANNEXE,
  PHRASE_DES_SEUILS,
  seuilDuFacteur,
} from '@odu/domain';
import type { LigneDAnnexe } from '@odu/domain';
import type { SnapshotData } from '../report-input.ts';
import { buildPhraseContent, setApostrophes } from './droit-content.ts';
import type { PhraseContent } from './report-content.ts';
import { isLongRow, textOrNull } from './text-length.ts';

/** The annex of exposures: a line for each factor that belongs into it. */
export type AnnexeContent = {
  phrase: PhraseContent;
  seuils: PhraseContent;
  lignes: {
    facteur: string;
    /** Where the risks that carry it are; null for a factor that no risk of the referential carries. */
    unites: string | null;
    seuil: string | null;
    donnees: string;
    auDela: string;
    isLong: boolean;
  }[];
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const buildLigne = (
  { facteur, label, unites: noms, donneesCollectives, nombreAuDela }: LigneDAnnexe,
  effectif: number | null | undefined,
) => {
  const seuil = seuilDuFacteur(facteur)?.texte ?? null;
  const unites = textOrNull(noms.join(', '));
  const donnees = textOrNull(donneesCollectives) ?? capitalize(NON_RENSEIGNE);
  return {
    facteur: setApostrophes(label),
    unites,
    seuil: seuil === null ? null : setApostrophes(seuil),
    donnees,
    auDela: capitalize(setApostrophes(formatAuDela({ facteur, nombreAuDela }, effectif))),
    isLong: isLongRow(
      { texts: [donnees], charactersPerLine: 45 },
      { texts: [label, unites, seuil], charactersPerLine: 26 },
    ),
  };
};

/** The annex of exposures (art. R4121-1-1 C. trav.); null for a document that has none of the factors. */
export function buildAnnexeContent(
  data: Pick<SnapshotData, 'unitesDeTravail' | 'expositions' | 'entreprise'>,
): AnnexeContent | null {
  const lignes = listAnnexe(data).map((ligne) => buildLigne(ligne, data.entreprise?.nombreEmployes));
  return lignes.length === 0
    ? null
    : {
        phrase: buildPhraseContent(PHRASE_DE_L_ANNEXE),
        seuils: buildPhraseContent(PHRASE_DES_SEUILS),
        lignes,
      };
}
