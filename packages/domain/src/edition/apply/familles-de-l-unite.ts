import type { FamilleNonConcernee, UniteDeTravail } from '@odu/api-contract/types';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import { ecarterFamilles } from '../../familles/examen-des-familles.ts';
import { CODES_DE_FAMILLE } from '../../familles/familles-de-risques.ts';

/** What a unit says of each family, as fields. */
export function readFamilles({
  famillesNonConcernees = [],
}: {
  readonly famillesNonConcernees?: readonly FamilleNonConcernee[] | undefined;
}): ValeursDesFamilles {
  const motifs = new Map(famillesNonConcernees.map(({ code, motif }) => [code, motif]));
  // One value for each code, by construction.
  return Object.fromEntries(
    CODES_DE_FAMILLE.map((code) => [code, motifs.get(code) ?? null]),
  ) as ValeursDesFamilles;
}

/** A unit with other values for some families. The same unit when nothing changes. */
export function changeFamilles<U extends UniteDeTravail>(unite: U, values: Partial<ValeursDesFamilles>): U {
  const wanted = { ...readFamilles(unite), ...values };
  return ecarterFamilles(
    unite,
    CODES_DE_FAMILLE.flatMap((code) => {
      const motif = wanted[code];
      return motif === null ? [] : [{ code, motif }];
    }),
  );
}

/** A unit with families set aside again that an edit had lifted; one that somebody set aside since keeps its reason. */
export const rendreFamilles = <U extends UniteDeTravail>(
  unite: U,
  familles: readonly FamilleNonConcernee[] | undefined,
): U =>
  familles === undefined || familles.length === 0
    ? unite
    : ecarterFamilles(unite, [...familles, ...(unite.famillesNonConcernees ?? [])]);

/** The families that an edit lifted, to be set aside again when it is taken back; absent when there is none. */
export function listFamillesLevees(
  before: UniteDeTravail,
  after: UniteDeTravail,
): { readonly familles?: readonly FamilleNonConcernee[] } {
  const left = new Set(after.famillesNonConcernees?.map(({ code }) => code));
  const familles = (before.famillesNonConcernees ?? []).filter(({ code }) => !left.has(code));
  return familles.length === 0 ? {} : { familles };
}

/** The list that a write of risks has to carry: the unit's afterwards, when something is set aside that was not; else nothing. */
export function writeFamillesRendues(before: UniteDeTravail, after: UniteDeTravail) {
  const known = new Set(before.famillesNonConcernees?.map(({ code }) => code));
  const { famillesNonConcernees = [] } = after;
  return famillesNonConcernees.some(({ code }) => !known.has(code)) && { famillesNonConcernees };
}
