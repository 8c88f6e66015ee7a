import type { Country } from '@odu/api-contract/types';
import * as z from 'zod/mini';
import { optionalSiren } from '../entreprise/siren.ts';
import { optionalText, requiredText } from '../formulaire/fields.ts';

/** The member states of the European Union (art. 52 TEU), by their ISO 3166-1 alpha-2 code. */
export const PAYS_UE = {
  DE: 'Allemagne',
  AT: 'Autriche',
  BE: 'Belgique',
  BG: 'Bulgarie',
  CY: 'Chypre',
  HR: 'Croatie',
  DK: 'Danemark',
  ES: 'Espagne',
  EE: 'Estonie',
  FI: 'Finlande',
  FR: 'France',
  GR: 'Grèce',
  HU: 'Hongrie',
  IE: 'Irlande',
  IT: 'Italie',
  LV: 'Lettonie',
  LT: 'Lituanie',
  LU: 'Luxembourg',
  MT: 'Malte',
  NL: 'Pays-Bas',
  PL: 'Pologne',
  PT: 'Portugal',
  RO: 'Roumanie',
  SK: 'Slovaquie',
  SI: 'Slovénie',
  SE: 'Suède',
  CZ: 'Tchéquie',
} as const satisfies Record<Country, string>;

/** The country of a new billing profile. */
export const PAYS_PAR_DEFAUT = 'FR';

const PAYS_REQUIS = 'Le pays est obligatoire';

/** A billing profile: name, address and country in the European Union are required; line2, vatNumber and siren (decision C10) may be empty. */
export const billingProfileFormSchema = z.object({
  name: requiredText('Le nom ou la raison sociale est obligatoire', 200),
  line1: requiredText("L'adresse ligne 1 est obligatoire", 200),
  line2: optionalText(200),
  postalCode: requiredText('Le code postal est obligatoire', 20),
  city: requiredText('La ville est obligatoire', 200),
  country: requiredText(PAYS_REQUIS).check(z.refine((code) => Object.hasOwn(PAYS_UE, code), PAYS_REQUIS)),
  vatNumber: optionalText(30),
  siren: optionalSiren,
});
