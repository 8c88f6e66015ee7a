import { useId } from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
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
  /** Told when the reader leaves the field or steps; `null` when it was emptied. */
  onChange: (value: number | null) => void;
  /** What is counted, shown in the field: « salariés », « € ». */
  unit?: string;
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
  return (
    <AriaNumberField
      {...fieldState(errorMessage, props.name)}
      {...(unit !== undefined && { 'aria-describedby': unitId })}
      {...props}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={fieldStyles.field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Group className={styles.group}>
        <Input className={styles.input} />
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
