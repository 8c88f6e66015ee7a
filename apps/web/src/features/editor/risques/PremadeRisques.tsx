import type { CodeDeFamille, UniteDeTravail } from '@odu/api-contract';
import { ajouterRisquesPremade, formatPluriel, NBSP } from '@odu/domain';
import { Alert, Dialog, RisquePickerDialog, Skeleton, SkeletonGroup } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { createId } from '../../../create-id.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { useTickedChoice } from '../../../forms/use-ticked-choice.tsx';
import { masterDataQuery, nomsQuery } from '../../../queries/duerp/master-data.ts';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { notify } from '../../../toast/notify.ts';

/** What became of chosen examples of which the unit had some. */
const describeAjout = (ajoutes: number, choisis: number): string =>
  ajoutes === 0
    ? `Rien à ajouter${NBSP}: cette unité a déjà ces risques.`
    : `${formatPluriel(ajoutes, 'risque ajouté', 'risques ajoutés')}, ${formatPluriel(choisis - ajoutes, 'était déjà là', 'étaient déjà là')}.`;
const LOAD_FAILED = 'Erreur lors du chargement des risques prédéfinis';
const COMPLETS = `Vous pouvez ajouter des risques${NBSP}: ils seront complets.`;
const TEXTES_FAILED = `Les seuils réglementaires et une partie des mots de la recherche n'ont pas pu être chargés. ${COMPLETS}`;
const TEXTES_LATE = `Les seuils réglementaires et une partie des mots de la recherche arrivent. ${COMPLETS}`;

/** What comes sooner is waited for: nothing then moves under who ticks. */
const PATIENCE_MS = 2_000;

/** Whether the texts were waited for long enough, or could not be had. */
function useNamesAlone(hasFailed: boolean): boolean {
  const [isEnough, setIsEnough] = useState(false);
  if (hasFailed && !isEnough) setIsEnough(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsEnough(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isEnough;
}

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
  const noms = useQuery(nomsQuery(api, duerpId));
  const tout = useQuery(masterDataQuery(api, duerpId));
  // Names alone are enough to add a risk by; once they are shown, what is ticked among them stays, whatever is tried again.
  const isEnough = useNamesAlone(tout.isLoadingError);
  const masterData = tout.data ?? (isEnough ? noms.data : undefined);
  const { isLoadingError } = noms;
  const retry = () => void tout.refetch();
  useEffect(() => {
    if (isLoadingError) notify({ kind: 'error', message: LOAD_FAILED });
  }, [isLoadingError]);
  if (masterData === undefined) {
    return (
      <Dialog isOpen title="Exemples de risques" onOpenChange={onClose}>
        {isLoadingError ? (
          <LoadFailure error={noms.error} onRetry={retry}>
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
        notice={
          tout.data === undefined &&
          (tout.isLoadingError ? (
            <LoadFailure error={tout.error} onRetry={retry}>
              {TEXTES_FAILED}
            </LoadFailure>
          ) : (
            <Alert live="polite">{TEXTES_LATE}</Alert>
          ))
        }
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
