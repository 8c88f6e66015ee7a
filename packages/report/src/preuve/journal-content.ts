import {
  describeLigne,
  describeNombreDeChangements,
  type Ecart,
  formatDateLongue,
  NBSP,
  NOM_INTROUVABLE,
  quoteFr,
  titreDeLigne,
  VALEUR_VIDE,
} from '@odu/domain';
import { isLongRow, shorten } from '../content/text-length.ts';
import type { Journal } from './preuve.ts';

/** A text of a person may have 40,000 characters: whole it stands in each of the two versions. */
const MAX_TEXT = 300;

type LigneDuJournal = {
  titre: string;
  nom: string;
  unite: string | null;
  details: string[];
  isLong: boolean;
};

/** What changed since the version before, line by line. */
export type JournalContent = { phrase: string; lignes: LigneDuJournal[] };

const citer = (text: string): string =>
  text === VALEUR_VIDE || text === NOM_INTROUVABLE ? text : quoteFr(shorten(text, MAX_TEXT));

const describeEcart = ({ champ, avant, apres }: Ecart): string =>
  `${champ}${NBSP}: ${citer(avant)} devient ${citer(apres)}`;

/** The words of the journal; what came or went with a whole unit is counted in the unit's line. Null for a first version. */
export function buildJournalContent(journal: Journal | null | undefined): JournalContent | null {
  if (!journal) return null;
  const lignes = journal.lignes
    .filter(({ isAvecSonUnite }) => !isAvecSonUnite)
    .map((ligne) => {
      const content = {
        titre: titreDeLigne(ligne),
        nom: shorten(ligne.nom, MAX_TEXT),
        unite: ligne.unite,
        details: [...describeLigne(ligne), ...ligne.ecarts.map(describeEcart)],
      };
      return {
        ...content,
        isLong: isLongRow(
          { texts: [content.titre, content.nom], charactersPerLine: 22 },
          { texts: [content.unite], charactersPerLine: 16 },
          { texts: content.details, charactersPerLine: 36 },
        ),
      };
    });
  const depuis = `depuis la version ${journal.versionNumber} du ${formatDateLongue(journal.creationTime)}`;
  return { phrase: `${describeNombreDeChangements(lignes)} ${depuis}.`, lignes };
}
