import type { Entreprise } from '@odu/api-contract';

/** The name of a document before its company has one. */
export const NEW_DUERP_NAME = 'Nouveau DUERP';
const COPY_SUFFIX = ' (copie)';
/** The contract's `ShortText`. */
const MAX_LENGTH = 200;

/** Counts characters as the contract does, and never cuts one in two. */
const cut = (name: string, length: number): string => {
  const characters = Array.from(name);
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

/** The name that a company gives to its document: its own, and the establishment's when the document covers one. Undefined when it has none. */
export function nameAfterEntreprise(entreprise: Entreprise | null): string | undefined {
  const nom = entreprise?.nom?.trim();
  if (!nom) return undefined;
  const etablissement = entreprise?.isEtablissement ? entreprise.nomDeLEtablissement?.trim() : undefined;
  return cut(etablissement ? `${nom} – ${etablissement}` : nom, MAX_LENGTH);
}

/** A document follows its company's name when that name changes; otherwise it keeps its own, so that « (copie) » stays on a copy. */
export function followEntreprise(displayName: string, before: Entreprise | null, after: Entreprise): string {
  const name = nameAfterEntreprise(after);
  return name === undefined || name === nameAfterEntreprise(before) ? displayName : name;
}

/** Decision D6. */
export const nameOfCopy = (displayName: string): string =>
  cut(displayName, MAX_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;
