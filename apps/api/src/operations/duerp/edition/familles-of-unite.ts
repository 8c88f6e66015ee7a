import type { FamilleNonConcernee } from '@odu/api-contract';
import { ecarterFamilles, leverFamilles } from '@odu/domain';
import type { CategorieRow } from '../../../repositories/duerp/categorie-repository.ts';
import type { RisqueRow } from '../../../repositories/duerp/risque-repository.ts';
import type { UniteDeTravailRow } from '../../../repositories/duerp/unite-de-travail-repository.ts';

/** The families that a unit sets aside; this server alone writes the column. */
export const readFamillesNonConcernees = ({
  famillesNonConcernees,
}: Pick<UniteDeTravailRow, 'famillesNonConcernees'>): FamilleNonConcernee[] =>
  JSON.parse(famillesNonConcernees) as FamilleNonConcernee[];

type Contenu = {
  categories: readonly Pick<CategorieRow, 'idCategorie' | 'code' | 'displayName'>[];
  risques: readonly Pick<RisqueRow, 'idCategorie' | 'code'>[];
};

/**
 * The row of a unit after a write, by domain's rule: with the families sent (else its own), less those of its risks.
 * Undefined when it stays as it is.
 */
export function planFamilles(
  row: UniteDeTravailRow,
  { categories: categorieDeRisques, risques }: Contenu,
  sent: FamilleNonConcernee[] | undefined,
): UniteDeTravailRow | undefined {
  const stored = readFamillesNonConcernees(row);
  const before = {
    famillesNonConcernees: stored,
    categorieDeRisques,
    risques,
  };
  const after = leverFamilles(sent === undefined ? before : ecarterFamilles(before, sent));
  return after === before
    ? undefined
    : { ...row, famillesNonConcernees: JSON.stringify(after.famillesNonConcernees) };
}
