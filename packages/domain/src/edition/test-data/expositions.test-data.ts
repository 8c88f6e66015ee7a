import * as fc from 'fast-check';

const donnees = fc.constantFrom('', 'Fournil', 'Réserve');

/** What two people may say of the same two factors in the annex. */
export const expositionsValues = fc.record(
  { donnees_nuit: donnees, nombre_nuit: fc.constantFrom(null, 0, 2), donnees_manut: donnees },
  { requiredKeys: [] },
);
