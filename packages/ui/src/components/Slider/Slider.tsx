import { useId, useRef } from 'react';
import { Slider as AriaSlider, Button, Label, SliderFill, SliderTrack } from 'react-aria-components';
import { assignVars } from '../css-vars.ts';
import type { ControlTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconError } from '../Icon/icons.ts';
import * as styles from './Slider.css.ts';
import { SliderThumb } from './SliderThumb.tsx';

/** One named position of a Slider; values are consecutive integers in rising order. */
export interface SliderStop<Value extends number> {
  value: Value;
  label: string;
  /** A number under the word, for the eye; where it is not the rank of the stop, the description says it to a screen reader. */
  caption?: string;
}

export interface SliderProps<Value extends number> extends ControlTexts {
  stops: readonly SliderStop<Value>[];
  /** `null` while nothing is chosen: the thumb is hollow and stands before the first stop. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  isDisabled?: boolean;
  /** What the field says while nothing is chosen. */
  emptyText?: string;
}

/** A choice on a short scale whose every position has a name, written under the track. */
export function Slider<Value extends number>({
  label,
  description,
  errorMessage,
  stops,
  value,
  onChange,
  name,
  isDisabled = false,
  emptyText = 'À choisir',
}: SliderProps<Value>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const inputId = useId();
  const isEmpty = value === null;
  const first = stops[0]?.value ?? 0;
  const valueText = stops.find((stop) => stop.value === value)?.label ?? emptyText;
  const choose = (next: number) => {
    const chosen = stops.find((stop) => stop.value === next);
    if (chosen !== undefined && chosen.value !== value) onChange(chosen.value);
  };
  const handleStop = (next: number) => {
    choose(next);
    inputRef.current?.focus();
  };
  return (
    <AriaSlider
      className={styles.slider}
      style={assignVars({ [styles.stopCount]: String(stops.length) })}
      minValue={first}
      maxValue={stops.at(-1)?.value ?? first}
      value={value ?? first}
      onChange={choose}
      // Told even when the first stop is pressed while the value stands there unchosen.
      onChangeEnd={choose}
      isDisabled={isDisabled}
      data-field={name}
    >
      <div className={styles.head}>
        {/* A label of the input itself: it names a slider that is scrolled away in a dialog too. */}
        <Label className={fieldStyles.label} htmlFor={inputId}>
          {label}
        </Label>
        <span className={styles.output} data-empty={isEmpty || undefined} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} data-empty={isEmpty || undefined} />
        <SliderThumb
          id={inputId}
          inputRef={inputRef}
          name={name}
          isEmpty={isEmpty}
          isInvalid={errorMessage !== undefined}
          isDisabled={isDisabled}
          valueText={valueText}
          describedBy={helpId}
          onChooseFirst={() => choose(first)}
        />
      </SliderTrack>
      <div className={styles.stops}>
        {stops.map((stop) => (
          <Button
            key={stop.value}
            className={styles.stop}
            excludeFromTabOrder
            // The input takes the focus once it is chosen: a button that had it meanwhile was drawn for it, twice at each press.
            preventFocusOnPress
            isDisabled={isDisabled}
            aria-pressed={stop.value === value}
            data-reached={(value !== null && stop.value <= value) || undefined}
            onPress={() => handleStop(stop.value)}
          >
            <span>{stop.label}</span>
            {stop.caption !== undefined && <span aria-hidden="true">{stop.caption}</span>}
          </Button>
        ))}
      </div>
      <div id={helpId} className={styles.help}>
        {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
        {errorMessage !== undefined && (
          <span className={fieldStyles.error}>
            <Icon shape={IconError} size="small" />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
    </AriaSlider>
  );
}
