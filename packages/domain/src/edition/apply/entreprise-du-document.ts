import type { Entreprise } from '@odu/api-contract/types';
import { assign } from '../intents/liste.ts';

/** A company of which nothing is known. */
export const ENTREPRISE_VIDE: Entreprise = {
  nom: null,
  siret: null,
  secteurDActivite: null,
  isSecteurPublic: null,
  adresse: null,
  nomDuRepresentantLegal: null,
  nombreEmployes: null,
  isEtablissement: null,
  nomDeLEtablissement: null,
};

/** The company with other values; one of which every field is null is none, so that the first save of step 2 can be undone (contract, `DuerpData.entreprise`). */
export function changeEntreprise(before: Entreprise | null, values: Partial<Entreprise>): Entreprise | null {
  const after = assign(before ?? ENTREPRISE_VIDE, values);
  return Object.values(after).every((value) => value === null) ? null : after;
}
