import type { MesureType } from '@odu/api-contract';
import { Button } from 'react-aria-components';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import * as styles from './MesureChoices.css.ts';

export interface MesureChoicesProps {
  mesures: readonly MesureType[];
  onChoose: (mesure: MesureType) => void;
}

const keyOf = ({ type, libelle }: MesureType) => `${type} ${libelle}`;

/** Model measures to choose from, each with its kind; where the chosen one goes away, the next has the focus. */
export function MesureChoices({ mesures, onChoose }: MesureChoicesProps) {
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLUListElement>(
    mesures.map(keyOf),
  );
  return (
    <ul className={styles.choices} ref={fallbackRef} tabIndex={-1}>
      {mesures.map((mesure) => (
        <li key={keyOf(mesure)} ref={registerItem(keyOf(mesure))}>
          <Button
            className={styles.choice}
            onPress={() => {
              expectRemoval(keyOf(mesure));
              onChoose(mesure);
            }}
          >
            <span>{mesure.libelle}</span>
            <span className={styles.kind}>{mesure.type}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
