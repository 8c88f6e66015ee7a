import type { DuerpDocument } from '@odu/api-contract';
import { checkEtape, ETAPES, findRisques } from '@odu/domain';
import { BackLink, EditorStepper, Heading, Inline, Page, Stack } from '@odu/ui';
import { ConflictDialog } from '../../autosave/screens/ConflictDialog.tsx';
import { DuerpSaveStatus } from '../../autosave/screens/DuerpSaveStatus.tsx';
import { LeaveWithUnsaved } from '../../autosave/screens/LeaveWithUnsaved.tsx';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { UndoButtons } from '../../autosave/screens/UndoButtons.tsx';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { notify } from '../../toast/notify.ts';
import { EtapeContent } from './EtapeContent.tsx';
import { describeEtapes, LAST_ETAPE } from './model/etapes.ts';
import type { Etape } from './model/etapes.ts';
import { type Place, type PlaceInEditor, PlaceProvider } from './model/place.ts';

export type EditorScreenProps = {
  duerp: DuerpDocument;
  step: Etape;
  place: Place;
  /** Goes to a step, and to a place in it: what the place does not name is kept. */
  onMove: (to: { step?: Etape; place?: Place }) => void;
  onQuit: () => void;
  onGenerated: (versionId: string) => void;
};

/** The seven steps of one DUERP, with the state of its saving. */
export function EditorScreen({ duerp, step, place, onMove, onQuit, onGenerated }: EditorScreenProps) {
  const title = duerp.versions.length > 0 ? 'Modification de mon DUERP' : 'Création de mon DUERP';
  usePageTitle(`${title}, étape ${step}`);
  // The unit goes along; a search that found what was to do would hide the next step's content.
  const goTo = (next: number) =>
    onMove({
      step: Math.min(Math.max(next, 1), LAST_ETAPE) as Etape,
      place: { risque: undefined, q: undefined, filtre: undefined },
    });
  const move: PlaceInEditor['move'] = ({ step: next, ...change }) =>
    onMove({ ...(next !== undefined && { step: next }), place: change });
  const handleNext = () => {
    const obstacle = checkEtape(step, duerp.data);
    if (obstacle === null) return goTo(step + 1);
    notify({ kind: 'warning', message: obstacle });
    // The first risk that waits opens, among those that wait.
    const [first] = findRisques(duerp.data.unitesDeTravail, { recherche: '', filtre: links.NON_EVALUES });
    if (step === 5)
      move({
        filtre: links.NON_EVALUES,
        q: undefined,
        unite: first?.unite.idUniteDeTravail,
        risque: first?.risque.idRisque,
      });
  };
  return (
    <Page isTight>
      <Stack gap="medium">
        {/* At the left: toasts come at the right. */}
        <Inline gap="large">
          <BackLink href={links.duerp(duerp.id)}>Retour</BackLink>
          <Heading level={1} size="s22">
            {title}
          </Heading>
          {step > 1 && <UndoButtons duerpId={duerp.id} />}
        </Inline>
        <EditorStepper
          etapes={describeEtapes(duerp)}
          currentStep={step}
          onSelectStep={goTo}
          onQuit={onQuit}
          {...(step > 1 && { onPrevious: () => goTo(step - 1) })}
          {...(step > 1 && step < LAST_ETAPE && { onNext: handleNext })}
          saveStatus={<DuerpSaveStatus duerpId={duerp.id} />}
        >
          <Stack gap="large">
            <Heading level={2} data-page-heading tabIndex={-1}>
              {ETAPES[step - 1]}
            </Heading>
            <RefusedWriteAlert duerpId={duerp.id} />
            <PlaceProvider value={{ place, move }}>
              <EtapeContent duerp={duerp} step={step} onStepChange={goTo} onGenerated={onGenerated} />
            </PlaceProvider>
          </Stack>
        </EditorStepper>
      </Stack>
      <ConflictDialog duerp={duerp} />
      <LeaveWithUnsaved duerpId={duerp.id} />
    </Page>
  );
}
