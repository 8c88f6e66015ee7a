import { findFamilleDuRisque } from '../familles/examen-des-familles.ts';
import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES } from '../familles/familles-de-risques.ts';
import { SANS_FAMILLE_LABEL } from '../tableau-de-bord/familles-par-niveau.ts';
import { SANS_FAMILLE, type FamilleCherchee } from './recherche-de-risques.ts';
import { situateRisques, type UniteSituee } from './situate-risques.ts';

/** The families that a document's risks are of, in the order of the referential; what is of none comes last. */
export function listFamillesDesRisques(
  unites: readonly UniteSituee[],
): { code: FamilleCherchee; displayName: string }[] {
  const found = new Set(
    situateRisques(unites).map(({ risque, categorie }) => findFamilleDuRisque(risque, categorie)),
  );
  return [
    ...CODES_DE_FAMILLE.filter((code) => found.has(code)).map((code) => ({
      code,
      displayName: FAMILLES_DE_RISQUES[code],
    })),
    ...(found.has(null) ? [{ code: SANS_FAMILLE, displayName: SANS_FAMILLE_LABEL } as const] : []),
  ];
}
