import type { CodeDeFamille, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  examineFamilles,
  FAMILLES_DE_RISQUES,
  firstMessage,
  formatPluriel,
  modifierFamilles,
  motifDeFamilleSchema,
  quoteFr,
} from '@odu/domain';
import { FamillesExamen } from '@odu/ui';
import { useLocation } from '@tanstack/react-router';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { toFamilleItem } from '../../../drafts/draft-items.ts';
import { useNameDrafts } from '../../../drafts/use-name-drafts.ts';
import type { Place } from '../../../routing/places.ts';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { notify } from '../../../toast/notify.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';

type UniteFamillesProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  onAddRisques: (famille: CodeDeFamille) => void;
};

/** The unit with the reason of a family as its form showed it: one that a colleague gave meanwhile is asked about. */
const asSeen = (unite: UniteDeTravail, code: CodeDeFamille, seen: string | undefined): UniteDeTravail =>
  seen === undefined
    ? unite
    : {
        ...unite,
        famillesNonConcernees: [
          ...(unite.famillesNonConcernees ?? []).filter((known) => known.code !== code),
          { code, motif: seen },
        ],
      };

/** The families of the referential, to look at one by one for a unit. */
export function UniteFamilles({ duerp, unite, onAddRisques }: UniteFamillesProps) {
  useFocusedPlace('familles');
  // Who comes from the conformity check sees what to press.
  const isAsked = useLocation({ select: ({ hash }) => hash === ('familles' satisfies Place) });
  const edit = useEditDuerp(duerp.id);
  const { histories } = useWorkspace();
  const getDraft = useNameDrafts(duerp.id);
  const { unitesDeTravail: unites } = duerp.data;
  const ecarterPartout = (code: CodeDeFamille) => {
    // What a unit said already stays: its risks, or its reason.
    const editions = unites.flatMap((one) =>
      one.famillesNonConcernees?.some((known) => known.code === code) === true
        ? []
        : (modifierFamilles(one, { [code]: '' }) ?? []),
    );
    const made = histories.editTogether(
      duerp.id,
      editions,
      `famille ${quoteFr(FAMILLES_DE_RISQUES[code])} non concernée pour ${formatPluriel(editions.length, 'unité')}`,
    );
    const skipped = unites.filter((one) =>
      examineFamilles(one).some((famille) => famille.code === code && famille.statut === 'avec risques'),
    ).length;
    const done = `La famille ${quoteFr(FAMILLES_DE_RISQUES[code])} est non concernée pour ${formatPluriel(made?.length ?? 0, 'unité')}`;
    notify({
      kind: 'info',
      message:
        skipped === 0
          ? `${done}.`
          : `${done}. ${formatPluriel(skipped, 'unité garde ses risques de cette famille', 'unités gardent leurs risques de cette famille')}.`,
    });
  };
  return (
    <div id="familles">
      <FamillesExamen
        examen={examineFamilles(unite)}
        defaultExpanded={isAsked}
        hasOtherUnites={unites.length > 1}
        validateMotif={(motif) => firstMessage(motifDeFamilleSchema, motif)}
        getDraft={(code) => getDraft(toFamilleItem(unite.idUniteDeTravail, code))}
        onAddRisques={onAddRisques}
        onEcarter={(code, motif, seen) =>
          edit(modifierFamilles(asSeen(unite, code, seen), { [code]: motif }))
        }
        onEcarterPartout={ecarterPartout}
        onReprendre={(code) => edit(modifierFamilles(unite, { [code]: null }))}
      />
    </div>
  );
}
