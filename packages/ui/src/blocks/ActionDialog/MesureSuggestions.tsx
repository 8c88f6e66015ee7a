import type { MesureType } from '@odu/api-contract';
import { Button } from 'react-aria-components';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as styles from './ActionDialog.css.ts';

export interface MesureSuggestionsProps {
  mesures: readonly MesureType[];
  onChoose: (mesure: MesureType) => void;
}

/** The usual measures of the risk's category, to start from. */
export function MesureSuggestions({ mesures, onChoose }: MesureSuggestionsProps) {
  return (
    <Disclosure title={`Mesures types pour ce risque (${mesures.length})`} level={3}>
      <ul className={styles.suggestions}>
        {mesures.map((mesure) => (
          <li key={`${mesure.type} ${mesure.libelle}`}>
            <Button className={styles.suggestion} onPress={() => onChoose(mesure)}>
              <span>{mesure.libelle}</span>
              <span className={styles.kind}>{mesure.type}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
