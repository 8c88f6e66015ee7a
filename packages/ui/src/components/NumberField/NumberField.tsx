import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconMinus, IconPlus } from '../Icon/icons.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange'>, FieldTexts {
  /** `null` is an empty field. */
  value: number | null;
  /** Told at each number that the reader types or steps to, within its limits; `null` when the field is emptied. */
  onChange: (value: number | null) => void;
  /** What is counted, shown in the field: « salariés », « € ». */
  unit?: string;
}

/** A text of some 300 figures is a number without an end, and none: a key that stays pressed must not get there. */
const MAX_CHARACTERS = 30;

const COMMA = ',';

/** Writes a text where the caret is, or over what is selected, as if it were typed. */
function write(input: HTMLInputElement, text: string) {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === null || end === null || input.readOnly) return;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The key of a French number pad writes a point, which is refused as no part of a number: 49.5 said 495. */
function writeComma(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== '.' || event.ctrlKey || event.metaKey) return;
  const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
  event.preventDefault();
  if (`${value.slice(0, start ?? 0)}${value.slice(end ?? 0)}`.includes(COMMA)) return;
  write(event.currentTarget, COMMA);
}

const NUMBER_IN_TEXT = /-?(?:\d{1,3}(?:\s\d{3})+(?!\d)|\d+)(?:[.,]\d+)?/g;

/** « 12 salariés », pasted, is 12: react-aria drops without a word what is not a number alone. */
function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text/plain').trim();
  const [number, ...others] = text.match(NUMBER_IN_TEXT) ?? [];
  if (number === undefined || number === text || others.length > 0) return;
  event.preventDefault();
  event.stopPropagation();
  write(event.currentTarget, number.replaceAll(/\s/g, '').replace('.', COMMA));
}

/** A number in French notation, typed or stepped by its two buttons. */
export function NumberField({
  label,
  description,
  errorMessage,
  isOptional = false,
  value,
  onChange,
  unit,
  ...props
}: NumberFieldProps) {
  const unitId = useId();
  // What was typed last, and the number that the field showed when it was begun: it goes on showing that one until it is
  // left, for a new number would write the text anew under the hand that types it.
  const [typing, setTyping] = useState<{ typed: number | null; held: number | null } | null>(null);
  const shown = typing !== null && Object.is(typing.typed, value) ? typing.held : value;
  return (
    <AriaNumberField
      {...fieldState(errorMessage, props.name)}
      {...(unit !== undefined && { 'aria-describedby': unitId })}
      {...props}
      value={shown ?? Number.NaN}
      onChange={(next) => {
        setTyping(null);
        onChange(Number.isNaN(next) ? null : next);
      }}
      className={fieldStyles.field}
    >
      <TypedNumber
        shown={shown}
        onTyped={(number) => {
          const typed = number === null ? null : clamp(number, props);
          setTyping({ typed, held: shown });
          onChange(typed);
        }}
      />
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Group className={styles.group}>
        {/* Without a least value react-aria asks an iPhone for its letters, for a minus sign. */}
        <Input
          className={styles.input}
          inputMode="numeric"
          maxLength={MAX_CHARACTERS}
          onKeyDown={writeComma}
          onPasteCapture={pasteNumber}
        />
        {unit !== undefined && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {props.isReadOnly !== true && (
          <>
            <Button slot="decrement" className={styles.step}>
              <Icon shape={IconMinus} />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon shape={IconPlus} />
            </Button>
          </>
        )}
      </Group>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaNumberField>
  );
}

/** As the field does when it is left. */
const clamp = (typed: number, { minValue, maxValue }: Pick<AriaNumberFieldProps, 'minValue' | 'maxValue'>) =>
  Math.min(Math.max(typed, minValue ?? -Infinity), maxValue ?? Infinity);

/** Tells the number of a text as it is typed, which the field itself tells when it is left: a dialog that Escape closes, or a page that is left by a key, is so before that. */
function TypedNumber({ shown, onTyped }: { shown: number | null; onTyped: (value: number | null) => void }) {
  const state = useContext(NumberFieldStateContext);
  const text = state?.inputValue ?? '';
  const number = state?.numberValue ?? Number.NaN;
  const before = useRef({ text, shown });
  useEffect(() => {
    // Another number writes its own text: that one is not typed.
    const isTyped = text !== before.current.text && Object.is(shown, before.current.shown);
    before.current = { text, shown };
    if (!isTyped) return;
    if (text === '') onTyped(null);
    else if (!Number.isNaN(number)) onTyped(number);
  }, [text, number, shown, onTyped]);
  return null;
}
