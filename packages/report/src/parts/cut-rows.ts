import type { BlocContent, GroupeContent, MesureContent, RisqueContent } from '../content/report-content.ts';

/** Cuts a list into pieces of so many rows at most; what has more by itself is a piece of its own. An item is a row, or as many as `weigh` says. */
export function cutList<T>(list: readonly T[], size: number, weigh: (item: T) => number = () => 1): T[][] {
  const pieces: T[][] = [];
  let rows = 0;
  for (const item of list) {
    rows += weigh(item);
    if (rows > size || pieces.length === 0) {
      pieces.push([]);
      rows = weigh(item);
    }
    pieces.at(-1)?.push(item);
  }
  return pieces;
}

// What a measure in place adds to the engine's memory against a row without one, measured: 20 each of 60, 100 and 1,000 characters
// take 0.3, 0.35 and 1.7 rows a measure.
const MESURE = 0.2;
const CHARACTERS_OF_A_ROW = 650;

/** What texts of a row add to it; the first characters are the row itself, so that short texts weigh nothing. */
export const weighTexts = (texts: readonly (string | null)[]): number =>
  Math.max(0, texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) / CHARACTERS_OF_A_ROW - 1);

const weighMesure = ({ texte }: MesureContent): number => MESURE + texte.length / CHARACTERS_OF_A_ROW;

const weighRisque = ({ contexte, danger, remarques, mesures }: RisqueContent): number =>
  mesures.reduce((rows, mesure) => rows + weighMesure(mesure), 1 + weighTexts([contexte, danger, remarques]));

const weighBloc = ({ lignes }: BlocContent): number =>
  lignes.reduce((rows, risque) => rows + weighRisque(risque), 0);

/** How many rows a group of an inventory is, those of its measures in place with them. */
export const countRows = ({ blocs }: GroupeContent): number =>
  blocs.reduce((rows, bloc) => rows + weighBloc(bloc), 0);

/** What follows a piece of a group is named by what stands before it: no second title, nor what is said of the group. */
const asNext = (groupe: GroupeContent, blocs: BlocContent[]): GroupeContent => ({
  ...groupe,
  titre: null,
  titreComplet: null,
  exposition: [],
  resume: null,
  blocs,
});

/** Cuts one group of more rows than a part has between its categories, and within one that has more by itself. */
function cutGroupe(groupe: GroupeContent, size: number): GroupeContent[] {
  const blocs = groupe.blocs.flatMap((bloc) =>
    cutList(bloc.lignes, size, weighRisque).map((lignes) => ({ ...bloc, lignes })),
  );
  return cutList(blocs, size, weighBloc).map((some, index) =>
    index === 0 ? { ...groupe, blocs: some } : asNext(groupe, some),
  );
}

/** Cuts an inventory into parts of so many rows at most, between two groups where it can. */
export const cutGroupes = (groupes: readonly GroupeContent[], size: number): GroupeContent[][] =>
  cutList(
    groupes.flatMap((groupe) => (countRows(groupe) > size ? cutGroupe(groupe, size) : [groupe])),
    size,
    countRows,
  );
