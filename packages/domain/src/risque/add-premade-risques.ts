import { isSameName } from '../texte/is-same-name.ts';
import type { PremadeCategorie, PremadeRisque, PremadeSelection } from './premade.ts';

/** A category of a unit, as the wire has it. */
export type CategorieDeRisque = {
  idCategorie: string;
  code: string;
  displayName: string;
  isUserDefined: boolean;
};

/** A risk that has just been added: nothing written, nothing evaluated. */
export type NouveauRisque = CategorieDeRisque & {
  idRisque: string;
  danger: string;
  remarques: string;
  evalGravite: null;
  evalFrequence: null;
  evalMaitrise: null;
  isRisqueEvalue: false;
  niveauDeRisqueValue: null;
  niveauDeRisqueStatus: null;
};

/** A new risk with its name, ready to be evaluated. */
export const createRisque = (fields: CategorieDeRisque & { idRisque: string }): NouveauRisque => ({
  ...fields,
  danger: '',
  remarques: '',
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
  isRisqueEvalue: false,
  niveauDeRisqueValue: null,
  niveauDeRisqueStatus: null,
});

/**
 * Copies the ticked premade risks, with their categories, into a unit's lists (new lists; nothing already there changes or goes).
 * A category or a risk that the unit already has under the same name is not duplicated. `createId` gives a UUID at each call.
 */
export const addPremadeRisques = <C extends CategorieDeRisque, R extends { displayName: string }>(
  unite: { categorieDeRisques: readonly C[]; risques: readonly R[] },
  selection: PremadeSelection,
  premade: {
    categorieDeRisques: readonly Pick<PremadeCategorie, 'idPremadeCategorie' | 'displayName' | 'code'>[];
    risques: readonly PremadeRisque[];
  },
  createId: () => string,
): { categorieDeRisques: (C | CategorieDeRisque)[]; risques: (R | NouveauRisque)[] } => {
  const categorieDeRisques: (C | CategorieDeRisque)[] = [...unite.categorieDeRisques];
  const risques: (R | NouveauRisque)[] = [...unite.risques];
  for (const premadeCategorie of premade.categorieDeRisques) {
    for (const { idPremadeRisque, idPremadeCategorie, displayName, code } of premade.risques) {
      if (idPremadeCategorie !== premadeCategorie.idPremadeCategorie || !selection.has(idPremadeRisque))
        continue;
      if (risques.some((risque) => isSameName(risque.displayName, displayName))) continue;
      let categorie = categorieDeRisques.find((known) =>
        isSameName(known.displayName, premadeCategorie.displayName),
      );
      if (!categorie) {
        categorie = {
          idCategorie: createId(),
          code: premadeCategorie.code,
          displayName: premadeCategorie.displayName,
          isUserDefined: false,
        };
        categorieDeRisques.push(categorie);
      }
      risques.push(
        createRisque({
          idRisque: createId(),
          idCategorie: categorie.idCategorie,
          code,
          displayName,
          isUserDefined: false,
        }),
      );
    }
  }
  return { categorieDeRisques, risques };
};
