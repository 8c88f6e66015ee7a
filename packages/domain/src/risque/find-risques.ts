import type { CategorieDeRisques, Risque, UniteDeTravail } from '@odu/api-contract/types';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
  NIVEAU_LABELS,
  type NiveauDeRisqueStatus,
} from '../evaluation/niveau-de-risque.ts';
import { matchesSearch } from '../texte/normalize-for-search.ts';
import type { RisqueSitue } from './group-risques.ts';

type Unite = Pick<
  UniteDeTravail,
  'idUniteDeTravail' | 'displayName' | 'categorieDeRisques' | 'risques' | 'papripactActionsPreventives'
>;

/** A risk with where it stands, and how many actions answer it. */
export type RisqueTrouve = RisqueSitue<Unite, CategorieDeRisques, Risque> & { nombreDActions: number };

const hasBand =
  (band: NonNullable<NiveauDeRisqueStatus>) =>
  ({ risque }: RisqueTrouve): boolean =>
    classifyNiveauDeRisque(computeNiveauDeRisqueOrNull(risque)) === band;

/** What a list of risks can be narrowed to, by its name in the address of a page. */
export const FILTRES_DE_RISQUES = {
  'non-evalues': { label: 'Non évalués', accepts: ({ risque }: RisqueTrouve) => !isRisqueEvalue(risque) },
  critiques: { label: `${NIVEAU_LABELS.RED}s`, accepts: hasBand('RED') },
  importants: { label: `${NIVEAU_LABELS.ORANGE}s`, accepts: hasBand('ORANGE') },
  moderes: { label: `${NIVEAU_LABELS.YELLOW}s`, accepts: hasBand('YELLOW') },
  faibles: { label: `${NIVEAU_LABELS.GREEN}s`, accepts: hasBand('GREEN') },
  'sans-action': {
    label: 'Sans action préventive',
    accepts: ({ nombreDActions }: RisqueTrouve) => nombreDActions === 0,
  },
} as const;

/** The name of a filter in the address of a page. */
export type FiltreDeRisques = keyof typeof FILTRES_DE_RISQUES;

/** The filter of a name, null for any other text. */
export const readFiltreDeRisques = (name: string | undefined): FiltreDeRisques | null =>
  name !== undefined && Object.hasOwn(FILTRES_DE_RISQUES, name) ? (name as FiltreDeRisques) : null;

/** Every risk of the units with where it stands, in the document's order. */
export const situateRisques = (unites: readonly Unite[]): RisqueTrouve[] =>
  unites.flatMap((unite) => {
    const categories = new Map(unite.categorieDeRisques.map((one) => [one.idCategorie, one]));
    const actions = Map.groupBy(unite.papripactActionsPreventives, ({ idRisqueAssocie }) => idRisqueAssocie);
    return unite.risques.map((risque) => ({
      unite,
      risque,
      categorie: categories.get(risque.idCategorie) ?? null,
      nombreDActions: actions.get(risque.idRisque)?.length ?? 0,
    }));
  });

/** What is found: words in the risk's name, number, danger and remarks, its category or its unit; narrowed to a filter. */
export type RechercheDeRisques = { recherche: string; filtre: FiltreDeRisques | null };

/**
 * The risks that hold every word of the search (accents, case and plural apart) and pass the filter: the worst first, those
 * that are not evaluated last, equals in the document's order.
 */
export function findRisques(
  unites: readonly Unite[],
  { recherche, filtre }: RechercheDeRisques,
): RisqueTrouve[] {
  const level = ({ risque }: RisqueTrouve) => computeNiveauDeRisqueOrNull(risque) ?? 0;
  return situateRisques(unites)
    .filter((one) => filtre === null || FILTRES_DE_RISQUES[filtre].accepts(one))
    .filter(({ unite, risque, categorie }) =>
      matchesSearch(
        recherche,
        risque.displayName,
        risque.code,
        risque.danger,
        risque.remarques,
        categorie?.displayName,
        unite.displayName,
      ),
    )
    .toSorted((one, other) => level(other) - level(one));
}
