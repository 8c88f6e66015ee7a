import type { DisplayOptions, SortBy } from '@odu/api-contract';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import type { Option } from '../../components/ListBox/options.ts';
import { Select } from '../../components/Select/Select.tsx';
import * as styles from './DisplayOptionsFields.css.ts';

export interface DisplayOptionsFieldsProps {
  value: DisplayOptions;
  onChange: (value: DisplayOptions) => void;
}

const SORT_OPTIONS: readonly Option<SortBy>[] = [
  { value: 'none', label: 'Aucun tri' },
  { value: 'code', label: 'Numéro de risque' },
  { value: 'niveauDeRisqueValue', label: 'Niveau de risque' },
];

/** How a list of risks is laid out: its order and its groups. */
export function DisplayOptionsFields({ value, onChange }: DisplayOptionsFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.sort}>
        <Select
          label="Trier par"
          options={SORT_OPTIONS}
          value={value.sortBy}
          onChange={(sortBy) => onChange({ ...value, sortBy })}
        />
      </div>
      <div className={styles.groups}>
        <Checkbox
          label="Regrouper par unité de travail"
          isSelected={value.shouldGroupByUnite}
          onChange={(shouldGroupByUnite) => onChange({ ...value, shouldGroupByUnite })}
        />
        <Checkbox
          label="Regrouper par catégorie"
          isSelected={value.shouldGroupByCategorie}
          onChange={(shouldGroupByCategorie) => onChange({ ...value, shouldGroupByCategorie })}
        />
      </div>
    </div>
  );
}
