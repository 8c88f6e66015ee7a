import type { DisplayOptions, UniteDeTravail } from '@odu/api-contract';
import {
  DEFAULT_DISPLAY_OPTIONS,
  findRisques,
  formatPluriel,
  isSearching,
  NO_RECHERCHE,
  prepareRisque,
  type RechercheDeRisques,
  type RisqueTrouve,
} from '@odu/domain';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconSearch } from '../../components/Icon/icons.ts';
import { DisplayOptionsFields } from '../DisplayOptionsFields/DisplayOptionsFields.tsx';
import { AucunRisque } from './AucunRisque.tsx';
import { PlusDeFiltres } from '../RisqueFinder/PlusDeFiltres.tsx';
import { RisqueFinder } from '../RisqueFinder/RisqueFinder.tsx';
import { useSelection } from '../SelectionBar/selection-context.ts';
import { SelectionAll } from '../SelectionBar/SelectionAll.tsx';
import * as styles from './InteractiveRisques.css.ts';
import { InteractiveRisquesDemo } from './InteractiveRisquesDemo.tsx';
import { placeRisques, titleRows } from './lay-out-risques.ts';
import { RisqueActionsDialog } from './RisqueActionsDialog.tsx';
import type { RisqueLinks } from './risque-links.ts';
import { RisqueRows } from './RisqueRows.tsx';
import { usePreparedSearch } from '../use-prepared-search.ts';

export interface InteractiveRisquesProps {
  unites: readonly UniteDeTravail[];
  /** How the list is laid out at first. */
  defaultDisplayOptions?: DisplayOptions;
  /** Without full access: unreadable text, blurred, behind what says how to open it. */
  isDemo?: boolean;
  choosePlanHref?: string | undefined;
  /** Left out where the document is only read. */
  risqueLinks?: RisqueLinks | undefined;
  /** What is searched and who is told of another search, where the address keeps it; else it is kept here. */
  recherche?: RechercheDeRisques | undefined;
  onRechercheChange?: ((recherche: RechercheDeRisques) => void) | undefined;
  /** Level of the units' titles; the categories' are one under. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** Name, number, danger and remarks (specification 2, section 2), as the field says; the steps also search where a risk stands. */
const readTextes = ({ trouve }: { trouve: RisqueTrouve }): string => prepareRisque(trouve.risque);

/** All risks of a document to sort, group and search, each with its evaluation and its preventive actions. */
export function InteractiveRisques({ isDemo = false, choosePlanHref, ...props }: InteractiveRisquesProps) {
  if (isDemo) return <InteractiveRisquesDemo {...props} choosePlanHref={choosePlanHref} />;
  return <RisquesExplorer {...props} />;
}

function RisquesExplorer({
  unites,
  defaultDisplayOptions = DEFAULT_DISPLAY_OPTIONS,
  headingLevel = 3,
  risqueLinks,
  recherche,
  onRechercheChange,
}: InteractiveRisquesProps) {
  const [options, setOptions] = useState(defaultDisplayOptions);
  const [ownRecherche, setOwnRecherche] = useState(NO_RECHERCHE);
  const finder = { value: recherche ?? ownRecherche, onChange: onRechercheChange ?? setOwnRecherche };
  // The fields answer at once; the list follows.
  const asked = useDeferredValue(finder.value);
  const laidOut = useDeferredValue(options);
  usePreparedSearch(
    useMemo(() => unites.flatMap(({ risques }) => risques), [unites]),
    prepareRisque,
  );
  const placed = useMemo(() => placeRisques(unites, laidOut), [unites, laidOut]);
  const rows = useMemo(() => {
    if (!isSearching(asked)) return titleRows(placed);
    const found = new Set(findRisques(unites, asked, readTextes).map(({ risque }) => risque));
    return titleRows(placed.filter(({ risque }) => found.has(risque)));
  }, [unites, placed, asked]);
  const fields = useMemo(() => <DisplayOptionsFields value={options} onChange={setOptions} />, [options]);
  const selection = useSelection();
  const [actionsOf, setActionsOf] = useState<string | null>(null);
  const handleShowActions = useCallback((idRisque: string) => setActionsOf(idRisque), []);
  if (placed.length === 0) return <AucunRisque saisieHref={risqueLinks?.saisieHref} />;
  const resultText = isSearching(asked)
    ? formatPluriel(rows.length, 'risque trouvé', 'risques trouvés')
    : formatPluriel(rows.length, 'risque');
  return (
    <div className={styles.explorer}>
      <div className={styles.toolbar}>
        <RisqueFinder
          {...finder}
          description="Nom, numéro, danger ou remarques"
          {...(isSearching(asked) && { nombreTrouves: rows.length })}
          more={<PlusDeFiltres {...finder} unites={unites} />}
        />
        {fields}
        {selection !== null && <div>{selection.button}</div>}
      </div>
      {selection?.bar}
      {rows.length === 0 ? (
        <EmptyState
          icon={IconSearch}
          action={
            <Button variant="secondary" onPress={() => finder.onChange(NO_RECHERCHE)}>
              Afficher tous les risques
            </Button>
          }
        >
          Aucun risque ne correspond à votre recherche.
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{resultText}</p>
          <SelectionAll label="Tous ces risques" risques={rows.map(({ risque }) => risque)} />
          <RisqueRows
            rows={rows}
            headingLevel={headingLevel}
            risqueLinks={risqueLinks}
            onShowActions={handleShowActions}
          />
        </>
      )}
      <RisqueActionsDialog
        placed={placed.find(({ risque }) => risque.idRisque === actionsOf)}
        onClose={() => setActionsOf(null)}
      />
    </div>
  );
}
