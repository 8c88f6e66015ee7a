import type { BlocContent, GroupeContent } from '../content/report-content.ts';

/** Cuts a list into pieces of so many at most. */
export function cutList<T>(list: readonly T[], size: number): T[][] {
  const pieces: T[][] = [];
  for (let from = 0; from < list.length; from += size) pieces.push(list.slice(from, from + size));
  return pieces;
}

const countRows = ({ blocs }: GroupeContent): number =>
  blocs.reduce((rows, { lignes }) => rows + lignes.length, 0);

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
  const pieces: BlocContent[][] = [];
  let rows = size;
  for (const bloc of groupe.blocs.flatMap((one) =>
    cutList(one.lignes, size).map((lignes) => ({ ...one, lignes })),
  )) {
    rows += bloc.lignes.length;
    if (rows > size) {
      pieces.push([]);
      rows = bloc.lignes.length;
    }
    pieces.at(-1)?.push(bloc);
  }
  return pieces.map((blocs, index) => (index === 0 ? { ...groupe, blocs } : asNext(groupe, blocs)));
}

/** Cuts an inventory into parts of so many rows at most, between two groups where it can. */
export function cutGroupes(groupes: readonly GroupeContent[], size: number): GroupeContent[][] {
  const parts: GroupeContent[][] = [];
  let rows = size;
  for (const groupe of groupes.flatMap((one) => (countRows(one) > size ? cutGroupe(one, size) : [one]))) {
    rows += countRows(groupe);
    if (rows > size || parts.length === 0) {
      parts.push([]);
      rows = countRows(groupe);
    }
    parts.at(-1)?.push(groupe);
  }
  return parts;
}
