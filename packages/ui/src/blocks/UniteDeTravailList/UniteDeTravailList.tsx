import type { ExampleUniteDeTravail, UniteDeTravail } from '@odu/api-contract';
import {
  firstMessage,
  formatEffectif,
  formatPluriel,
  NBSP,
  NNBSP,
  quoteFr,
  renameUniteSchema,
  uniteDeTravailNameSchema,
} from '@odu/domain';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconCopy, IconUsers } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { InlineNameForm, type NameDraft } from '../InlineNameForm/InlineNameForm.tsx';
import { NameRow } from '../NameRow/NameRow.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { UniteDeTravailExemples } from './UniteDeTravailExemples.tsx';

/** What the list shows of a unit: its name, who works in it, and what is lost with it. */
export interface UniteDeLaListe extends Partial<Pick<UniteDeTravail, 'effectif' | 'differencesSelonSexe'>> {
  idUniteDeTravail: string;
  displayName: string;
  risques: readonly unknown[];
  papripactActionsPreventives?: readonly unknown[];
}

export interface UniteDeTravailListProps<Unite extends UniteDeLaListe> {
  unites: readonly Unite[];
  /** Of the master data; none while they load or when they cannot be had. */
  exemples: readonly ExampleUniteDeTravail[];
  onAddExemples: (exemples: ExampleUniteDeTravail[]) => void;
  /** Examples were to be added and none was ticked: say it in a toast. */
  onNoneSelected: () => void;
  onAddCustom: (name: string) => void;
  /** `seen` is the name that was shown when its form opened. */
  onRename: (idUniteDeTravail: string, name: string, seen: string) => void;
  /** Opens the dialog of who works in the unit. */
  onEditExposition: (idUniteDeTravail: string) => void;
  /** Puts a copy with everything after the unit. */
  onDuplicate: (idUniteDeTravail: string) => void;
  /** The unit as the question described it. */
  onDelete: (unite: Unite) => void;
  /** The ids of all the units in their new order, and of the one that was moved; put it in the state at once. */
  onReorder: (idsUniteDeTravail: string[], idDeplacee: string) => void;
  /** Keeps a name that is not submitted yet: `new`, or the id of the unit that is renamed. */
  getNameDraft?: (item: string) => NameDraft;
}

/** Step 3 of the editor: the units in the order that the document will have, and examples to add. */
export function UniteDeTravailList<Unite extends UniteDeLaListe>({
  unites,
  exemples,
  onAddExemples,
  onNoneSelected,
  onAddCustom,
  onRename,
  onEditExposition,
  onDuplicate,
  onDelete,
  onReorder,
  getNameDraft,
}: UniteDeTravailListProps<Unite>) {
  const [uniteToDelete, setUniteToDelete] = useState<Unite | null>(null);
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLHeadingElement>(
    unites.map(idOf),
  );
  const isAdding = useRef(false);
  const isAddingExemples = useRef(false);
  // What was added is announced; the first of the examples comes in sight with the focus, for it stands far from their button.
  const [announcement, setAnnouncement] = useState('');
  const elements = useRef(new Map<string, HTMLElement>());
  const lastIds = useRef<ReadonlySet<string>>(new Set(unites.map(idOf)));
  useEffect(() => {
    const wasEmpty = lastIds.current.size === 0;
    const added = unites.filter(({ idUniteDeTravail }) => !lastIds.current.has(idUniteDeTravail));
    lastIds.current = new Set(unites.map(idOf));
    if (added.length === 0 || !(isAdding.current || wasEmpty)) return;
    isAdding.current = false;
    // oxlint-disable-next-line react/set-state-in-effect -- what is told follows what the document took
    setAnnouncement(
      `${formatPluriel(added.length, 'unité ajoutée', 'unités ajoutées')}${NBSP}: ${added.map(({ displayName }) => displayName).join(', ')}.`,
    );
    if (isAddingExemples.current) elements.current.get(added[0]?.idUniteDeTravail ?? '')?.focus();
    // The button went with the model of an empty list: what it added stands under this title.
    else if (document.activeElement === document.body) fallbackRef.current?.focus();
    isAddingExemples.current = false;
  }, [fallbackRef, unites]);
  const handleAddExemples = (chosen: ExampleUniteDeTravail[]) => {
    isAdding.current = true;
    isAddingExemples.current = true;
    onAddExemples(chosen);
  };
  const handleAddCustom = (name: string) => {
    isAdding.current = true;
    onAddCustom(name);
  };
  // The examples are long: once there are units, the units come first. The key keeps what is ticked when they move.
  const examples = exemples.length > 0 && (
    <UniteDeTravailExemples
      key="exemples"
      exemples={exemples}
      unites={unites}
      onAdd={handleAddExemples}
      onNoneSelected={onNoneSelected}
    />
  );
  return (
    <Stack gap="xlarge">
      {unites.length === 0 && examples}
      <Stack as="section" aria-labelledby="mes-unites-de-travail">
        <Heading level={2} id="mes-unites-de-travail" ref={fallbackRef} tabIndex={-1}>
          Mes unités de travail
        </Heading>
        <VisuallyHidden>
          <span aria-live="polite">{announcement}</span>
        </VisuallyHidden>
        {unites.length === 0 ? (
          <EmptyState icon={IconUsers} example="Par exemple&nbsp;: Fournil, Vente, Livraison.">
            Ajoutez au moins une unité de travail&nbsp;: des personnes exposées aux mêmes risques.
          </EmptyState>
        ) : (
          <SortableList
            label="Mes unités de travail"
            items={unites}
            getId={idOf}
            getLabel={(unite) => unite.displayName}
            onReorder={(ordered, moved) => onReorder(ordered.map(idOf), idOf(moved))}
            renderItem={(unite) => (
              <div
                tabIndex={-1}
                ref={(element) => {
                  registerItem(unite.idUniteDeTravail)(element);
                  if (element === null) elements.current.delete(unite.idUniteDeTravail);
                  else elements.current.set(unite.idUniteDeTravail, element);
                }}
              >
                <NameRow
                  name={unite.displayName}
                  detail={describeUnite(unite)}
                  actions={
                    <>
                      <IconButton
                        icon={IconUsers}
                        label={`Effectif de ${unite.displayName}`}
                        onPress={() => onEditExposition(unite.idUniteDeTravail)}
                      />
                      <IconButton
                        icon={IconCopy}
                        label={`Dupliquer ${unite.displayName}`}
                        onPress={() => onDuplicate(unite.idUniteDeTravail)}
                      />
                    </>
                  }
                  validate={(name) => firstMessage(renameUniteSchema, name)}
                  onRename={(name, seen) => onRename(unite.idUniteDeTravail, name, seen)}
                  onDelete={() => setUniteToDelete(unite)}
                  draft={getNameDraft?.(unite.idUniteDeTravail)}
                />
              </div>
            )}
          />
        )}
        <Card tone="sunken">
          <InlineNameForm
            label="Ajouter une unité personnalisée"
            submitLabel="Ajouter"
            placeholder="Atelier de menuiserie"
            validate={(name) => firstMessage(uniteDeTravailNameSchema, name)}
            onSubmit={handleAddCustom}
            draft={getNameDraft?.('new')}
          />
        </Card>
      </Stack>
      {unites.length > 0 && examples}
      {uniteToDelete !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setUniteToDelete(null)}
          title={`Supprimer l'unité de travail ${quoteFr(uniteToDelete.displayName)}${NNBSP}?`}
          tone="danger"
          confirmLabel="Supprimer"
          onConfirm={() => {
            expectRemoval(uniteToDelete.idUniteDeTravail);
            onDelete(uniteToDelete);
          }}
        >
          {describeLoss(uniteToDelete)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const describeUnite = ({ risques, effectif, differencesSelonSexe = '' }: UniteDeLaListe) =>
  [
    formatPluriel(risques.length, 'risque'),
    ...(effectif ? [formatEffectif(effectif)] : []),
    ...(differencesSelonSexe.trim() === '' ? [] : ['différences selon le sexe renseignées']),
  ].join(' · ');

const idOf = ({ idUniteDeTravail }: UniteDeLaListe) => idUniteDeTravail;

const describeLoss = ({ risques, papripactActionsPreventives = [] }: UniteDeLaListe) => {
  if (risques.length === 0 && papripactActionsPreventives.length === 0)
    return 'Elle ne contient aucun risque.';
  const actions =
    papripactActionsPreventives.length === 0
      ? ''
      : ` et ${formatPluriel(papripactActionsPreventives.length, 'action préventive', 'actions préventives')}`;
  return `Vous perdrez ${formatPluriel(risques.length, 'risque')}${actions}. Les versions déjà générées ne changent pas.`;
};
