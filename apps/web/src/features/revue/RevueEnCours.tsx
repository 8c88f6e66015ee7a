import type { DuerpDocument, ReponseDeRevue, RevueDeRisque, UniteDeTravail } from '@odu/api-contract';
import {
  findNextARevoir,
  formatNombre,
  formatPluriel,
  makeAvancementDeLaRevue,
  NBSP,
  NNBSP,
  quoteFr,
  supprimerRisque,
  type RisqueARevoir,
} from '@odu/domain';
import {
  Button,
  ConfirmDialog,
  describeContenuDuRisque,
  Inline,
  ProgressBar,
  RevueCard,
  Stack,
  Text,
} from '@odu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useEditDuerp } from '../../autosave/use-edit-duerp.ts';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { useMarkRevue } from '../../queries/duerp/revue.ts';
import { useFocusWhenReplaced } from '../../routing/use-focus-when-replaced.ts';
import { RevueFinie } from './RevueFinie.tsx';
import type { RevueDialogs } from './RevueScreen.tsx';

type RevueEnCoursProps = RevueDialogs & {
  duerp: DuerpDocument;
  path: { duerpDocumentId: string; versionId: string };
  unitesDeLaVersion: readonly UniteDeTravail[];
  revue: readonly RevueDeRisque[];
  versionText: string;
};

/** The last one that was answered or passed, and the one that was gone back to. */
type Place = { afterId: string | null; chosenId: string | null };

/** The risk that is asked about, or what the review gave when none is left. */
export default function RevueEnCours({
  duerp,
  path,
  unitesDeLaVersion,
  revue,
  versionText,
  renderEvaluation,
  renderGeneration,
}: RevueEnCoursProps) {
  const edit = useEditDuerp(duerp.id);
  const queryClient = useQueryClient();
  const mark = useMarkRevue(path);
  const avancement = useMemo(
    () => makeAvancementDeLaRevue(duerp.data.unitesDeTravail, unitesDeLaVersion, revue),
    [duerp.data.unitesDeTravail, unitesDeLaVersion, revue],
  );
  const { risques, nombreRevus } = avancement;
  const [{ afterId, chosenId }, setPlace] = useState<Place>({ afterId: null, chosenId: null });
  const [isGenerating, setIsGenerating] = useState(false);
  /** As it was when its evaluation was opened. */
  const [evaluated, setEvaluated] = useState<RisqueARevoir | null>(null);
  /** As the question whether it goes shows it: a colleague who answers for it meanwhile, or deletes it, does not close the question. */
  const [asked, setAsked] = useState<RisqueARevoir | null>(null);
  /** The risks whose evaluation was changed here: asked about again, since the answer was not kept, none is « inchangé ». */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const shown =
    risques.find(({ risque }) => risque.idRisque === chosenId) ?? findNextARevoir(risques, afterId);
  const isFinished = shown === null && evaluated === null && asked === null;
  useFocusWhenReplaced(isFinished);
  const answer = (idRisque: string, reponse: ReponseDeRevue) => {
    if (reponse === 'CHANGE') setChanged(new Set(changed).add(idRisque));
    mark.mutate({ idRisque, reponse: changed.has(idRisque) ? 'CHANGE' : reponse });
    setPlace({ afterId: idRisque, chosenId: null });
  };
  const findBefore = (one: RisqueARevoir) => risques[risques.indexOf(one) - 1]?.risque.idRisque ?? null;
  const renderQuestion = (aRevoir: RisqueARevoir) => {
    const { idRisque } = aRevoir.risque;
    const before = findBefore(aRevoir);
    return (
      <Stack gap="medium">
        <ProgressBar
          label="Avancement de la revue"
          value={nombreRevus}
          maxValue={risques.length}
          valueText={`${formatPluriel(nombreRevus, 'risque revu', 'risques revus')} sur ${formatNombre(risques.length)}`}
        />
        <RevueCard
          aRevoir={aRevoir}
          versionText={versionText}
          onUnchanged={() => answer(idRisque, 'INCHANGE')}
          onChanged={() => {
            // Its new level would move it in the list, and ask about another one under the dialog.
            setPlace({ afterId, chosenId: idRisque });
            setEvaluated(aRevoir);
          }}
          onGone={() => {
            setPlace({ afterId, chosenId: idRisque });
            setAsked(aRevoir);
          }}
        />
        <Inline gap="small">
          <Button
            variant="quiet"
            isDisabled={before === null}
            onPress={() => setPlace({ afterId, chosenId: before })}
          >
            Risque précédent
          </Button>
          <Button variant="quiet" onPress={() => setPlace({ afterId: idRisque, chosenId: null })}>
            Passer pour l'instant
          </Button>
        </Inline>
        <Text size="s14" tone="soft">
          Vos réponses sont gardées{NBSP}: vous pouvez vous arrêter et reprendre un autre jour.
        </Text>
      </Stack>
    );
  };
  const renderEvaluated = (opened: RisqueARevoir) => {
    const { idRisque } = opened.risque;
    // Once a colleague deletes it, it stays as it was: what is being typed is about it, and about no other.
    const { unite, risque } = risques.find((one) => one.risque.idRisque === idRisque) ?? opened;
    const onClose = () => setEvaluated(null);
    const onSaved = () => {
      onClose();
      // What the dialog saved is in the document already; without a change, the question stays.
      const after = findRisque(queryClient.getQueryData(duerpKeys.detail(duerp.id)), idRisque);
      if (after !== undefined && JSON.stringify(after) !== JSON.stringify(opened.risque))
        answer(idRisque, 'CHANGE');
    };
    return renderEvaluation({ unite, risque, onClose, onSaved });
  };
  const renderSuppression = ({ unite, risque, nombreDActions }: RisqueARevoir) => (
    <ConfirmDialog
      isOpen
      onOpenChange={() => setAsked(null)}
      title={`Supprimer le risque ${quoteFr(risque.displayName)}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={() => {
        edit(supprimerRisque(unite, risque), unite);
        if (shown?.risque.idRisque === risque.idRisque)
          setPlace({ afterId: findBefore(shown), chosenId: null });
      }}
    >
      {describeContenuDuRisque(risque, nombreDActions)}
    </ConfirmDialog>
  );
  return (
    <>
      {shown === null ? (
        <RevueFinie duerp={duerp} avancement={avancement} onGenerate={() => setIsGenerating(true)} />
      ) : (
        renderQuestion(shown)
      )}
      {evaluated !== null && renderEvaluated(evaluated)}
      {asked !== null && renderSuppression(asked)}
      {/* A risk that a colleague adds is asked about behind it: what is being typed stays. */}
      {isGenerating && renderGeneration(() => setIsGenerating(false))}
    </>
  );
}

const findRisque = (duerp: DuerpDocument | undefined, idRisque: string) =>
  duerp?.data.unitesDeTravail
    .flatMap((unite) => unite.risques)
    .find((risque) => risque.idRisque === idRisque);
