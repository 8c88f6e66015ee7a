import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts';
import { FieldErrorText, FieldLabel, fieldState, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { Option } from '../ListBox/OptionList.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps<Value extends string>
  extends
    Omit<
      AriaRadioGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    >,
    FieldTexts {
  options: readonly Option<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice among a few that are all shown; Yes / No fits `orientation="horizontal"`. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  ...props
}: RadioGroupProps<Value>) {
  const handleChange = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <AriaRadioGroup
      {...fieldState(errorMessage, props.name)}
      {...props}
      value={value}
      onChange={handleChange}
      className={fieldStyles.field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <div className={styles.options}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={checkboxStyles.field}
          >
            <RadioButton className={styles.button}>
              <span className={styles.mark} aria-hidden="true" />
              <span className={checkboxStyles.text}>{option.label}</span>
            </RadioButton>
            {option.description !== undefined && (
              <div className={checkboxStyles.below}>
                <Text slot="description" className={fieldStyles.description}>
                  {option.description}
                </Text>
              </div>
            )}
          </RadioField>
        ))}
      </div>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaRadioGroup>
  );
}
