import type { ImportDuerpRequest } from '@odu/api-contract';

/** The least that an import may hold. */
export const EMPTY_IMPORT: ImportDuerpRequest = {
  displayName: 'Import',
  entreprise: null,
  unitesDeTravail: [],
  isPapripactEnabled: false,
  displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
};
