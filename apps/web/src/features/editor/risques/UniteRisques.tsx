import type { CodeDeFamille, DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import {
  ajouterCategorie,
  ajouterRisque,
  createCategorieNameSchema,
  firstMessage,
  modifierRisque,
  renommerCategorie,
  supprimerCategorie,
  supprimerRisque,
} from '@odu/domain';
import type { Edition } from '@odu/domain';
import {
  Button,
  EmptyState,
  Icon,
  IconPlus,
  Inline,
  InlineNameForm,
  Stack,
  useFocusAfterRemoval,
  useStableHandlers,
} from '@odu/ui';
import { useRef, useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { toNameItem } from '../../../drafts/draft-items.ts';
import { useNameDrafts } from '../../../drafts/use-name-drafts.ts';
import { UniteCategorie, type CategorieHandlers } from './UniteCategorie.tsx';
import { UniteFamilles } from './UniteFamilles.tsx';

type UniteRisquesProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  onAddAction: (idRisque: string) => void;
  /** Opens the examples of the referential, on this family. */
  onPickExemples: (idUniteDeTravail: string, famille: CodeDeFamille | null) => void;
};

/** The categories and risks of one unit, and the two ways to add some. */
export function UniteRisques({ duerp, unite, onAddAction, onPickExemples }: UniteRisquesProps) {
  const duerpId = duerp.id;
  const edit = useEditDuerp(duerpId);
  const id = unite.idUniteDeTravail;
  const getDraft = useNameDrafts(duerpId);
  const newCategorieDraft = getDraft(toNameItem(id, 'new'));
  // A form that opens by itself, with what was typed before, leaves the focus where it is.
  const [naming, setNaming] = useState<'asked' | 'kept' | null>(() =>
    newCategorieDraft.read() === null ? null : 'kept',
  );
  const nameRef = useRef<HTMLButtonElement>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const { categorieDeRisques: categories, risques } = unite;
  const editRisque = (idRisque: string, makeEdition: (risque: Risque) => Edition | null) => {
    const risque = risques.find((known) => known.idRisque === idRisque);
    if (risque !== undefined) edit(makeEdition(risque));
  };
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>(
    categories.map(({ idCategorie }) => idCategorie),
  );
  const handlers = useStableHandlers<CategorieHandlers>({
    getRef: registerItem,
    countActions: (idRisque) =>
      unite.papripactActionsPreventives.filter(({ idRisqueAssocie }) => idRisqueAssocie === idRisque).length,
    addAction: onAddAction,
    addRisque: (categorie, name) => edit(ajouterRisque(unite, categorie, name, createId)),
    renameRisque: (idRisque, name, seen) =>
      editRisque(idRisque, (risque) =>
        modifierRisque(unite, { ...risque, displayName: seen }, { displayName: name.trim() }),
      ),
    deleteRisque: (idRisque, seen) =>
      editRisque(idRisque, (risque) => supprimerRisque(unite, { ...risque, ...seen })),
    renameCategorie: (categorie, name, seen) =>
      edit(renommerCategorie(unite, { ...categorie, displayName: seen }, name)),
    deleteCategorie: (categorie, { displayName, risques: shown }) => {
      const known = new Map(shown.map((risque) => [risque.idRisque, risque]));
      const seen = risques
        .filter(({ idRisque }) => known.has(idRisque))
        .map((risque) => ({ ...risque, ...known.get(risque.idRisque) }));
      expectRemoval(categorie.idCategorie);
      edit(supprimerCategorie({ ...unite, risques: seen }, { ...categorie, displayName }));
    },
    getNameDraft: (idCategorie, item) =>
      getDraft(item === 'new' ? toNameItem(id, idCategorie, 'new') : toNameItem(id, item)),
  });

  return (
    <Stack gap="large">
      <Inline gap="small">
        <Button ref={fallbackRef} onPress={() => onPickExemples(id, null)}>
          <Icon shape={IconPlus} /> Ajouter des risques depuis les exemples
        </Button>
        <Button ref={nameRef} variant="secondary" onPress={() => setNaming('asked')}>
          <Icon shape={IconPlus} /> Ajouter une catégorie personnalisée
        </Button>
      </Inline>
      {naming !== null && (
        <InlineNameForm
          label="Nom de la catégorie"
          submitLabel="Ajouter la catégorie"
          hasAutoFocus={naming === 'asked'}
          draft={newCategorieDraft}
          validate={(name) => firstMessage(createCategorieNameSchema(categories), name)}
          onCancel={() => {
            setNaming(null);
            nameRef.current?.focus();
          }}
          onSubmit={(name) => {
            const idCategorie = createId();
            edit(ajouterCategorie(unite, name, () => idCategorie));
            setAddedId(idCategorie);
            setNaming(null);
          }}
        />
      )}
      {categories.length === 0 && naming === null && (
        <EmptyState example="Par exemple&nbsp;: chutes de plain-pied, manutention, produits chimiques.">
          Cette unité de travail n'a pas encore de risque.
        </EmptyState>
      )}
      {categories.map((categorie) => (
        <UniteCategorie
          key={categorie.idCategorie}
          categorie={categorie}
          categories={categories}
          risques={risques.filter(({ idCategorie }) => idCategorie === categorie.idCategorie)}
          isNew={categorie.idCategorie === addedId}
          handlers={handlers}
        />
      ))}
      <UniteFamilles duerp={duerp} unite={unite} onAddRisques={(famille) => onPickExemples(id, famille)} />
    </Stack>
  );
}
