import type { Entreprise } from '@odu/api-contract/types';
import * as fc from 'fast-check';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';

/** A company as its owner may have described it. */
export const ENTREPRISE: Entreprise = {
  ...ENTREPRISE_VIDE,
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  isEtablissement: false,
  nombreEmployes: 8,
};

export const entrepriseValues = fc.record({
  ...Object.fromEntries(Object.entries(ENTREPRISE).map(([name, value]) => [name, fc.constant(value)])),
  nom: fc.constantFrom(null, 'Boulangerie Martin', 'Aux Lilas'),
  nombreEmployes: fc.constantFrom(null, 8, 62),
  isEtablissement: fc.constantFrom(null, true, false),
  nomDeLEtablissement: fc.constantFrom(null, 'Gare'),
}) as fc.Arbitrary<Entreprise>;
