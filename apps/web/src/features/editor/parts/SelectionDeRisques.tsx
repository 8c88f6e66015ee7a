import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import {
  copierRisques,
  deplacerRisques,
  formatPluriel,
  hasRisque,
  NNBSP,
  quoteFr,
  supprimerRisques,
} from '@odu/domain';
import { ConfirmDialog, SelectionBar, VersUniteDialog, describeContenuDuRisque } from '@odu/ui';
import { useState } from 'react';
import { useEditDuerp, useEditTogether } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { notify } from '../../../toast/notify.ts';

type SelectionDeRisquesProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  /** The ticked risks of the unit. */
  risques: readonly Risque[];
  /** Leaves the selection. */
  onEnd: () => void;
};

/** What the person does with the ticked risks of a unit: each is one edit for them, taken back by one « Annuler ». */
export default function SelectionDeRisques({ duerp, unite, risques, onEnd }: SelectionDeRisquesProps) {
  const edit = useEditDuerp(duerp.id);
  const editTogether = useEditTogether(duerp.id);
  const [asked, setAsked] = useState<'copier' | 'deplacer' | 'supprimer' | null>(null);
  const others = duerp.data.unitesDeTravail.filter((one) => one !== unite);
  const countActions = (idRisque: string) =>
    unite.papripactActionsPreventives.filter(({ idRisqueAssocie }) => idRisqueAssocie === idRisque).length;
  const written = risques.filter(
    (risque) => describeContenuDuRisque(risque, countActions(risque.idRisque)) !== null,
  );
  const say = (message: string) => notify({ kind: 'info', message });
  const nameTargets = (targets: readonly UniteDeTravail[]) =>
    targets.length === 1 ? `l'unité ${quoteFr(targets[0]?.displayName ?? '')}` : `${targets.length} unités`;

  const remove = () => {
    edit(supprimerRisques(unite, risques));
    onEnd();
  };
  const copy = (targets: readonly UniteDeTravail[], isWhole: boolean) => {
    const editions = targets.flatMap(
      (target) => copierRisques(unite, risques, target, isWhole, createId) ?? [],
    );
    const what = `copie de ${formatPluriel(risques.length, 'risque')} vers ${nameTargets(targets)}`;
    editTogether(editions, what);
    const kept = targets.reduce(
      (sum, target) => sum + risques.filter((risque) => hasRisque(target, risque)).length,
      0,
    );
    say(
      editions.length === 0
        ? 'Rien à copier\u00A0: ces unités ont déjà ces risques.'
        : `${formatPluriel(risques.length, 'risque copié', 'risques copiés')} vers ${nameTargets(targets)}${kept === 0 ? '' : `, sauf ${formatPluriel(kept, "qui s'y trouvait déjà", "qui s'y trouvaient déjà")}`}.`,
    );
    onEnd();
  };
  const move = (target: UniteDeTravail) => {
    const moved = risques.filter((risque) => !hasRisque(target, risque));
    editTogether(
      deplacerRisques(unite, risques, target, createId),
      `déplacement de ${formatPluriel(moved.length, 'risque')} vers ${nameTargets([target])}`,
    );
    const left = risques.length - moved.length;
    say(
      moved.length === 0
        ? "Rien à déplacer\u00A0: l'unité a déjà ces risques."
        : `${formatPluriel(moved.length, 'risque déplacé', 'risques déplacés')} vers ${nameTargets([target])}${left === 0 ? '' : `, sauf ${formatPluriel(left, "qui s'y trouvait déjà", "qui s'y trouvaient déjà")}`}.`,
    );
    onEnd();
  };
  const findTargets = (ids: readonly string[]) =>
    others.filter(({ idUniteDeTravail }) => ids.includes(idUniteDeTravail));

  return (
    <>
      <SelectionBar
        count={risques.length}
        {...(others.length > 0 && {
          onCopy: () => setAsked('copier'),
          onMove: () => setAsked('deplacer'),
        })}
        onDelete={() => (written.length === 0 ? remove() : setAsked('supprimer'))}
        onEnd={onEnd}
      />
      {(asked === 'copier' || asked === 'deplacer') && (
        <VersUniteDialog
          isOpen
          mode={asked}
          count={risques.length}
          unites={others}
          onCancel={() => setAsked(null)}
          onSubmit={(ids, isWhole) => {
            const targets = findTargets(ids);
            const [target] = targets;
            if (asked === 'copier') copy(targets, isWhole);
            else if (target !== undefined) move(target);
          }}
        />
      )}
      {asked === 'supprimer' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={`Supprimer ${formatPluriel(risques.length, 'risque')}${NNBSP}?`}
          tone="danger"
          confirmLabel="Supprimer"
          onConfirm={remove}
        >
          {formatPluriel(
            written.length,
            "d'entre eux est évalué, décrit ou suivi par une action",
            "d'entre eux sont évalués, décrits ou suivis par une action",
          )}
          &nbsp;: vous perdrez ce qui y est écrit. Les actions restent, sans risque associé.
        </ConfirmDialog>
      )}
    </>
  );
}
