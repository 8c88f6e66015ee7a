import { formatPluriel } from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** How many risks are ticked; the actions ask for one at least. */
  count: number;
  /** Left out where there is no other unit. */
  onCopy?: (() => void) | undefined;
  onMove?: (() => void) | undefined;
  onDelete: () => void;
  /** Leaves the selection. */
  onEnd: () => void;
}

/** What is done with several risks at once, in sight while one ticks them. */
export function SelectionBar({ count, onCopy, onMove, onDelete, onEnd }: SelectionBarProps) {
  const isDisabled = count === 0;
  return (
    <section className={styles.bar} aria-label="Sélection de risques">
      <output className={styles.count}>
        {count === 0
          ? 'Cochez des risques'
          : formatPluriel(count, 'risque sélectionné', 'risques sélectionnés')}
      </output>
      <Inline gap="xsmall">
        {onCopy !== undefined && (
          <Button variant="secondary" isDisabled={isDisabled} onPress={onCopy}>
            Copier…
          </Button>
        )}
        {onMove !== undefined && (
          <Button variant="secondary" isDisabled={isDisabled} onPress={onMove}>
            Déplacer…
          </Button>
        )}
        <Button variant="danger" isDisabled={isDisabled} onPress={onDelete}>
          Supprimer
        </Button>
        <Button variant="quiet" onPress={onEnd}>
          Terminer
        </Button>
      </Inline>
    </section>
  );
}
