import { formatHeure, NBSP } from '@odu/domain';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconOffline, IconPending, IconSuccess } from '../../components/Icon/icons.ts';
import * as styles from './SaveStatus.css.ts';

export interface SaveStatusProps {
  /** `idle` before the first change, when there is nothing to say. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** When the last save was acknowledged. */
  savedAt?: Date | string | number;
  /** Whether what could not be saved outlives the page; a full device keeps nothing. */
  isKept?: boolean;
  /** Tries again at once; it is also tried again by itself. */
  onRetry?: () => void;
}

const ICONS = { saving: IconPending, saved: IconSuccess, failed: IconOffline } as const;

/** What became of the last changes; saved and failed are announced, each start of a save is not. */
export function SaveStatus({ state, savedAt, isKept = true, onRetry }: SaveStatusProps) {
  const statusRef = useRef<HTMLOutputElement>(null);
  return (
    <div className={styles.saveStatus}>
      <output ref={statusRef} tabIndex={-1}>
        {state !== 'idle' && (
          <span className={styles.text} data-state={state} aria-hidden={state === 'saving' || undefined}>
            <Icon shape={ICONS[state]} size="small" />
            <span>{describe(state, savedAt, isKept)}</span>
          </span>
        )}
      </output>
      {state === 'failed' && onRetry !== undefined && (
        <Button
          variant="quiet"
          onPress={() => {
            // The button goes while it is tried.
            statusRef.current?.focus();
            onRetry();
          }}
        >
          Réessayer
        </Button>
      )}
    </div>
  );
}

const describe = (
  state: 'saving' | 'saved' | 'failed',
  savedAt: Date | string | number | undefined,
  isKept: boolean,
) => {
  if (state === 'saving') return 'Enregistrement…';
  if (state === 'failed' && !isKept)
    return `Non enregistré${NBSP}: cet appareil n'a plus de place pour garder vos modifications, laissez cette page ouverte`;
  if (state === 'failed') return `Non enregistré${NBSP}: vos modifications sont gardées sur cet appareil`;
  return savedAt === undefined ? 'Enregistré' : `Enregistré à ${formatHeure(savedAt)}`;
};
