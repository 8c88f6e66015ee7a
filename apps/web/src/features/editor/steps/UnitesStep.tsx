import type { DuerpDocument } from '@odu/api-contract';
import { Stack, Text, UniteDeTravailList } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';
import { notify } from '../../../toast/notify.ts';
import { addUnites, deleteUnite, renameUnite, reorderUnites } from '../model/edits.ts';

/** Step 3: which units the company is evaluated by. */
export default function UnitesStep({ duerp }: { duerp: DuerpDocument }) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const { data: masterData, isLoadingError } = useQuery(masterDataQuery(api, duerp.id));
  useEffect(() => {
    if (isLoadingError) notify({ kind: 'error', message: "Impossible de charger les exemples d'unités" });
  }, [isLoadingError]);
  return (
    <Stack gap="large">
      <Text isProse>
        Une unité de travail regroupe des personnes exposées aux mêmes risques&nbsp;: un poste, un atelier, un
        lieu ou une activité.
      </Text>
      <UniteDeTravailList
        unites={duerp.data.unitesDeTravail}
        exemples={masterData?.unitesDeTravail ?? []}
        onAddExemples={(exemples) => edit(addUnites(exemples.map(({ displayName }) => displayName)))}
        onAddCustom={(name) => edit(addUnites([name]))}
        onRename={(id, name) => edit(renameUnite(id, name))}
        onDelete={(id) => edit(deleteUnite(id))}
        onReorder={(ids) => edit(reorderUnites(ids))}
      />
    </Stack>
  );
}
