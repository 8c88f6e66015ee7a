import type { DuerpDocument } from '@odu/api-contract';
import { checkEtape, ETAPES, findRisques, NO_RECHERCHE } from '@odu/domain';
import { Heading, Page, Stack, Text } from '@odu/ui';
import { memo, useCallback, useMemo } from 'react';
import { ConflictDialog } from '../../autosave/screens/ConflictDialog.tsx';
import { DuerpSaveStatus } from '../../autosave/screens/DuerpSaveStatus.tsx';
import { LeaveWithUnsaved } from '../../autosave/screens/LeaveWithUnsaved.tsx';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { UndoButtons } from '../../autosave/screens/UndoButtons.tsx';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PartnerHelp } from '../../shell/PartnerHelp.tsx';
import { notify } from '../../toast/notify.ts';
import { AideDEtape } from './aide/AideDEtape.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import * as styles from './EditorLoading.css.ts';
import { EtapeContent } from './EtapeContent.tsx';
import { EditorPlace, type MoveInAddress } from '../../place/EditorPlace.tsx';
import { describeEtapes, LAST_ETAPE } from './model/etapes.ts';
import type { Etape } from './model/etapes.ts';
import { NO_SEARCH, type Place, useMove } from '../../place/place.ts';

type EditorFrameProps = {
  duerp: DuerpDocument;
  step: Etape;
  /** Leaves the editor; this and the next keep their identity, or every move draws the frame again. */
  onQuit: () => void;
  onGenerated: (versionId: string) => void;
};

export type EditorScreenProps = EditorFrameProps & { place: Place; onMove: MoveInAddress };

/** The seven steps of one DUERP, with the state of its saving. */
export function EditorScreen({ place, onMove, ...frame }: EditorScreenProps) {
  return (
    <EditorPlace step={frame.step} address={place} onMove={onMove}>
      <EditorFrame {...frame} />
    </EditorPlace>
  );
}

// What stands around a step changes with the step and the document, never with a place in it.
const EditorFrame = memo(function EditorFrame({ duerp, step, onQuit, onGenerated }: EditorFrameProps) {
  const title = duerp.versions.length > 0 ? 'Modification de mon DUERP' : 'Création de mon DUERP';
  usePageTitle(`${title}, étape ${step} – ${duerp.displayName}`);
  const move = useMove();
  // The unit goes along; a search that found what was to do would hide the next step's content.
  const goTo = useCallback(
    (next: number) =>
      move({
        step: Math.min(Math.max(next, 1), LAST_ETAPE) as Etape,
        risque: undefined,
        action: undefined,
        champ: undefined,
        ...NO_SEARCH,
      }),
    [move],
  );
  const etapes = useMemo(() => describeEtapes(duerp), [duerp]);
  const { id } = duerp;
  // What an edit does not change, and what follows the queue by itself.
  const around = useMemo(
    () => ({
      undo: <UndoButtons duerpId={id} />,
      saveStatus: <DuerpSaveStatus duerpId={id} />,
      refused: <RefusedWriteAlert duerpId={id} />,
      partnerHelp: <PartnerHelp />,
      leave: <LeaveWithUnsaved duerpId={id} />,
    }),
    [id],
  );
  const handleNext = () => {
    const obstacle = checkEtape(step, duerp.data);
    if (obstacle === null) return goTo(step + 1);
    notify({ kind: 'warning', message: obstacle });
    // The first risk that waits opens, among those that wait.
    const [first] = findRisques(duerp.data.unitesDeTravail, { ...NO_RECHERCHE, filtre: links.NON_EVALUES });
    if (step === 5)
      move({
        ...NO_SEARCH,
        filtre: links.NON_EVALUES,
        unite: first?.unite.idUniteDeTravail,
        risque: first?.risque.idRisque,
      });
  };
  return (
    <Page isTight>
      <Stack gap="medium">
        <EditorLayout
          duerpId={id}
          title={
            <div className={styles.title}>
              <Heading level={1} size="frame">
                {title}
              </Heading>
              <div className={styles.name}>
                <Text size="s14" tone="soft" maxLines={1}>
                  {duerp.displayName}
                </Text>
              </div>
            </div>
          }
          undo={step > 1 && around.undo}
          stepTitle={
            <Heading level={2} data-page-heading tabIndex={-1}>
              {ETAPES[step - 1]}
            </Heading>
          }
          help={<AideDEtape key={step} duerp={duerp} step={step} />}
          etapes={etapes}
          currentStep={step}
          onSelectStep={goTo}
          onQuit={onQuit}
          {...(step > 1 && { onPrevious: () => goTo(step - 1) })}
          {...(step < LAST_ETAPE && { onNext: handleNext })}
          saveStatus={around.saveStatus}
        >
          {around.refused}
          <EtapeContent duerp={duerp} step={step} onStepChange={goTo} onGenerated={onGenerated} />
        </EditorLayout>
        {around.partnerHelp}
      </Stack>
      <ConflictDialog duerp={duerp} />
      {around.leave}
    </Page>
  );
});
