import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import {
  copierRisquesChoisis,
  deplacerRisquesChoisis,
  evaluerRisquesChoisis,
  formatPluriel,
  isRisqueEvalue,
  listRisquesChoisis,
  quoteFr,
  supprimerRisquesChoisis,
  type NotesCommencees,
  type NotesCommunes,
  type RisquesChoisis,
} from '@odu/domain';
import { EvaluationCommuneDialog, SelectionBar, VersUniteDialog } from '@odu/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createId } from '../create-id.ts';
import { ACTION_COMMUNE_ITEM } from '../drafts/action-draft.ts';
import { useHeldReload } from '../drafts/use-held-reload.ts';
import { moveDrafts } from '../drafts/moved-drafts.ts';
import { readNow } from '../read-now.ts';
import { notify } from '../toast/notify.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { ActionCommuneForm } from './ActionCommuneForm.tsx';
import { ConfirmDeletion, countWritten } from './ConfirmDeletion.tsx';
import { useDeleteTogether } from './use-delete-together.ts';
import { useEditTogether } from './use-edit-together.ts';

type SelectionDeRisquesProps = {
  duerp: DuerpDocument;
  /** Of the ticked risks; one that is gone is passed over. */
  ids: ReadonlySet<string>;
  canEvaluate: boolean;
  takeBegun: ((idRisque: string) => NotesCommencees | undefined) | undefined;
  /** Leaves the selection. */
  onEnd: () => void;
};

const RISQUES_SUPPRIMES = 'Ces risques ont été supprimés.';

/** Said beside it of what was typed in the form that went with them. */
const SAISIE_GARDEE = 'Ce que vous aviez saisi est gardé pour une autre action commune à plusieurs risques.';

const nameTargets = (targets: readonly UniteDeTravail[]) =>
  targets.length === 1 ? `l'unité ${quoteFr(targets[0]?.displayName ?? '')}` : `${targets.length} unités`;

const sayLeft = (left: number) =>
  left === 0 ? '' : `, sauf ${formatPluriel(left, "qui s'y trouvait déjà", "qui s'y trouvaient déjà")}`;

/** What the person does with the ticked risks, of whatever units: each is one edit for them, taken back by one « Annuler ». */
export default function SelectionDeRisques({
  duerp,
  ids,
  canEvaluate,
  takeBegun,
  onEnd,
}: SelectionDeRisquesProps) {
  useHeldReload(ids.size > 0);
  const editTogether = useEditTogether(duerp.id);
  const deleteTogether = useDeleteTogether(duerp.id);
  const { drafts } = useWorkspace();
  const [asked, setAsked] = useState<'action' | 'evaluer' | 'copier' | 'deplacer' | 'supprimer' | null>(null);
  const close = () => setAsked(null);
  // As the question showed them: what somebody writes under it is asked about. What goes elsewhere goes as it is by then.
  const [seen, setSeen] = useState<ReadonlyMap<string, Risque>>(new Map());
  const { unitesDeTravail: unites } = duerp.data;
  const choisis = listRisquesChoisis(unites, ids);
  const risques = choisis.flatMap((one) => one.risques);
  const vus = choisis.map((one) => ({
    ...one,
    risques: one.risques.map((risque) => seen.get(risque.idRisque) ?? risque),
  }));
  const ask = (what: 'evaluer' | 'supprimer') => {
    setSeen(new Map(risques.map((risque) => [risque.idRisque, risque])));
    setAsked(what);
  };
  const count = formatPluriel(risques.length, 'risque');
  // Risks of one unit go elsewhere; those of several may all go to one of theirs.
  const targets = choisis.length === 1 ? unites.filter((one) => one !== choisis[0]?.unite) : unites;
  const canSend = unites.length > 1;
  /** Says what was done, unless a colleague deleted all that was ticked under the dialog. */
  const sayDone = (done: string) =>
    notify({ kind: 'info', message: risques.length === 0 ? RISQUES_SUPPRIMES : done });

  const evaluate = (notes: NotesCommunes) => {
    const made = editTogether(
      evaluerRisquesChoisis(vus, notes, readNow(), takeBegun),
      `évaluation de ${count}`,
    );
    sayDone(
      made === 0
        ? 'Rien à changer\u00A0: ces risques ont déjà ces notes.'
        : `${formatPluriel(made, 'risque évalué', 'risques évalués')}.`,
    );
    close();
  };
  const remove = (of: readonly RisquesChoisis[]) => {
    const deleted = `${formatPluriel(risques.length, 'risque supprimé', 'risques supprimés')}.`;
    deleteTogether(supprimerRisquesChoisis(of), `suppression de ${count}`, deleted);
    onEnd();
  };
  const copy = (to: readonly UniteDeTravail[], isWhole: boolean) => {
    const { editions, left } = copierRisquesChoisis(choisis, to, isWhole, createId);
    editTogether(editions, `copie de ${count} vers ${nameTargets(to)}`);
    sayDone(
      editions.length === 0
        ? 'Rien à copier\u00A0: ces unités ont déjà ces risques.'
        : `${formatPluriel(risques.length, 'risque copié', 'risques copiés')} vers ${nameTargets(to)}${sayLeft(left)}.`,
    );
    onEnd();
  };
  const move = (to: UniteDeTravail) => {
    const { editions, left } = deplacerRisquesChoisis(choisis, to, createId);
    const moved = risques.length - left;
    moveDrafts(drafts, duerp.id, editions);
    editTogether(editions, `déplacement de ${formatPluriel(moved, 'risque')} vers ${nameTargets([to])}`);
    sayDone(
      moved === 0
        ? "Rien à déplacer\u00A0: l'unité a déjà ces risques."
        : `${formatPluriel(moved, 'risque déplacé', 'risques déplacés')} vers ${nameTargets([to])}${sayLeft(left)}.`,
    );
    onEnd();
  };

  const leaveAction = () => {
    const isTyped = drafts.read(duerp.id, ACTION_COMMUNE_ITEM) !== null;
    notify({ kind: 'info', message: isTyped ? `${RISQUES_SUPPRIMES} ${SAISIE_GARDEE}` : RISQUES_SUPPRIMES });
    close();
  };

  return (
    <>
      <SelectionBar
        count={risques.length}
        uniteCount={choisis.length}
        onAddAction={() => setAsked('action')}
        {...(canEvaluate && { onEvaluate: () => ask('evaluer') })}
        {...(canSend && { onCopy: () => setAsked('copier'), onMove: () => setAsked('deplacer') })}
        onDelete={() => (countWritten(choisis) === 0 ? remove(choisis) : ask('supprimer'))}
        onEnd={onEnd}
      />
      {asked === 'action' &&
        (risques.length === 0 ? (
          <NothingLeft onDrawn={leaveAction} />
        ) : (
          <ActionCommuneForm duerp={duerp} choisis={choisis} onClose={close} />
        ))}
      {asked === 'evaluer' && (
        <EvaluationCommuneDialog
          isOpen
          count={risques.length}
          evalues={vus.flatMap((one) => one.risques).filter(isRisqueEvalue).length}
          onSubmit={evaluate}
          onCancel={close}
        />
      )}
      {(asked === 'copier' || asked === 'deplacer') && (
        <VersUniteDialog
          isOpen
          mode={asked}
          count={risques.length}
          unites={targets}
          onCancel={close}
          onSubmit={(chosen, isWhole) => {
            const to = targets.filter(({ idUniteDeTravail }) => chosen.includes(idUniteDeTravail));
            const [one] = to;
            if (asked === 'copier') copy(to, isWhole);
            else if (one !== undefined) move(one);
          }}
        />
      )}
      {asked === 'supprimer' && (
        <ConfirmDeletion choisis={vus} onConfirm={() => remove(vus)} onClose={close} />
      )}
    </>
  );
}

/** In the place of a form that is about nothing any more. */
function NothingLeft({ onDrawn }: { onDrawn: () => void }) {
  const tell = useEffectEvent(onDrawn);
  useEffect(() => tell(), []);
  return null;
}
