import {
  FILTRES_DE_RISQUES,
  formatPluriel,
  readFiltreDeRisques,
  type FiltreDeRisques,
  type RechercheDeRisques,
} from '@odu/domain';
import { useMemo, type ReactNode } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useStableHandlers } from '../use-stable-handlers.ts';
import * as styles from './RisqueFinder.css.ts';

export interface RisqueFinderProps {
  value: RechercheDeRisques;
  onChange: (value: RechercheDeRisques) => void;
  /** How many risks are found; announced while something is searched, once it is known. */
  nombreTrouves?: number;
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

/** Finds risks in all units at once, by words and by what they lack. */
export function RisqueFinder({ value, onChange, nombreTrouves, children }: RisqueFinderProps) {
  const isSearching = value.recherche.trim() !== '' || value.filtre !== null;
  const { search, choose } = useStableHandlers({
    search: (recherche: string) => onChange({ ...value, recherche }),
    choose: (chosen: string | null) =>
      onChange({ ...value, filtre: readFiltreDeRisques(chosen ?? undefined) }),
  });
  const { recherche, filtre } = value;
  const resultText =
    isSearching && nombreTrouves !== undefined
      ? formatPluriel(nombreTrouves, 'risque trouvé', 'risques trouvés')
      : '';
  // A letter draws the field that it stands in, an edit of the document neither: a list of choices is built in three goes.
  const field = useMemo(
    () => (
      <SearchField
        label="Rechercher un risque"
        placeholder="Nom, catégorie, unité, remarque…"
        value={recherche}
        onChange={search}
        resultText={resultText}
      />
    ),
    [recherche, search, resultText],
  );
  const select = useMemo(
    () => <Select label="Afficher" options={OPTIONS} value={filtre ?? TOUS} onChange={choose} />,
    [filtre, choose],
  );
  return (
    <search className={styles.finder}>
      {field}
      {select}
      {children}
    </search>
  );
}
