import type { CategorieDeRisques, PremadeCategorie, PremadeRisque, Risque } from '@odu/api-contract/types';
import { isSameName } from '../texte/is-same-name.ts';
import type { PremadeSelection } from './premade-selection.ts';

/** A new risk with its name, nothing written and nothing evaluated. */
export const createRisque = (
  fields: Pick<Risque, 'idRisque' | 'idCategorie' | 'code' | 'displayName' | 'isUserDefined'>,
): Risque => ({
  ...fields,
  danger: '',
  remarques: '',
  mesuresEnPlace: [],
  nombreExposes: null,
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
  evalueLe: null,
  evaluationPrecedente: null,
  isRisqueEvalue: false,
  niveauDeRisqueValue: null,
  niveauDeRisqueStatus: null,
});

/**
 * Copies the ticked premade risks, with their categories, into a unit's lists (new lists; nothing already there changes or goes).
 * A category or a risk that the unit already has under the same name is not duplicated. `createId` gives a UUID at each call.
 */
export const addPremadeRisques = <C extends CategorieDeRisques, R extends Pick<Risque, 'displayName'>>(
  unite: { categorieDeRisques: readonly C[]; risques: readonly R[] },
  selection: PremadeSelection,
  premade: {
    categorieDeRisques: readonly Pick<PremadeCategorie, 'idPremadeCategorie' | 'displayName' | 'code'>[];
    risques: readonly Pick<
      PremadeRisque,
      'idPremadeRisque' | 'idPremadeCategorie' | 'displayName' | 'code'
    >[];
  },
  createId: () => string,
): { categorieDeRisques: (C | CategorieDeRisques)[]; risques: (R | Risque)[] } => {
  const categorieDeRisques: (C | CategorieDeRisques)[] = [...unite.categorieDeRisques];
  const risques: (R | Risque)[] = [...unite.risques];
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
