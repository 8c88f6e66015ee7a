import type { DuerpDocument } from '@odu/api-contract';
import { AUCUNE_UNITE_SELECTIONNEE_MESSAGE, copierUnites, formatPluriel } from '@odu/domain';
import {
  Button,
  CheckboxGroup,
  Dialog,
  DialogFooter,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@odu/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { useTickedChoice } from '../../../forms/use-ticked-choice.tsx';
import { duerpListQuery, duerpQuery } from '../../../queries/duerp/duerps.ts';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { notify } from '../../../toast/notify.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';

/** The units of another DUERP of the account, to copy with everything they hold. */
export default function UnitesDUnAutreDuerp({
  duerp,
  onClose,
}: {
  duerp: DuerpDocument;
  onClose: () => void;
}) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const edit = useEditDuerp(duerp.id);
  const [sourceId, setSourceId] = useState<string | null>(null);
  // By DUERP: they are copied together, whichever is shown.
  const [ticks, setTicks] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isRefused, setIsRefused] = useState(false);
  const list = useQuery({ ...duerpListQuery(api), meta: { silent: true } });
  const others = list.data?.filter(({ id }) => id !== duerp.id);
  const asked = others?.filter(({ id }) => id === sourceId || id in ticks) ?? [];
  const sources = useQueries({
    queries: asked.map(({ id }) => ({ ...duerpQuery(api, autosaves, id), meta: { silent: true } })),
  });
  const found = asked.map(({ id, displayName }, index) => {
    const unites = sources[index]?.data?.data.unitesDeTravail;
    // What a colleague deleted meanwhile counts no more.
    const chosen = unites?.filter(({ idUniteDeTravail }) => ticks[id]?.includes(idUniteDeTravail)) ?? [];
    return { id, displayName, unites, chosen };
  });
  const unites = found.find(({ id }) => id === sourceId)?.unites;
  const chosen = found.flatMap((one) => one.chosen);
  const elsewhere = found.filter((one) => one.id !== sourceId && one.chosen.length > 0);
  const { close, questions } = useTickedChoice({
    isTicked: chosen.length > 0,
    perte: 'Les unités que vous avez cochées ne seront pas copiées.',
    onClose,
  });
  const shown = sources[asked.findIndex(({ id }) => id === sourceId)];
  const failed = [list, shown].find((query) => query?.isLoadingError);
  const handleCopy = () => {
    setIsRefused(chosen.length === 0);
    if (chosen.length === 0) return;
    edit(copierUnites(duerp, chosen, createId));
    notify({ kind: 'info', message: `${formatPluriel(chosen.length, 'unité copiée', 'unités copiées')}.` });
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={close}
        title="Copier depuis un autre DUERP"
        description="Une unité est copiée avec ses risques, leur évaluation, leurs mesures et leurs actions. L'autre DUERP ne change pas."
      >
        <Stack>
          {failed !== undefined && (
            <LoadFailure error={failed.error} onRetry={() => void failed.refetch()}>
              Impossible de charger vos autres DUERP.
            </LoadFailure>
          )}
          {others === undefined && failed === undefined && <Loading />}
          {others?.length === 0 && <Text>Vous n'avez pas d'autre DUERP.</Text>}
          {others !== undefined && others.length > 0 && (
            <Select
              label="DUERP"
              options={others.map(({ id, displayName }) => ({ value: id, label: displayName }))}
              value={sourceId}
              onChange={setSourceId}
            />
          )}
          {sourceId !== null && unites === undefined && failed === undefined && <Loading />}
          {unites?.length === 0 && <Text>Ce DUERP n'a pas d'unité de travail.</Text>}
          {unites !== undefined && unites.length > 0 && (
            <CheckboxGroup
              label="Unités à copier"
              options={unites.map(({ idUniteDeTravail, displayName, risques }) => ({
                value: idUniteDeTravail,
                label: `${displayName} (${formatPluriel(risques.length, 'risque')})`,
              }))}
              value={ticks[sourceId ?? ''] ?? []}
              onChange={(ticked) => setTicks({ ...ticks, [sourceId ?? '']: ticked })}
            />
          )}
          {elsewhere.map(({ id, displayName, chosen: ticked }) => (
            <Text key={id}>
              Aussi&nbsp;: {formatPluriel(ticked.length, 'unité cochée', 'unités cochées')} dans «&#8239;
              {displayName}&#8239;».
            </Text>
          ))}
        </Stack>
        <DialogFooter
          errorMessage={isRefused && chosen.length === 0 ? AUCUNE_UNITE_SELECTIONNEE_MESSAGE : ''}
        >
          <Button variant="quiet" onPress={close}>
            Annuler
          </Button>
          <Button isDisabled={chosen.length === 0 && !unites?.length} onPress={handleCopy}>
            Copier
          </Button>
        </DialogFooter>
      </Dialog>
      {questions}
    </>
  );
}

const Loading = () => (
  <SkeletonGroup>
    <Skeleton lines={3} />
  </SkeletonGroup>
);
