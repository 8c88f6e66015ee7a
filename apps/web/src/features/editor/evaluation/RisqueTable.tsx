import type { UniteDeTravail } from '@odu/api-contract';
import type { RisqueTrouve } from '@odu/domain';
import { situateRisques } from '@odu/domain';
import { EvaluationTable } from '@odu/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIdToFocus } from '../model/use-id-to-focus.ts';
import type { Cotations } from './cotations.ts';
import { useStayingRisques } from './use-staying-risques.ts';

export type RisqueTableProps = {
  label: string;
  /** The whole document's. */
  unites: readonly UniteDeTravail[];
  /** Those to show. */
  risques: readonly RisqueTrouve[];
  /** Of a search: what it found stays, in its order, until it changes; null for a unit, that is shown as it is. */
  searchKey: string | null;
  /** What stands where no line is. */
  nothing?: ReactNode;
  cotations: Cotations;
  onOpen: (idRisque: string) => void;
  onPastEnd?: () => void;
  shouldFocusFirst?: () => boolean;
};

/** Risks evaluated in place, one line each. */
export default function RisqueTable({
  label,
  unites,
  risques,
  searchKey,
  nothing = null,
  cotations,
  onOpen,
  onPastEnd,
  shouldFocusFirst,
}: RisqueTableProps) {
  const idToFocus = useIdToFocus();
  const begun = useSyncExternalStore(cotations.subscribe, cotations.getShown);
  const all = useMemo(() => situateRisques(unites), [unites]);
  const shown = useStayingRisques({ all, risques, searchKey });
  const byId = useMemo(() => new Map(all.map((one) => [one.risque.idRisque, one])), [all]);
  const lignes = useMemo(
    () =>
      shown.map(({ unite, risque, categorie }) => ({
        risque,
        situation: [searchKey === null ? '' : unite.displayName, categorie?.displayName ?? '']
          .filter(Boolean)
          .join(' · '),
      })),
    [shown, searchKey],
  );
  if (lignes.length === 0) return nothing;
  return (
    <EvaluationTable
      label={label}
      lignes={lignes}
      begun={begun}
      onOpen={onOpen}
      onLeave={(idRisque) => cotations.leave(idRisque)}
      onChange={(idRisque, notes) => {
        const found = byId.get(idRisque);
        const unite = unites.find((one) => one.idUniteDeTravail === found?.unite.idUniteDeTravail);
        if (found !== undefined && unite !== undefined) cotations.choose(unite, found.risque, notes);
      }}
      {...(onPastEnd && { onPastEnd })}
      {...(shouldFocusFirst && { shouldFocusFirst })}
      focusKey={idToFocus}
    />
  );
}
