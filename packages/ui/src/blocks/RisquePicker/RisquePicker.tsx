import type { ExampleUniteDeTravail, FamilleDeRisques } from '@odu/api-contract';
import {
  foldName,
  formatPluriel,
  normalizeForSearch,
  preparePremade,
  preparePremadeCategorie,
  quoteFr,
  searchPremade,
  sortCategories,
  toggleCategorie,
  toggleRisque,
  type PremadeSelection,
} from '@odu/domain';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useToolbar } from 'react-aria';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { usePreparedSearch } from '../use-prepared-search.ts';
import * as styles from './RisquePicker.css.ts';
import type { CategorieDuPicker, RisqueDuPicker } from './RisquePickerCategorie.tsx';
import { RisquePickerFamille, type GroupeDeCategories } from './RisquePickerFamille.tsx';
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
  /** The unit that receives the risks: those that it needs come first in the highlighted family. */
  uniteName?: string | undefined;
  /** The example units of the referential, each with its categories. */
  exemples?: readonly ExempleDuPicker[] | undefined;
}

type ExempleDuPicker = Pick<
  ExampleUniteDeTravail,
  'idUniteDeTravail' | 'displayName' | 'isHighlighted' | 'idPremadeCategories'
>;

const NONE: readonly string[] = [];
const NO_EXEMPLE: readonly ExempleDuPicker[] = [];

/** The premade risks by family and category, to search and tick; ticking a category ticks all its risks. */
export function RisquePicker({
  familles,
  categories,
  risques,
  selection,
  onChange,
  nomsDejaPresents = NONE,
  idFamilleOuverte,
  uniteName,
  exemples = NO_EXEMPLE,
}: RisquePickerProps) {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const risquesByCategorie = useMemo(
    () => Map.groupBy(risques, ({ idPremadeCategorie }) => idPremadeCategorie),
    [risques],
  );
  const presentNames = useMemo(() => new Set(nomsDejaPresents.map(foldName)), [nomsDejaPresents]);
  usePreparedSearch(risques, preparePremade);
  usePreparedSearch(categories, preparePremadeCategorie);
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

  const highlighted = useMemo(
    () => groupHighlighted(categories, uniteName, exemples),
    [categories, uniteName, exemples],
  );
  // One stop of Tab for the whole list: of a toolbar only its keys, since a click must not move the focus elsewhere.
  const listRef = useRef<HTMLFieldSetElement>(null);
  const {
    toolbarProps: { onKeyDownCapture },
  } = useToolbar({ orientation: 'vertical' }, listRef);
  const keysId = useId();
  const shared = {
    selection,
    presentNames,
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
      <p id={keysId} className={styles.keys}>
        Flèches haut et bas pour parcourir la liste, Espace pour cocher, Tab pour aller au bouton.
      </p>
      <fieldset
        ref={listRef}
        className={styles.list}
        aria-label="Exemples de risques"
        aria-describedby={keysId}
        onKeyDownCapture={onKeyDownCapture}
      >
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
                groupes={
                  famille.idFamille === FAMILLE_HIGHLIGHTED
                    ? highlighted
                    : [
                        {
                          categories: categories.filter(({ idFamille }) => idFamille === famille.idFamille),
                        },
                      ]
                }
                risquesByCategorie={risquesByCategorie}
                {...shared}
              />
            ))}
          </div>
        )}
      </fieldset>
    </div>
  );
}

/** The highlighted family gathers categories that also stand in their own family; what the unit needs comes first. */
function groupHighlighted(
  categories: readonly CategorieDuPicker[],
  uniteName: string | undefined,
  exemples: readonly ExempleDuPicker[],
): GroupeDeCategories[] {
  const own = categories.filter(
    ({ idFamille, isHighlighted }) => idFamille === FAMILLE_HIGHLIGHTED || isHighlighted,
  );
  const { typiques, autres } = sortCategories(uniteName ?? '', own, exemples);
  if (typiques.length === 0) return [{ categories: own }];
  return [
    { titre: `Pour l'unité ${quoteFr(uniteName ?? '')}`, categories: typiques },
    { titre: 'Autres risques de votre secteur', categories: autres },
  ];
}
