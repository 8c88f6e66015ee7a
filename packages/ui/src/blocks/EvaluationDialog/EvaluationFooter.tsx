import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import type { Cotation } from '../NoteChoice/criteres.ts';
import * as styles from './EvaluationDialog.css.ts';
import { SerieButtons, SerieThumb, type Serie } from './SerieButtons.tsx';

export interface EvaluationFooterProps {
  serie: Serie | null;
  /** The notes as they are, on a phone; null on a wide screen, which shows them. */
  cotation: Cotation | null;
  /** Another risk waits: submitting goes on to it. */
  hasNext: boolean;
  /** Saves without going on. */
  onSave: () => void;
  onCancel: () => void;
}

/** What ends the evaluation of a risk, and the way to the others; on a phone only that way stays in sight. */
export function EvaluationFooter({ serie, cotation, hasNext, onSave, onCancel }: EvaluationFooterProps) {
  // One thing is led to: on a phone it is under the thumb, as long as another risk follows.
  const main = cotation !== null && serie?.onNext !== undefined ? 'secondary' : 'primary';
  const saves = (
    <>
      <Button variant="quiet" onPress={onCancel}>
        Annuler
      </Button>
      <Button
        variant={hasNext ? 'secondary' : main}
        {...(hasNext ? { onPress: onSave } : { type: 'submit' as const })}
      >
        Enregistrer
      </Button>
      {hasNext && (
        <Button type="submit" variant={main}>
          Enregistrer et évaluer le suivant
        </Button>
      )}
    </>
  );
  if (serie === null || cotation === null)
    return (
      <DialogFooter>
        {serie !== null && <SerieButtons serie={serie} />}
        {saves}
      </DialogFooter>
    );
  return (
    <>
      <div className={styles.saves}>{saves}</div>
      <DialogFooter>
        <SerieThumb serie={serie} cotation={cotation} />
      </DialogFooter>
    </>
  );
}
