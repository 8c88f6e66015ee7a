import type { UniteDeTravail } from '@odu/api-contract/types';
import type { Cible, EntiteEditee } from '../collisions/collision.ts';

/** A unit. */
export const cibleDUnite = ({ idUniteDeTravail, displayName }: UniteDeTravail): Cible => ({
  entite: 'uniteDeTravail',
  id: idUniteDeTravail,
  nom: displayName,
  idUniteDeTravail,
  nomDeLUnite: displayName,
});

/** Something in a unit. */
export const cibleDans = (unite: UniteDeTravail, entite: EntiteEditee, id: string, nom: string): Cible => ({
  entite,
  id,
  nom,
  idUniteDeTravail: unite.idUniteDeTravail,
  nomDeLUnite: unite.displayName,
});

/** The company, the switch of the PAPRIPACT, or the annex of exposures: there is one of each. */
export const cibleSeule = (entite: 'entreprise' | 'papripact' | 'expositions', nom: string): Cible => ({
  entite,
  id: null,
  nom,
  idUniteDeTravail: null,
  nomDeLUnite: null,
});
