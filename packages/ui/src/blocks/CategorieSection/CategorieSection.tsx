import type { CategorieDeRisques } from '@odu/api-contract';
import { createCategorieNameSchema, firstMessage, risqueNameSchema } from '@odu/domain';
import { useId, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { VirtualList } from '../../components/VirtualList/VirtualList.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { InlineNameForm, type NameDraft } from '../InlineNameForm/InlineNameForm.tsx';
import { nowrap } from '../nowrap.css.ts';
import { SelectionAll } from '../SelectionBar/SelectionAll.tsx';
import { useFocusAfterEditing } from '../use-focus-after-editing.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import * as styles from './CategorieSection.css.ts';
import { CategorieTitle } from './CategorieTitle.tsx';
import { describeContenuDuRisque } from './describe-contenu-du-risque.ts';
import { RisqueRow, type RisqueDeCategorie, type RisqueRowHandlers } from './RisqueRow.tsx';
import { SuppressionDialog, type CategorieVue } from './SuppressionDialog.tsx';

type Categorie = Pick<CategorieDeRisques, 'idCategorie' | 'displayName' | 'code'>;

export interface CategorieSectionProps {
  categorie: Categorie;
  /** Those of this category. */
  risques: readonly RisqueDeCategorie[];
  /** Those of the unit, whose names are unique. */
  categories: readonly Categorie[];
  /** How many preventive actions are linked to a risk. */
  countActions?: (idRisque: string) => number;
  onAddRisque: (name: string) => void;
  /** `seen` is the name that was shown when its form opened. */
  onRenameRisque: (idRisque: string, name: string, seen: string) => void;
  /** `seen` is the risk as the list, or the question, showed it. */
  onDeleteRisque: (idRisque: string, seen: RisqueDeCategorie) => void;
  /** Offers a preventive action for a risk. */
  onAddAction?: (idRisque: string) => void;
  /** Left out for a category of the referential; `seen` as above. */
  onRenameCategorie?: (name: string, seen: string) => void;
  /** `seen` is the category, with its risks, as the list or the question showed it. */
  onDeleteCategorie: (seen: CategorieVue) => void;
  /** Draws the eye, for example on a category that has just been added. */
  isHighlighted?: boolean;
  /** It has just been added: the field of its first risk takes the focus. */
  isNew?: boolean;
  /** Keeps a name that is not submitted yet: `new` for a risk, or the id of what is renamed. */
  getNameDraft?: (item: string) => NameDraft;
}

const validateNewName = (name: string) => firstMessage(risqueNameSchema, name);
const noAction = () => 0;

/** One category of a unit in step 4: its risks are added, renamed in place, deleted; a confirmation guards what was written. */
export function CategorieSection({
  categorie,
  risques,
  categories,
  countActions = noAction,
  onAddRisque,
  onRenameRisque,
  onDeleteRisque,
  onAddAction,
  onRenameCategorie,
  onDeleteCategorie,
  isHighlighted = false,
  isNew = false,
  getNameDraft,
}: CategorieSectionProps) {
  const headingId = useId();
  const [kept] = useState(() => getNameDraft?.(categorie.idCategorie).read() ?? null);
  const [isRenaming, setIsRenaming] = useState(kept !== null);
  const renameRef = useFocusAfterEditing(isRenaming);
  // What was shown when the new name was begun: the name may change under it.
  const [seenName, setSeenName] = useState(kept?.seen ?? categorie.displayName);
  // A form that opens by itself leaves the focus where it is.
  const [isAsked, setIsAsked] = useState(false);
  const [toDelete, setToDelete] = useState<RisqueDeCategorie | CategorieVue | null>(null);
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLHeadingElement>(
    risques.map(({ idRisque }) => idRisque),
  );

  const deleteRisque = (risque: RisqueDeCategorie) => {
    expectRemoval(risque.idRisque);
    onDeleteRisque(risque.idRisque, risque);
  };
  const handleDelete = (risque: RisqueDeCategorie) => {
    if (describeContenuDuRisque(risque, countActions(risque.idRisque)) === null) deleteRisque(risque);
    else setToDelete(risque);
  };
  const rowHandlers = useStableHandlers<RisqueRowHandlers>({
    rename: onRenameRisque,
    remove: handleDelete,
    addAction: (idRisque) => onAddAction?.(idRisque),
    getNameDraft: (idRisque) => getNameDraft?.(idRisque),
  });
  const handleRenameCategorie = () => {
    setIsAsked(true);
    setSeenName(categorie.displayName);
    setIsRenaming(true);
  };
  const handleDeleteCategorie = () => {
    const seen = { displayName: categorie.displayName, risques };
    if (risques.length === 0) onDeleteCategorie(seen);
    else setToDelete(seen);
  };

  return (
    <Card as="section" aria-labelledby={headingId} isHighlighted={isHighlighted}>
      {isRenaming && onRenameCategorie !== undefined ? (
        <InlineNameForm
          label="Nom de la catégorie"
          defaultValue={seenName}
          submitLabel="Renommer"
          hasAutoFocus={isAsked}
          draft={getNameDraft?.(categorie.idCategorie)}
          validate={(name) =>
            firstMessage(createCategorieNameSchema(categories, categorie.idCategorie), name)
          }
          onCancel={() => setIsRenaming(false)}
          onSubmit={(name) => {
            setIsRenaming(false);
            onRenameCategorie(name, seenName);
          }}
        />
      ) : (
        <CategorieTitle
          categorie={categorie}
          risqueCount={risques.length}
          headingId={headingId}
          headingRef={fallbackRef}
          renameRef={renameRef}
          onRename={onRenameCategorie === undefined ? undefined : handleRenameCategorie}
          onDelete={handleDeleteCategorie}
        />
      )}
      <SelectionAll
        label={
          <>
            Toute la catégorie<VisuallyHidden> {categorie.displayName}</VisuallyHidden>
          </>
        }
        risques={risques}
      />
      {risques.length === 0 ? (
        <p className={styles.empty}>
          Aucun risque dans cette catégorie&nbsp;: <span className={nowrap}>ajoutez-en un</span>, ou
          supprimez-la.
        </p>
      ) : (
        <VirtualList
          label={`Risques de la catégorie ${categorie.displayName}`}
          items={risques}
          getKey={(risque) => risque.idRisque}
          estimateSize={52}
          renderItem={(risque) => (
            <div ref={registerItem(risque.idRisque)} className={styles.risque}>
              <RisqueRow risque={risque} handlers={rowHandlers} canAddAction={onAddAction !== undefined} />
            </div>
          )}
        />
      )}
      <div className={styles.add}>
        <InlineNameForm
          label="Ajouter un risque"
          submitLabel="Ajouter"
          placeholder="Chute dans l'escalier"
          validate={validateNewName}
          onSubmit={onAddRisque}
          hasAutoFocus={isNew}
          draft={getNameDraft?.('new')}
        />
      </div>
      {toDelete !== null && (
        <SuppressionDialog
          toDelete={toDelete}
          countActions={(idRisque) => countActions?.(idRisque) ?? 0}
          onClose={() => setToDelete(null)}
          onDeleteCategorie={onDeleteCategorie}
          onDeleteRisque={deleteRisque}
        />
      )}
    </Card>
  );
}
