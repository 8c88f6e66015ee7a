import { startTransition, useContext, useImperativeHandle, useRef, useState, type Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  Popover,
  SelectStateContext,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import { popover } from '../ListBox/ListBox.css.ts';
import { OptionList } from '../ListBox/OptionList.tsx';
import { isByKey } from '../is-by-key.ts';
import { tellChosen, type Options, type SingleChoice } from '../ListBox/options.ts';
import * as styles from './Select.css.ts';

export interface SelectProps<Value extends string>
  extends
    Omit<
      AriaSelectProps<object>,
      | OwnProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'isOpen'
      | 'defaultOpen'
      | 'onOpenChange'
    >,
    FieldTexts,
    SingleChoice<Value> {
  /** A flat list, or groups under a heading: `{ label, options }`. */
  options: Options<Value>;
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
  const [isOpen, setIsOpen] = useState(false);
  const focusRef = useRef<FocusOfList>(null);
  const follow = (opens: boolean) => {
    // With its place the list is the longest task of the page that it opens over.
    if (isByKey()) setIsOpen(opens);
    else
      startTransition(() => {
        if (opens) focusRef.current?.(value);
        setIsOpen(opens);
      });
  };
  return (
    <AriaSelect
      placeholder="Choisir…"
      allowsEmptyCollection
      {...fieldState(errorMessage, props.name)}
      {...props}
      isOpen={isOpen}
      onOpenChange={follow}
      value={value}
      onChange={tellChosen(options, onChange)}
      className={field}
    >
      <FocusedFirst ref={focusRef} />
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

/** Says which option of the list that opens has the focus; null for none. */
type FocusOfList = (value: string | null) => void;

/**
 * The list gives the focus to the chosen option once it is drawn, and the whole field is then drawn a second time for it, in one
 * piece: told before, it is drawn with it.
 */
function FocusedFirst({ ref }: { ref: Ref<FocusOfList> }) {
  const state = useContext(SelectStateContext);
  useImperativeHandle(ref, () => (value) => {
    state?.selectionManager.setFocused(true);
    state?.selectionManager.setFocusedKey(value);
  });
  return null;
}
