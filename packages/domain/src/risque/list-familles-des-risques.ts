import { findFamilleDuRisque } from '../familles/examen-des-familles.ts';
import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES } from '../familles/familles-de-risques.ts';
import { SANS_FAMILLE_LABEL } from '../tableau-de-bord/familles-par-niveau.ts';
import { SANS_FAMILLE, type FamilleCherchee } from './recherche-de-risques.ts';
import { situateRisques, type UniteSituee } from './situate-risques.ts';

/**
 * The families that a document's risks are of, in the order of the referential; what is of none comes last.
 * The one that is asked for is among them even where its last risk has gone: a list must name what it narrows to.
 */
export function listFamillesDesRisques(
  unites: readonly UniteSituee[],
  asked: FamilleCherchee | null = null,
): { code: FamilleCherchee; displayName: string }[] {
  const found = new Set<FamilleCherchee>(
    situateRisques(unites).map(
      ({ risque, categorie }) => findFamilleDuRisque(risque, categorie) ?? SANS_FAMILLE,
    ),
  );
  if (asked !== null) found.add(asked);
  return [
    ...CODES_DE_FAMILLE.filter((code) => found.has(code)).map((code) => ({
      code,
      displayName: FAMILLES_DE_RISQUES[code],
    })),
    ...(found.has(SANS_FAMILLE) ? [{ code: SANS_FAMILLE, displayName: SANS_FAMILLE_LABEL } as const] : []),
  ];
}
