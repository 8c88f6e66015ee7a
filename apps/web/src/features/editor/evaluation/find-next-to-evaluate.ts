import type { Risque } from '@odu/api-contract';
import { isRisqueEvalue } from '@odu/domain';

/** The id of the next risk that is not evaluated, after the one given and then from the first; null when there is none. */
export function findNextToEvaluate(
  unites: readonly { risques: readonly Risque[] }[],
  idRisque: string,
): string | null {
  const risques = unites.flatMap((unite) => unite.risques);
  const index = risques.findIndex((risque) => risque.idRisque === idRisque);
  const others = [...risques.slice(index + 1), ...risques.slice(0, Math.max(index, 0))];
  return others.find((risque) => !isRisqueEvalue(risque))?.idRisque ?? null;
}
