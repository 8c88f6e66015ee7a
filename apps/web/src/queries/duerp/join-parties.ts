import type { MasterData } from '@odu/api-contract';

/** The référentiel from its two parts; of a server that knows no parts, each is the whole. */
export function joinParties(noms: MasterData, textes: MasterData): MasterData {
  const categories = new Map(textes.categorieDeRisques.map((one) => [one.idPremadeCategorie, one]));
  const risques = new Map(textes.risques.map((one) => [one.idPremadeRisque, one]));
  return {
    ...noms,
    categorieDeRisques: noms.categorieDeRisques.map((categorie) => {
      const { tagsPrincipaux, tagsSecondaires, mesuresTypes } =
        categories.get(categorie.idPremadeCategorie) ?? categorie;
      return { ...categorie, tagsPrincipaux, tagsSecondaires, mesuresTypes };
    }),
    risques: noms.risques.map((risque) => {
      const texte = risques.get(risque.idPremadeRisque);
      if (texte === undefined) return risque;
      const { displayName, code, idPremadeCategorie } = risque;
      return { ...texte, displayName, code, idPremadeCategorie };
    }),
  };
}
