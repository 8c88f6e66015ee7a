import { loadReferentiel } from './load.ts';

/** What the tests of the content read. */
export const referentiel = loadReferentiel();
export const generales = referentiel.familles.flatMap(({ categories }) => categories);
export const sectorielles = referentiel.secteurs.flatMap(({ categories }) => categories);
export const categories = [...generales, ...sectorielles];
export const risques = categories.flatMap((categorie) => categorie.risques);

export const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
