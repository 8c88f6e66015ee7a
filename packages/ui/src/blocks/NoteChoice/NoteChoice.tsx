import { useId, type KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconError } from '../../components/Icon/icons.ts';
import * as fieldStyles from '../../components/Field/Field.css.ts';
import type { SliderStop } from '../../components/Slider/Slider.tsx';
import type { Critere, NoteChoisie } from './criteres.ts';
import * as styles from './NoteChoice.css.ts';

export interface NoteChoiceProps {
  name: Critere;
  label: string;
  /** A sentence under the label. */
  description?: string;
  /** The names of the notes, from 1 to 4. */
  stops: readonly SliderStop<NoteChoisie>[];
  /** `null` while nothing is chosen. */
  value: NoteChoisie | null;
  /** `byDigit`: typed as its number, so that one goes on to what follows. */
  onChange: (note: NoteChoisie, how: { byDigit: boolean }) => void;
  errorMessage?: string | undefined;
  /** `row` leaves the label to the table's head where the table is wide enough to have one. */
  layout?: 'row' | 'field';
}

const ARROWS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The digit of a key, where it stands on the keyboard: the row of digits of a French one types « & é " ' ». */
const readDigit = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[1-4]$/.test(key) ? key : (/^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1] ?? '');

const groupOf = (input: HTMLElement) => input.closest<HTMLElement>('[role="radiogroup"]');

/** The four notes of a criterion as buttons of one choice, by a press, by 1 to 4, or by the arrows left and right. */
export function NoteChoice({
  name,
  label,
  description,
  stops,
  value,
  onChange,
  errorMessage,
  layout = 'field',
}: NoteChoiceProps) {
  const id = useId();
  const helpId = `${id}help`;
  const hasHelp = description !== undefined || errorMessage !== undefined;
  const choose = (input: HTMLElement, note: NoteChoisie, byDigit: boolean) => {
    // Focus first: Safari gives none to a radio that is pressed, and what leaves a line is told by its focus.
    groupOf(input)?.querySelector<HTMLElement>(`input[value="${note}"]`)?.focus();
    if (note !== value || byDigit) onChange(note, { byDigit });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = readDigit(event);
    const typed = stops.find((stop) => String(stop.value) === digit);
    // Nothing chosen yet: the first arrow chooses an end, as on the evaluation's sliders.
    const step = ARROWS[event.key];
    const index = stops.findIndex((stop) => stop.value === value);
    const moved = step === undefined ? undefined : stops[index === -1 ? 0 : index + step];
    const note = typed ?? moved;
    if (step !== undefined || note !== undefined) event.preventDefault();
    if (note !== undefined) choose(event.currentTarget, note.value, typed !== undefined);
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={hasHelp ? helpId : undefined}
      aria-invalid={errorMessage !== undefined || undefined}
      data-field={name}
      data-layout={layout}
      className={styles.choice}
    >
      <span id={`${id}label`} className={layout === 'row' ? styles.rowLabel : fieldStyles.label}>
        {label}
      </span>
      <div className={styles.notes}>
        {stops.map((stop) => {
          const note = (
            <label key={stop.value} className={styles.note}>
              <input
                type="radio"
                name={id}
                value={stop.value}
                checked={stop.value === value}
                className={styles.input}
                onKeyDown={handleKeyDown}
                onChange={(event) => choose(event.currentTarget, stop.value, false)}
              />
              {stop.label}
            </label>
          );
          if (layout === 'row' || stop.caption === undefined) return note;
          return (
            // Beside the label, whose text is the word alone.
            <div key={stop.value} className={styles.captioned}>
              {note}
              <span aria-hidden="true" className={styles.caption}>
                {stop.caption}
              </span>
            </div>
          );
        })}
      </div>
      {hasHelp && (
        <div id={helpId} className={styles.help}>
          {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
          {errorMessage !== undefined && (
            <span className={fieldStyles.error}>
              <Icon shape={IconError} size="small" />
              <span>{errorMessage}</span>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
