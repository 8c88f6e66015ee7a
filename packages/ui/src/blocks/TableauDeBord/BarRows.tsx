import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { assignVars } from '../../components/css-vars.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { focusFirstNew } from '../focus-first-new.ts';
import * as styles from './TableauDeBord.css.ts';

/** More bars than that are no picture any more; the table holds them all. */
const ROWS_AT_ONCE = 12;

export interface BarRow {
  key: string;
  label: string;
  /** What the bar stands for, in words; read in its place. */
  text: string;
  /** How long the bar is, beside those of the others. */
  size: number;
  bar: ReactNode;
}

export interface BarRowsProps {
  /** Names the picture. */
  label: string;
  rows: readonly BarRow[];
  /** « les 24 familles », after « Afficher ». */
  allText: string;
  /** The same numbers as a table. */
  table: ReactNode;
  /** Level of the table's title. */
  level: 4 | 5;
}

/** A bar for each line, as long as what it counts, with its numbers in words beside it and as a table under it. */
export function BarRows({ label, rows, allText, table, level }: BarRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_ONCE);
  const longest = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <>
      <ul ref={listRef} className={styles.rows} aria-label={label}>
        {shown.map(({ key, label: name, text, size, bar }) => (
          <li key={key} className={styles.row}>
            <span className={styles.rowName}>{name}</span>
            <div className={styles.track} aria-hidden="true">
              <div
                style={assignVars({ [styles.length]: `${(100 * size) / longest}%` })}
                className={styles.bar}
              >
                {bar}
              </div>
            </div>
            <span className={styles.rowText}>{text}</span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <span className={styles.onScreen}>
          <Button
            variant="secondary"
            onPress={() => focusFirstNew(listRef.current, 'li', () => setIsWhole(true))}
          >
            Afficher {allText}
          </Button>
        </span>
      )}
      <Disclosure title="Voir les chiffres en tableau" level={level}>
        {table}
      </Disclosure>
    </>
  );
}
