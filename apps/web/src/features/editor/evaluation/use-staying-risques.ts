import type { RisqueTrouve } from '@odu/domain';
import { useMemo, useState } from 'react';

type StayingRisques = {
  /** Every risk of the document. */
  all: readonly RisqueTrouve[];
  /** Those that are found now. */
  risques: readonly RisqueTrouve[];
  /** The same as long as the search is; null for no search. */
  searchKey: string | null;
};

const idOf = ({ risque }: RisqueTrouve) => risque.idRisque;

/**
 * What a search found, in the order in which it did, for as long as the search is the same: a line that is evaluated
 * does not leave « Non évalués » nor go elsewhere under the hand that evaluates the next one. What is found since comes last.
 */
export function useStayingRisques({ all, risques, searchKey }: StayingRisques): readonly RisqueTrouve[] {
  const [kept, setKept] = useState(() => ({ searchKey, ids: risques.map(idOf) }));
  const known = useMemo(() => new Set(kept.ids), [kept]);
  if (kept.searchKey !== searchKey) setKept({ searchKey, ids: risques.map(idOf) });
  else if (searchKey !== null && risques.some((one) => !known.has(idOf(one))))
    setKept({ searchKey, ids: [...kept.ids, ...risques.map(idOf).filter((id) => !known.has(id))] });
  return useMemo(() => {
    if (searchKey === null) return risques;
    const byId = new Map(all.map((one) => [idOf(one), one]));
    return kept.ids.flatMap((id) => byId.get(id) ?? []);
  }, [all, risques, kept, searchKey]);
}
