import type { DisplayOptions, UniteDeTravail } from '@odu/api-contract';
import { CHAMPS_DE_RISQUE, describeEvaluationPrecedente, sortMesuresEnPlace } from '@odu/domain';
import { memo, useMemo } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { AucunRisque } from '../InteractiveRisques/AucunRisque.tsx';
import { placeRisques, titleRows, type PlacedRow } from '../InteractiveRisques/lay-out-risques.ts';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { drawnInParts } from '../../components/drawn-in-parts.ts';
import * as styles from './SimpleRisques.css.ts';

const useDrawnUnites = drawnInParts();

export interface SimpleRisquesProps {
  unites: readonly UniteDeTravail[];
  displayOptions: DisplayOptions;
  /** Level of the titles of units. */
  level: 4 | 5;
  isDrawnInParts: boolean;
  /** Where risks are chosen, for who can. */
  saisieHref: string | undefined;
}

/** Every risk on a line with its level, all of them in the page, so that the browser finds and prints them. */
export function SimpleRisques({
  unites,
  displayOptions,
  level,
  isDrawnInParts,
  saisieHref,
}: SimpleRisquesProps) {
  const units = useMemo(() => {
    const rows = titleRows(placeRisques(unites, displayOptions));
    return [...Map.groupBy(rows, ({ uniteKey }) => uniteKey)];
  }, [unites, displayOptions]);
  const drawn = useDrawnUnites(units.length, isDrawnInParts);
  if (units.length === 0) return <AucunRisque saisieHref={saisieHref} />;
  return (
    <div className={styles.units}>
      {units.slice(0, drawn).map(([key, ofUnite]) => (
        <UniteRisques key={key} title={ofUnite[0]?.uniteTitle ?? null} rows={ofUnite} level={level} />
      ))}
    </div>
  );
}

interface UniteRisquesProps {
  title: string | null;
  rows: readonly PlacedRow[];
  level: 4 | 5;
}

const UniteRisques = memo(function UniteRisques({ title, rows, level }: UniteRisquesProps) {
  const categories = Map.groupBy(rows, ({ categorieKey }) => categorieKey);
  const categorieLevel = title === null ? level : ((level + 1) as 5 | 6);
  return (
    <section className={styles.unite}>
      {title !== null && (
        <Heading level={level} size="s18">
          {title}
        </Heading>
      )}
      {[...categories].map(([key, ofCategorie]) => (
        <div key={key}>
          {ofCategorie[0]?.categorieTitle !== null && (
            <Heading level={categorieLevel} size="s16" tone="soft">
              {ofCategorie[0]?.categorieTitle}
            </Heading>
          )}
          <ul className={styles.list}>
            {ofCategorie.map((row) => (
              <SimpleRisqueRow key={row.risque.idRisque} row={row} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

function SimpleRisqueRow({ row: { risque, context } }: { row: PlacedRow }) {
  const avant = describeEvaluationPrecedente(risque);
  const mesures = sortMesuresEnPlace(risque.mesuresEnPlace ?? []);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p>
          {risque.code !== '' && <span className={styles.soft}>{risque.code} </span>}
          {risque.displayName}
        </p>
        {context !== '' && <p className={styles.soft}>{context}</p>}
        {avant !== null && <p className={styles.soft}>Ce risque {avant.phrase}.</p>}
        {mesures.length > 0 && (
          <p className={styles.soft}>
            {CHAMPS_DE_RISQUE.mesuresEnPlace.label}&nbsp;: {mesures.map(({ texte }) => texte).join(' · ')}
          </p>
        )}
      </div>
      <NiveauBadge status={risque.niveauDeRisqueStatus} value={risque.niveauDeRisqueValue} size="small" />
    </li>
  );
}
