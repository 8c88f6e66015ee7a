import { formatPluriel } from '@odu/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconPlus } from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** How many risks are ticked; the actions ask for one at least. */
  count: number;
  /** In how many units they stand, told where it is more than one. */
  uniteCount?: number;
  /** Adds the same preventive action to each. */
  onAddAction?: (() => void) | undefined;
  /** Gives the same notes to each. */
  onEvaluate?: (() => void) | undefined;
  /** Left out where there is no other unit. */
  onCopy?: (() => void) | undefined;
  onMove?: (() => void) | undefined;
  onDelete: () => void;
  /** Leaves the selection. */
  onEnd: () => void;
}

/** What is done with several risks at once, in sight while one ticks them; on a phone what is rarer comes once it is asked for. */
export function SelectionBar({
  count,
  uniteCount = 1,
  onAddAction,
  onEvaluate,
  onCopy,
  onMove,
  onDelete,
  onEnd,
}: SelectionBarProps) {
  const isPhone = useIsPhone();
  const [areAllShown, setAreAllShown] = useState(false);
  const isDisabled = count === 0;
  const counted = formatPluriel(count, 'risque sélectionné', 'risques sélectionnés');
  const gestes = [
    { label: 'Évaluer…', onPress: onEvaluate },
    { label: 'Copier…', onPress: onCopy },
    { label: 'Déplacer…', onPress: onMove },
  ].filter(({ onPress }) => onPress !== undefined);
  return (
    <section className={styles.bar} aria-label="Sélection de risques">
      <div className={styles.head}>
        <output className={styles.count}>
          {count === 0
            ? 'Cochez des risques'
            : counted + (uniteCount > 1 ? ` dans ${formatPluriel(uniteCount, 'unité')}` : '')}
        </output>
        <Button variant="quiet" onPress={onEnd}>
          Terminer
        </Button>
      </div>
      <Inline gap="xsmall">
        {onAddAction !== undefined && (
          <Button variant="secondary" isDisabled={isDisabled} aria-haspopup="dialog" onPress={onAddAction}>
            <Icon shape={IconPlus} size="small" /> Ajouter une action
          </Button>
        )}
        {isPhone && (
          <Button
            variant="secondary"
            isDisabled={isDisabled}
            aria-expanded={areAllShown}
            onPress={() => setAreAllShown(!areAllShown)}
          >
            Autres
          </Button>
        )}
        {(!isPhone || areAllShown) && (
          <>
            {gestes.map(({ label, onPress }) => (
              <Button
                key={label}
                variant="secondary"
                isDisabled={isDisabled}
                aria-haspopup="dialog"
                {...(onPress && { onPress })}
              >
                {label}
              </Button>
            ))}
            <Button variant="danger" isDisabled={isDisabled} onPress={onDelete}>
              Supprimer
            </Button>
          </>
        )}
      </Inline>
    </section>
  );
}
