import type { MasterData, MesureType, UniteDeTravail } from '@odu/api-contract';
import { normalizeForSearch } from '@odu/domain';

const NO_MESURE: readonly MesureType[] = [];

/** The model measures of a category of a unit, by its name in the référentiel; none for one of the user's own, or before the référentiel is there. */
export function listMesuresTypes(
  masterData: Pick<MasterData, 'categorieDeRisques'> | undefined,
  { categorieDeRisques }: Pick<UniteDeTravail, 'categorieDeRisques'>,
  idCategorie: string | undefined,
): readonly MesureType[] {
  const categorie = categorieDeRisques.find((known) => known.idCategorie === idCategorie);
  if (categorie === undefined) return NO_MESURE;
  const name = normalizeForSearch(categorie.displayName);
  const premade = masterData?.categorieDeRisques.find(
    ({ displayName }) => normalizeForSearch(displayName) === name,
  );
  return premade?.mesuresTypes ?? NO_MESURE;
}
