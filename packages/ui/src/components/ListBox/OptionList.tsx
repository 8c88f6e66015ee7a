import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconCheck } from '../Icon/icons.ts';
import * as styles from './ListBox.css.ts';

/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

/** The open list of a Select or ComboBox; the options come from the collection of the field around it. */
export function OptionList<Value extends string>({
  options,
  emptyText,
}: {
  /** Left out when the field around filters them itself. */
  options?: readonly Option<Value>[];
  emptyText: string;
}) {
  return (
    <ListBox
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
      {...(options !== undefined && { items: options })}
    >
      {({ value, label, description, isDisabled = false }: Option<Value>) => (
        <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles.option}>
          <Text slot="label">{label}</Text>
          {description !== undefined && (
            <Text slot="description" className={styles.optionDescription}>
              {description}
            </Text>
          )}
          <span className={styles.check}>
            <Icon shape={IconCheck} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
