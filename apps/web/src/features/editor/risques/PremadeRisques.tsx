import type { CodeDeFamille, UniteDeTravail } from '@odu/api-contract';
import { ajouterRisquesPremade, formatPluriel, NBSP } from '@odu/domain';
import { Dialog, RisquePickerDialog, Skeleton, SkeletonGroup } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { createId } from '../../../create-id.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { useTickedChoice } from '../../../forms/use-ticked-choice.tsx';
import { masterDataQuery } from '../../../queries/duerp/duerps.ts';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { notify } from '../../../toast/notify.ts';

/** What became of chosen examples of which the unit had some. */
const describeAjout = (ajoutes: number, choisis: number): string =>
  ajoutes === 0
    ? `Rien à ajouter${NBSP}: cette unité a déjà ces risques.`
    : `${formatPluriel(ajoutes, 'risque ajouté', 'risques ajoutés')}, ${formatPluriel(choisis - ajoutes, 'était déjà là', 'étaient déjà là')}.`;
const LOAD_FAILED = 'Erreur lors du chargement des risques prédéfinis';

type PremadeRisquesProps = {
  duerpId: string;
  unite: UniteDeTravail;
  /** The family to open, by its code. */
  famille?: CodeDeFamille | null;
  onClose: () => void;
};

/** The examples of the referential, by family and category, to tick and add to a unit. */
export default function PremadeRisques({ duerpId, unite, famille = null, onClose }: PremadeRisquesProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerpId);
  const [isTicked, setIsTicked] = useState(false);
  const { close, questions } = useTickedChoice({
    isTicked,
    perte: 'Les risques que vous avez cochés ne seront pas ajoutés.',
    onClose,
  });
  const { data: masterData, isLoadingError, error, refetch } = useQuery(masterDataQuery(api, duerpId));
  useEffect(() => {
    if (isLoadingError) notify({ kind: 'error', message: LOAD_FAILED });
  }, [isLoadingError]);
  if (masterData === undefined) {
    return (
      <Dialog isOpen title="Exemples de risques" onOpenChange={onClose}>
        {isLoadingError ? (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            {LOAD_FAILED}
          </LoadFailure>
        ) : (
          <SkeletonGroup>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
      </Dialog>
    );
  }
  return (
    <>
      <RisquePickerDialog
        isOpen
        uniteName={unite.displayName}
        exemples={masterData.unitesDeTravail}
        derniereRelecture={masterData.derniereRelecture}
        familles={masterData.familleDeRisques}
        categories={masterData.categorieDeRisques}
        risques={masterData.risques}
        idFamilleOuverte={masterData.familleDeRisques.find(({ code }) => code === famille)?.idFamille}
        nomsDejaPresents={unite.risques.map(({ displayName }) => displayName)}
        onTick={setIsTicked}
        onCancel={close}
        onAdd={(selection) => {
          const edition = ajouterRisquesPremade(unite, selection, masterData, createId);
          const ajoutes = edition?.kind === 'ajouterRisquesPremade' ? edition.risques.length : 0;
          if (ajoutes < selection.size)
            notify({ kind: 'info', message: describeAjout(ajoutes, selection.size) });
          edit(edition, unite);
          onClose();
        }}
      />
      {questions}
    </>
  );
}
