import {
  Select as AriaSelect,
  Button,
  Popover,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import { popover } from '../ListBox/ListBox.css.ts';
import { OptionList, type Option } from '../ListBox/OptionList.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps<Value extends string>
  extends
    Omit<
      AriaSelectProps<Option<Value>>,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldTexts {
  options: readonly Option<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice among a few known ones; with more than about fifteen, use a ComboBox. */
export function Select<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  ...props
}: SelectProps<Value>) {
  const handleChange = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <AriaSelect
      placeholder="Choisir…"
      {...fieldState(errorMessage, props.name)}
      {...props}
      value={value}
      onChange={handleChange}
      className={field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Button className={styles.trigger}>
        <SelectValue className={styles.value}>
          {({ defaultChildren, isPlaceholder, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon shape={IconChevronDown} />
      </Button>
      <FieldErrorText>{errorMessage}</FieldErrorText>
      <Popover className={popover} offset={4}>
        <OptionList options={options} emptyText="Aucun choix disponible" />
      </Popover>
    </AriaSelect>
  );
}
