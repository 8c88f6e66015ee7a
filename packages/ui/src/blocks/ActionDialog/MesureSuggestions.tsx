import type { MesureType } from '@odu/api-contract';
import { Button } from 'react-aria-components';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as styles from './ActionDialog.css.ts';

export interface MesureSuggestionsProps {
  mesures: readonly MesureType[];
  onChoose: (libelle: string) => void;
}

/** The usual measures of the risk's category, to start from. */
export function MesureSuggestions({ mesures, onChoose }: MesureSuggestionsProps) {
  return (
    <Disclosure title={`Mesures types pour ce risque (${mesures.length})`} level={3}>
      <ul className={styles.suggestions}>
        {mesures.map(({ type, libelle }) => (
          <li key={`${type} ${libelle}`}>
            <Button className={styles.suggestion} onPress={() => onChoose(libelle)}>
              <span>{libelle}</span>
              <span className={styles.kind}>{type}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
