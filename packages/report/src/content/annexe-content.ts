import {
  ANNEXE_SANS_FACTEUR,
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
  /** Why there is no line; null when there is one. */
  absence: string | null;
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
  entreprise: SnapshotData['entreprise'],
) => {
  const seuil = seuilDuFacteur(facteur)?.texte ?? null;
  const unites = textOrNull(noms.join(', '));
  const donnees = textOrNull(donneesCollectives) ?? capitalize(NON_RENSEIGNE);
  return {
    facteur: setApostrophes(label),
    unites,
    seuil: seuil === null ? null : setApostrophes(seuil),
    donnees,
    auDela: capitalize(setApostrophes(formatAuDela({ facteur, nombreAuDela }, entreprise))),
    isLong: isLongRow(
      { texts: [donnees], charactersPerLine: 45 },
      { texts: [label, unites, seuil], charactersPerLine: 26 },
    ),
  };
};

/**
 * The annex of exposures (art. R4121-1-1 C. trav.): the law asks for one of every document, so that one without any of the
 * factors says so. Null in a demo without a line: it has no code of the referential, what its risks carry cannot be told.
 */
export function buildAnnexeContent(
  data: Pick<SnapshotData, 'unitesDeTravail' | 'expositions' | 'entreprise'>,
  { isDemo }: { isDemo: boolean },
): AnnexeContent | null {
  const lignes = listAnnexe(data).map((ligne) => buildLigne(ligne, data.entreprise));
  if (isDemo && lignes.length === 0) return null;
  return {
    phrase: buildPhraseContent(PHRASE_DE_L_ANNEXE),
    seuils: buildPhraseContent(PHRASE_DES_SEUILS),
    absence: lignes.length === 0 ? setApostrophes(ANNEXE_SANS_FACTEUR) : null,
    lignes,
  };
}
