import type { PremadeTrouve } from '@odu/domain';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconSearch } from '../../components/Icon/icons.ts';
import { focusFirstNew } from '../focus-first-new.ts';
import * as styles from './RisquePicker.css.ts';
import {
  RisquePickerCategorie,
  type CategorieDuPicker,
  type RisqueDuPicker,
  type RisquePickerCategorieProps,
} from './RisquePickerCategorie.tsx';

/** The best categories first; a word like « risque » would find all 500 of them. */
const CATEGORIES_AT_ONCE = 10;

export interface RisquePickerResultsProps extends Omit<
  RisquePickerCategorieProps,
  'categorie' | 'shown' | 'all'
> {
  found: readonly PremadeTrouve<CategorieDuPicker, RisqueDuPicker>[];
  risquesByCategorie: ReadonlyMap<string, readonly RisqueDuPicker[]>;
}

/** What a search found, best first, the rest behind a button. */
export function RisquePickerResults({ found, risquesByCategorie, ...shared }: RisquePickerResultsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [shownCount, setShownCount] = useState(CATEGORIES_AT_ONCE);
  if (found.length === 0) {
    return (
      <EmptyState icon={IconSearch} example="Vous pourrez écrire un risque à vous dans une catégorie.">
        Aucun risque ne correspond à votre recherche.
      </EmptyState>
    );
  }
  return (
    <div ref={listRef} className={styles.categories}>
      {found.slice(0, shownCount).map(({ categorie, risques }) => (
        <RisquePickerCategorie
          key={categorie.idPremadeCategorie}
          categorie={categorie}
          shown={risques}
          all={risquesByCategorie.get(categorie.idPremadeCategorie) ?? risques}
          {...shared}
        />
      ))}
      {found.length > shownCount && (
        <Button
          variant="secondary"
          onPress={() =>
            focusFirstNew(listRef.current, 'input', () => setShownCount(shownCount + CATEGORIES_AT_ONCE))
          }
        >
          Afficher plus de résultats
        </Button>
      )}
    </div>
  );
}
