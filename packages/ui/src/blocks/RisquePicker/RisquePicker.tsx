import type { FamilleDeRisques } from '@odu/api-contract';
import {
  formatPluriel,
  normalizeForSearch,
  searchPremade,
  toggleCategorie,
  toggleRisque,
  type PremadeSelection,
} from '@odu/domain';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import * as styles from './RisquePicker.css.ts';
import type { CategorieDuPicker, RisqueDuPicker } from './RisquePickerCategorie.tsx';
import { RisquePickerFamille } from './RisquePickerFamille.tsx';
import { RisquePickerResults } from './RisquePickerResults.tsx';

/** The family of what the sector is most exposed to, open from the start (specification 2, section 3). */
const FAMILLE_HIGHLIGHTED = 'famille_dyn_highlighted';

export interface RisquePickerProps {
  familles: readonly Pick<FamilleDeRisques, 'idFamille' | 'displayName'>[];
  categories: readonly CategorieDuPicker[];
  risques: readonly RisqueDuPicker[];
  /** The ticked risks, by idPremadeRisque. */
  selection: PremadeSelection;
  onChange: (selection: PremadeSelection) => void;
  /** The names of the risks that the unit already has; they would not be added twice. */
  nomsDejaPresents?: readonly string[];
  /** The family to open, instead of the highlighted one; the picker shows it first. */
  idFamilleOuverte?: string | undefined;
}

const NONE: readonly string[] = [];

/** The premade risks by family and category, to search and tick; ticking a category ticks all its risks. */
export function RisquePicker({
  familles,
  categories,
  risques,
  selection,
  onChange,
  nomsDejaPresents = NONE,
  idFamilleOuverte,
}: RisquePickerProps) {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const risquesByCategorie = useMemo(
    () => Map.groupBy(risques, ({ idPremadeCategorie }) => idPremadeCategorie),
    [risques],
  );
  const presentNames = useMemo(() => new Set(nomsDejaPresents.map(normalizeForSearch)), [nomsDejaPresents]);
  const isSearching = normalizeForSearch(deferredSearch) !== '';
  const found = useMemo(
    () =>
      isSearching
        ? searchPremade(deferredSearch, {
            familleDeRisques: familles,
            categorieDeRisques: categories,
            risques,
          })
        : [],
    [isSearching, deferredSearch, familles, categories, risques],
  );
  const foundCount = found.reduce((total, categorie) => total + categorie.risques.length, 0);

  // The toggles keep their identity, so that a tick redraws one category and not all of them.
  const latest = useRef({ selection, onChange, risques });
  useEffect(() => {
    latest.current = { selection, onChange, risques };
  });
  const handleToggleCategorie = useCallback((idPremadeCategorie: string) => {
    const { selection: current, onChange: change, risques: all } = latest.current;
    change(toggleCategorie(current, idPremadeCategorie, all));
  }, []);
  const handleToggleRisque = useCallback((idPremadeRisque: string) => {
    latest.current.onChange(toggleRisque(latest.current.selection, idPremadeRisque));
  }, []);

  const shared = {
    selection,
    presentNames,
    reduceName: normalizeForSearch,
    onToggleCategorie: handleToggleCategorie,
    onToggleRisque: handleToggleRisque,
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label="Rechercher un risque"
        placeholder="chute, bruit, écran…"
        value={search}
        onChange={setSearch}
        resultText={isSearching ? formatPluriel(foundCount, 'risque trouvé', 'risques trouvés') : ''}
      />
      {isSearching ? (
        <RisquePickerResults
          key={deferredSearch}
          found={found}
          risquesByCategorie={risquesByCategorie}
          {...shared}
        />
      ) : (
        <div className={styles.familles}>
          {familles.map((famille) => (
            <RisquePickerFamille
              key={famille.idFamille}
              famille={famille}
              isInitiallyOpen={famille.idFamille === (idFamilleOuverte ?? FAMILLE_HIGHLIGHTED)}
              isShownFirst={famille.idFamille === idFamilleOuverte}
              categories={categories.filter((categorie) => isOfFamille(categorie, famille.idFamille))}
              risquesByCategorie={risquesByCategorie}
              {...shared}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The highlighted family gathers categories that also stand in their own family. */
const isOfFamille = (categorie: CategorieDuPicker, idFamille: string) =>
  categorie.idFamille === idFamille || (idFamille === FAMILLE_HIGHLIGHTED && categorie.isHighlighted);
