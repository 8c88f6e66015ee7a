import type { Note } from '@odu/api-contract';
import { NOTES } from '@odu/domain';
import * as styles from './NoteMeter.css.ts';

export interface NoteMeterProps {
  /** The criterion. */
  label: string;
  note: Note;
  /** The word of the note on its scale. */
  noteLabel?: string | undefined;
}

/** One criterion of an evaluation: its name, four steps, its word. */
export function NoteMeter({ label, note, noteLabel }: NoteMeterProps) {
  return (
    <div className={styles.meter}>
      <span className={styles.label}>{label}</span>
      <span className={styles.steps} aria-hidden="true">
        {NOTES.map((step) => (
          <span
            key={step}
            className={styles.step}
            data-filled={(note !== null && step <= note) || undefined}
          />
        ))}
      </span>
      <span className={styles.word} data-empty={note === null || undefined}>
        {noteLabel ?? note ?? 'À évaluer'}
      </span>
    </div>
  );
}
