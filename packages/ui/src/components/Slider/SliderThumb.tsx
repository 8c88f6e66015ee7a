import { useContext, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useFocusRing, useSliderThumb } from 'react-aria';
import { SliderStateContext, SliderTrackContext, useSlottedContext } from 'react-aria-components';
import * as styles from './Slider.css.ts';

const FIRST_STOP_KEYS = new Set([
  'ArrowRight',
  'ArrowLeft',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'PageUp',
  'PageDown',
]);

interface SliderThumbProps {
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  isEmpty: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  /** What a screen reader says of the value. */
  valueText: string;
  describedBy: string;
  onChooseFirst: () => void;
}

/** react-aria's own thumb can neither say a word instead of a number nor be without a value. */
export function SliderThumb({
  id,
  inputRef,
  name,
  isEmpty,
  valueText,
  describedBy,
  onChooseFirst,
  ...props
}: SliderThumbProps) {
  const state = useContext(SliderStateContext);
  const track = useSlottedContext(SliderTrackContext);
  if (state === null || track === null || track === undefined)
    throw new Error('SliderThumb stands in a SliderTrack');
  const fallbackRef = useRef<HTMLDivElement>(null);
  const trackRef = typeof track.ref === 'object' && track.ref !== null ? track.ref : fallbackRef;
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    {
      index: 0,
      trackRef,
      inputRef,
      'aria-describedby': describedBy,
      ...props,
      ...(name !== undefined && { name }),
    },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { left, ...style } = { ...thumbProps.style };
  // Without it the first arrow would step over the first stop.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEmpty || !FIRST_STOP_KEYS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onChooseFirst();
  };
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      style={isEmpty ? style : { ...style, left }}
      data-empty={isEmpty || undefined}
      data-dragging={isDragging || undefined}
      data-invalid={props.isInvalid || undefined}
      data-disabled={props.isDisabled || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <input
        {...inputProps}
        {...focusProps}
        id={id}
        type="range"
        ref={inputRef}
        className={styles.input}
        aria-valuetext={valueText}
        onKeyDown={handleKeyDown}
        // A value set at once (assistive technology): the first stop is where the value stands unchosen, so that React sees no change.
        onInput={({ currentTarget: { value, min } }) => {
          if (isEmpty && value === min) onChooseFirst();
        }}
        onFocus={(event) => {
          inputProps.onFocus?.(event);
          focusProps.onFocus?.(event);
        }}
        onBlur={(event) => {
          inputProps.onBlur?.(event);
          focusProps.onBlur?.(event);
        }}
      />
    </div>
  );
}
