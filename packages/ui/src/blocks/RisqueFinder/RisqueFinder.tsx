import {
  FILTRES_DE_RISQUES,
  formatPluriel,
  isSearching,
  readFiltreDeRisques,
  type FiltreDeRisques,
  type RechercheDeRisques,
} from '@odu/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import * as styles from './RisqueFinder.css.ts';

export interface RisqueFinderProps {
  value: RechercheDeRisques;
  onChange: (value: RechercheDeRisques) => void;
  /** How many risks are found; announced while something is searched, once it is known. */
  nombreTrouves?: number;
  /** What is searched, above a field that has its row to itself; left out, the field says it as an example. */
  description?: string;
  /** What « Plus de filtres » shows, `PlusDeFiltres` or what fetches it; shown from the start where one of them is set. */
  more?: ReactNode;
  /** Other fields of the same row: how what is found is shown. */
  children?: ReactNode;
}

const TOUS = 'tous';
const OPTIONS: { value: FiltreDeRisques | typeof TOUS; label: string }[] = [
  { value: TOUS, label: 'Tous' },
  ...Object.entries(FILTRES_DE_RISQUES).map(([value, { label }]) => ({
    value: value as FiltreDeRisques,
    label,
  })),
];

/** Finds risks in all units at once, by words, by what they lack, and by what `more` narrows them to. */
export function RisqueFinder({
  value,
  onChange,
  nombreTrouves,
  description,
  more,
  children,
}: RisqueFinderProps) {
  const set = [value.unite, value.famille].filter((one) => one !== null).length;
  const [isAsked, setIsAsked] = useState<boolean>();
  const isOpen = isAsked ?? set > 0;
  const { search, choose } = useStableHandlers({
    search: (recherche: string) => onChange({ ...value, recherche }),
    choose: (chosen: string | null) =>
      onChange({ ...value, filtre: readFiltreDeRisques(chosen ?? undefined) }),
  });
  const { recherche, filtre } = value;
  const resultText =
    isSearching(value) && nombreTrouves !== undefined
      ? formatPluriel(nombreTrouves, 'risque trouvé', 'risques trouvés')
      : '';
  // A letter draws the field that it stands in, an edit of the document neither: a list of choices is built in three goes.
  const field = useMemo(
    () => (
      <SearchField
        label="Rechercher un risque"
        {...(description === undefined
          ? { placeholder: 'Nom, catégorie, unité, remarque…' }
          : { description })}
        value={recherche}
        onChange={search}
        resultText={resultText}
      />
    ),
    [recherche, search, resultText, description],
  );
  const select = useMemo(
    () => <Select label="Afficher" options={OPTIONS} value={filtre ?? TOUS} onChange={choose} />,
    [filtre, choose],
  );
  return (
    <search className={styles.finder}>
      {description === undefined ? field : <div className={styles.wide}>{field}</div>}
      <div className={styles.choice}>
        {select}
        {more !== undefined && (
          <Button variant="quiet" isFlush aria-expanded={isOpen} onPress={() => setIsAsked(!isOpen)}>
            Plus de filtres{set > 0 && ` (${set})`}
          </Button>
        )}
      </div>
      {isOpen && <div className={styles.wide}>{more}</div>}
      {children}
    </search>
  );
}
