import type { MesureEnPlace } from '@odu/api-contract';
import { sortMesuresEnPlace } from '@odu/domain';
import * as styles from './MesuresEnPlaceList.css.ts';

/** The measures in place to read, by kind. */
export function MesuresEnPlaceList({ mesures }: { mesures: readonly MesureEnPlace[] }) {
  return (
    <ul className={styles.list}>
      {sortMesuresEnPlace(mesures).map(({ idMesure, texte, type }) => (
        <li key={idMesure}>
          {texte} <span className={styles.kind}>({type})</span>
        </li>
      ))}
    </ul>
  );
}
