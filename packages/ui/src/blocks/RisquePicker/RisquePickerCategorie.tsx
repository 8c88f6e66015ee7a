import type { PremadeCategorie, PremadeRisque } from '@odu/api-contract';
import {
  foldName,
  formatSeuil,
  isCategorieIndeterminate,
  isCategorieTicked,
  type PremadeSelection,
} from '@odu/domain';
import { memo } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { joinClassNames } from '../../components/class-names.ts';
import * as styles from './RisquePicker.css.ts';

export type RisqueDuPicker = Pick<
  PremadeRisque,
  'idPremadeRisque' | 'idPremadeCategorie' | 'displayName' | 'code' | 'seuil'
>;
export type CategorieDuPicker = Pick<
  PremadeCategorie,
  | 'idPremadeCategorie'
  | 'idFamille'
  | 'displayName'
  | 'code'
  | 'tagsPrincipaux'
  | 'tagsSecondaires'
  | 'isHighlighted'
>;

export interface RisquePickerCategorieProps {
  categorie: CategorieDuPicker;
  /** The ones to show: all of the category, or those that a search found. */
  shown: readonly RisqueDuPicker[];
  /** All of the category: its box stands for them, also while a search hides some. */
  all: readonly RisqueDuPicker[];
  selection: PremadeSelection;
  /** The names that the unit already has, as `foldName` makes them: what is said here is what is not added again. */
  presentNames: ReadonlySet<string>;
  onToggleCategorie: (idPremadeCategorie: string) => void;
  onToggleRisque: (idPremadeRisque: string) => void;
}

function Categorie({
  categorie,
  shown,
  all,
  selection,
  presentNames,
  onToggleCategorie,
  onToggleRisque,
}: RisquePickerCategorieProps) {
  return (
    <fieldset aria-label={categorie.displayName} className={styles.categorie}>
      <Checkbox
        label={
          <>
            <span className={styles.categorieTitle}>{categorie.displayName}</span>
            <span className={styles.code}> toute la catégorie ({all.length})</span>
          </>
        }
        isSelected={isCategorieTicked(selection, categorie.idPremadeCategorie, all)}
        isIndeterminate={isCategorieIndeterminate(selection, categorie.idPremadeCategorie, all)}
        onChange={() => onToggleCategorie(categorie.idPremadeCategorie)}
      />
      <ul className={styles.risques}>
        {shown.map((risque) => (
          <li key={risque.idPremadeRisque}>
            <Checkbox
              label={
                <>
                  {risque.displayName}{' '}
                  <span className={joinClassNames(styles.code, styles.risqueCode)}>{risque.code}</span>
                </>
              }
              isSelected={selection.has(risque.idPremadeRisque)}
              onChange={() => onToggleRisque(risque.idPremadeRisque)}
              {...describeRisque(risque, presentNames.has(foldName(risque.displayName)))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const describeRisque = ({ seuil }: RisqueDuPicker, isPresent: boolean) => {
  if (!isPresent && !seuil) return {};
  return {
    description: (
      <>
        {isPresent && 'Déjà dans cette unité. '}
        {seuil && <span className={styles.seuil}>{formatSeuil(seuil)}</span>}
      </>
    ),
  };
};

const isSameForCategorie = (before: RisquePickerCategorieProps, after: RisquePickerCategorieProps) =>
  before.categorie === after.categorie &&
  before.all === after.all &&
  before.presentNames === after.presentNames &&
  before.onToggleCategorie === after.onToggleCategorie &&
  before.onToggleRisque === after.onToggleRisque &&
  before.shown.length === after.shown.length &&
  before.shown.every((risque, index) => risque === after.shown[index]) &&
  after.all.every(
    ({ idPremadeRisque }) => before.selection.has(idPremadeRisque) === after.selection.has(idPremadeRisque),
  );

/** A category with its risks; it is drawn again only when one of its own risks is ticked. */
export const RisquePickerCategorie = memo(Categorie, isSameForCategorie);
