import type { DuerpData, DuerpDocument } from '@odu/api-contract';
import { comparerVersions } from '@odu/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app-context.tsx';
import { versionQuery } from '../../queries/duerp/duerps.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { BROUILLON, type ComparedStates } from './choose-states.ts';
import { CompareLoading } from './CompareLoading.tsx';
import { FilteredLignes } from './FilteredLignes.tsx';

type ComparedDataProps = { duerp: DuerpDocument; states: ComparedStates };

/** The data of a state; undefined until it is read. */
function useStateData(duerp: DuerpDocument, id: string) {
  const { api } = useApp();
  const isDraft = id === BROUILLON;
  const query = useQuery({ ...versionQuery(api, duerp.id, id), enabled: !isDraft });
  const data: DuerpData | undefined = isDraft ? duerp.data : query.data?.snapshot;
  return { data, error: query.error, retry: () => void query.refetch() };
}

/** Reads the two states and shows what is not the same; in demonstration the texts cannot be read, as in the document. */
export function ComparedData({ duerp, states }: ComparedDataProps) {
  const avant = useStateData(duerp, states.avant);
  const apres = useStateData(duerp, states.apres);
  const isDemo = !duerp.hasFullAccess_Derivated;
  const lignes = useMemo(
    () => avant.data && apres.data && comparerVersions(avant.data, apres.data, { isDemo }),
    [avant.data, apres.data, isDemo],
  );
  const failed = [avant, apres].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) {
    return (
      <LoadFailure error={failed.error} onRetry={failed.retry}>
        Erreur lors du chargement de la version.
      </LoadFailure>
    );
  }
  if (lignes === undefined) return <CompareLoading />;
  return <FilteredLignes lignes={lignes} isDemo={isDemo} choosePlanId={duerp.id} />;
}
