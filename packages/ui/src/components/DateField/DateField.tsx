import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import {
  Button,
  ButtonContext,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
  type DatePickerProps,
} from 'react-aria-components';
import type { CalendarDate } from '@internationalized/date';
import { FieldErrorText, FieldLabel, fieldState, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconCalendar, IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { variant as iconButton } from '../IconButton/IconButton.css.ts';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { describeOutOfRange, INCOMPLETE } from './date-problem.ts';
import { completeYear, parseIsoDate } from './iso-date.ts';

export interface DateFieldProps
  extends
    Pick<
      DatePickerProps<CalendarDate>,
      'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'aria-label' | 'id'
    >,
    FieldTexts {
  /** 'YYYY-MM-DD', or `null` without a date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** First and last date allowed, 'YYYY-MM-DD'. */
  minValue?: string;
  maxValue?: string;
  /** Buttons that give a date, under the field and part of it: on the way to them a date begun by hand is not yet judged. */
  choices?: ReactNode;
}

/** A date typed in its French order or picked in a month, with a button that clears it. */
export function DateField({
  label,
  description,
  errorMessage,
  isOptional = false,
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  choices,
  ...props
}: DateFieldProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const groupRef = useRef<HTMLDivElement>(null);
  // A date given from elsewhere meanwhile is whole.
  const [halfTyped, setHalfTyped] = useState<{ value: string | null }>();
  const isIncomplete = halfTyped !== undefined && halfTyped.value === value;
  // The first digit of a year makes a date of the year 2: it is judged once the reader leaves the field.
  const [isTyping, setIsTyping] = useState(false);
  const isEditable = props.isReadOnly !== true && props.isDisabled !== true;
  const [firstDate, lastDate] = isTyping ? [] : [minValue, maxValue];
  const shownError =
    errorMessage ?? (isIncomplete ? INCOMPLETE : describeOutOfRange(value, firstDate, lastDate));

  const findSegments = () => [
    ...(groupRef.current?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? []),
  ];
  const handleTyped = () => {
    setIsTyping(false);
    const completed = completeYear(value);
    if (isEditable && completed !== value) onChange(completed);
  };
  // react-aria tells complete dates only: a half-typed one would be lost without a word.
  const handleBlur = (event: FocusEvent) => {
    // A message that came between would move the choice away from under its press.
    if (rootRef.current?.contains(event.relatedTarget) === true) return;
    const emptyCount = findSegments().filter((segment) => segment.hasAttribute('data-placeholder')).length;
    const isHalfTyped = emptyCount > 0 && emptyCount < findSegments().length;
    setHalfTyped(isHalfTyped ? { value } : undefined);
    handleTyped();
    onBlur?.();
  };
  const handleChange = (date: CalendarDate | null) => {
    setHalfTyped(undefined);
    setIsTyping(true);
    onChange(date?.toString() ?? null);
  };
  const handleClear = () => {
    handleChange(null);
    findSegments()[0]?.focus();
  };

  return (
    <DatePicker<CalendarDate>
      ref={rootRef}
      {...fieldState(shownError, props.name)}
      {...props}
      value={parseIsoDate(value)}
      onChange={handleChange}
      onBlur={handleBlur}
      onOpenChange={handleTyped}
      minValue={parseIsoDate(firstDate)}
      maxValue={parseIsoDate(lastDate)}
      shouldForceLeadingZeros
      className={field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Group ref={groupRef} className={styles.group}>
        <DateInput className={styles.segments}>
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        {value !== null && isEditable && (
          <IconButton slot={null} icon={IconClose} label="Effacer la date" onPress={handleClear} />
        )}
        {props.isReadOnly !== true && (
          <Button className={iconButton.quiet}>
            <Icon shape={IconCalendar} />
          </Button>
        )}
      </Group>
      {choices !== undefined && (
        // Else each button would open the month.
        <ButtonContext value={null}>
          <div onBlur={handleBlur}>{choices}</div>
        </ButtonContext>
      )}
      <FieldErrorText>{shownError}</FieldErrorText>
      <Popover className={styles.popover} offset={4}>
        <DateCalendar />
      </Popover>
    </DatePicker>
  );
}
