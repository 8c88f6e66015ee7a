import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { tellChosen, type Option, type SingleChoice } from '../ListBox/options.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps<Value extends string>
  extends
    Omit<AriaRadioGroupProps, OwnProps | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts,
    SingleChoice<Value> {
  options: readonly Option<Value>[];
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
  return (
    <AriaRadioGroup
      {...fieldState(errorMessage, props.name)}
      {...props}
      value={value}
      onChange={tellChosen(options, onChange)}
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
