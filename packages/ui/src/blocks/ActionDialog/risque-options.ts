import type { CategorieDeRisques, Risque } from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  formatNiveau,
  labelNiveauDeRisque,
  labelRisque,
  SANS_CATEGORIE_LABEL,
  sortRisques,
} from '@odu/domain';

type CategorieDOption = Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>;

/** What an option says of a risk. */
export type RisqueDOption = Pick<
  Risque,
  'idRisque' | 'idCategorie' | 'displayName' | 'code' | 'evalGravite' | 'evalFrequence' | 'evalMaitrise'
>;

const describeNiveau = (risque: RisqueDOption): string => {
  const niveau = computeNiveauDeRisqueOrNull(risque);
  const label = labelNiveauDeRisque(classifyNiveauDeRisque(niveau));
  return niveau === null ? label : `${label} ${formatNiveau(niveau)}`;
};

/** The risks of a unit as options, each with its level and its category: the worst first, those not evaluated last. */
export const risqueOptions = (categories: readonly CategorieDOption[], risques: readonly RisqueDOption[]) => {
  const names = new Map(categories.map(({ idCategorie, displayName }) => [idCategorie, displayName]));
  return sortRisques(risques, 'niveauDeRisqueValue').map((risque) => ({
    value: risque.idRisque,
    label: labelRisque(risque),
    description: `${describeNiveau(risque)} · ${names.get(risque.idCategorie) ?? SANS_CATEGORIE_LABEL}`,
  }));
};
