import type { Entreprise } from '@odu/api-contract/types';
import { isBlank } from '../../texte/is-blank.ts';
import { cutText } from '../../texte/shorten-text.ts';

type NomDEntreprise = Pick<Entreprise, 'nom' | 'isEtablissement' | 'nomDeLEtablissement'>;

/** The name of a document whose company has none. */
export const NEW_DUERP_NAME = 'Nouveau DUERP';
const COPY_SUFFIX = ' (copie)';
/** The contract's `ShortText`. */
const MAX_LENGTH = 200;

const readNom = (nom: string | null | undefined): string => (isBlank(nom) ? '' : (nom ?? '').trim());

const cutBefore = (suffix: string, name: string): string =>
  cutText(name, MAX_LENGTH - suffix.length) + suffix;

/** The name that a company gives to its document: its own, and the establishment's when the document covers one. */
export function nameAfterEntreprise(entreprise: NomDEntreprise | null): string {
  const nom = readNom(entreprise?.nom);
  if (nom === '') return NEW_DUERP_NAME;
  const etablissement = entreprise?.isEtablissement ? readNom(entreprise.nomDeLEtablissement) : '';
  return cutText(etablissement === '' ? nom : `${nom} – ${etablissement}`, MAX_LENGTH);
}

/** The ends that a name may owe to being a copy, or the copy of a copy: none first, since a company may be called « Martin (copie) ». */
function listCopySuffixes(displayName: string): string[] {
  const suffixes = [''];
  while (displayName.endsWith((suffixes.at(-1) ?? '') + COPY_SUFFIX)) {
    suffixes.push((suffixes.at(-1) ?? '') + COPY_SUFFIX);
  }
  return suffixes;
}

/**
 * The name of a document after its company changed: one that is the company's name, with « (copie) » or not, follows it;
 * any other stays. Going from a company to another and back gives the first name back.
 */
export function followEntreprise(
  displayName: string,
  before: NomDEntreprise | null,
  after: NomDEntreprise | null,
): string {
  const nameBefore = nameAfterEntreprise(before);
  const suffix = listCopySuffixes(displayName).find((one) => cutBefore(one, nameBefore) === displayName);
  return suffix === undefined ? displayName : cutBefore(suffix, nameAfterEntreprise(after));
}

/** So many times « (copie) » leaves a name half its length; a later copy is counted. */
const MAX_SUFFIXES = 12;

/** The name of a copy (decision D6), or of a later one of the same name: no two of them are called the same, however long the name is. */
export const nameOfCopy = (displayName: string, rank = 1): string =>
  cutBefore(rank > MAX_SUFFIXES ? ` (copie ${rank})` : COPY_SUFFIX.repeat(rank), displayName);
