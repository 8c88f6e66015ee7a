import type { RevueDeRisque, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { findRisques } from '../risque/find-risques.ts';
import { NO_RECHERCHE } from '../risque/recherche-de-risques.ts';
import type { RisqueTrouve } from '../risque/situate-risques.ts';

/** A risk to review, with what the last version said of it. */
export type RisqueARevoir = Omit<RisqueTrouve, 'unite'> & {
  unite: UniteDeTravail;
  /** As that version had it; null for a risk that was added since. */
  avant: Risque | null;
  reponse: RevueDeRisque['reponse'] | null;
};

/** How far the review of a document is since a version. */
export type AvancementDeLaRevue = {
  /** Every risk of the document, the worst first. */
  risques: RisqueARevoir[];
  nombreRevus: number;
  nombreInchanges: number;
  nombreChanges: number;
  /** How many risks of the version the document has no more. */
  nombreDisparus: number;
};

type Unites = readonly UniteDeTravail[];

/** Puts the answers of a review beside the risks of the document and those of the version since which it is reviewed. */
export function makeAvancementDeLaRevue(
  unites: Unites,
  unitesDeLaVersion: Unites,
  revue: readonly RevueDeRisque[],
): AvancementDeLaRevue {
  const avant = new Map(
    unitesDeLaVersion.flatMap((unite) => unite.risques).map((risque) => [risque.idRisque, risque]),
  );
  const reponses = new Map(revue.map(({ idRisque, reponse }) => [idRisque, reponse]));
  const whole = new Map(unites.map((unite) => [unite.idUniteDeTravail, unite]));
  const risques = findRisques(unites, NO_RECHERCHE).flatMap((situe): RisqueARevoir[] => {
    const unite = whole.get(situe.unite.idUniteDeTravail);
    if (unite === undefined) return [];
    const { idRisque } = situe.risque;
    return [{ ...situe, unite, avant: avant.get(idRisque) ?? null, reponse: reponses.get(idRisque) ?? null }];
  });
  const count = (wanted: RevueDeRisque['reponse']) =>
    risques.filter(({ reponse }) => reponse === wanted).length;
  const kept = risques.filter((risque) => risque.avant !== null).length;
  return {
    risques,
    nombreRevus: risques.filter(({ reponse }) => reponse !== null).length,
    nombreInchanges: count('INCHANGE'),
    nombreChanges: count('CHANGE'),
    nombreDisparus: avant.size - kept,
  };
}

/** The next risk to review after one, from the first on when none is left behind it; null when all are reviewed. */
export function findNextARevoir(
  risques: readonly RisqueARevoir[],
  afterIdRisque: string | null,
): RisqueARevoir | null {
  const index = risques.findIndex(({ risque }) => risque.idRisque === afterIdRisque);
  const turned = [...risques.slice(index + 1), ...risques.slice(0, index + 1)];
  return turned.find(({ reponse }) => reponse === null) ?? null;
}
