import { use } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import { popover } from '../ListBox/ListBox.css.ts';
import { OptionList } from '../ListBox/OptionList.tsx';
import { findOption, type Options } from '../ListBox/options.ts';
import * as styles from './ComboBox.css.ts';
import { matchText } from './match-text.ts';

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<Options[number]>,
      | OwnProps
      | 'items'
      | 'defaultItems'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    >,
    FieldTexts {
  /** A flat list, or groups under a heading: `{ label, options }`. */
  options: Options;
  /** The `value` of the chosen option. With `allowsCustomValue` control `inputValue` instead: the text is the value. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  placeholder?: string;
}

/** A text completed from a list, searched whatever the accents and the case. */
export function ComboBox({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  placeholder,
  onChange,
  ...props
}: ComboBoxProps) {
  const emptyText =
    props.allowsCustomValue === true ? 'Aucune suggestion\u00A0: votre texte est gardé.' : 'Aucun résultat';
  return (
    <AriaComboBox
      menuTrigger="input"
      defaultFilter={matchText}
      allowsEmptyCollection
      // react-aria finds it in its list, which is there after the first paint.
      defaultInputValue={findOption(options, props.value)?.label ?? ''}
      {...fieldState(errorMessage, props.name)}
      {...props}
      {...(onChange !== undefined && {
        onChange: (key: string | number | null) => onChange(key === null ? null : String(key)),
      })}
      defaultItems={options}
      className={fieldStyles.field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Group className={fieldStyles.group}>
        <OpeningInput placeholder={placeholder} isReadOnly={props.isReadOnly === true} />
        {props.isReadOnly !== true && (
          <Button className={styles.toggle}>
            <Icon shape={IconChevronDown} />
          </Button>
        )}
      </Group>
      <FieldErrorText>{errorMessage}</FieldErrorText>
      <Popover className={popover} offset={6}>
        <OptionList emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}

/** The text of the field; a tap or a click opens the whole list, which react-aria leaves to the arrow beside it. */
function OpeningInput({ placeholder, isReadOnly }: { placeholder: string | undefined; isReadOnly: boolean }) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      className={fieldStyles.bareInput}
      {...(placeholder !== undefined && { placeholder })}
      onClick={() => {
        if (!isReadOnly && state !== null && !state.isOpen) state.open(null, 'manual');
      }}
    />
  );
}
