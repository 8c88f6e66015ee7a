import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import type { Option } from '../ListBox/options.ts';

export interface CheckboxGroupProps<Value extends string>
  extends Omit<AriaCheckboxGroupProps, OwnProps | 'value' | 'defaultValue' | 'onChange'>, FieldTexts {
  options: readonly Option<Value>[];
  /** The `value` of each ticked option. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several choices among a few. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  ...props
}: CheckboxGroupProps<Value>) {
  const handleChange = (ticked: string[]) =>
    onChange(options.filter((option) => ticked.includes(option.value)).map((option) => option.value));
  return (
    <AriaCheckboxGroup
      {...fieldState(errorMessage, props.name)}
      {...props}
      value={[...value]}
      onChange={handleChange}
      className={field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <div>
        {options.map(({ isDisabled = false, ...option }) => (
          <Checkbox key={option.value} {...option} isDisabled={isDisabled} />
        ))}
      </div>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaCheckboxGroup>
  );
}
