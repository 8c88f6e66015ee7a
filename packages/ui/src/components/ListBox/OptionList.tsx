import type { MouseEvent } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconCheck } from '../Icon/icons.ts';
import * as styles from './ListBox.css.ts';
import { isOptionGroup, type Option, type OptionGroup, type Options } from './options.ts';

/** The focus is the keyboard's: each option that takes it has the whole field drawn anew, and the page laid out. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

const renderOption = ({ value, label, description, isDisabled = false }: Option) => (
  <ListBoxItem
    id={value}
    textValue={label}
    isDisabled={isDisabled}
    className={styles.option}
    onMouseDown={leaveFocus}
  >
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
);

const renderEntry = (entry: Option | OptionGroup) =>
  isOptionGroup(entry) ? (
    <ListBoxSection id={`groupe ${entry.label}`} className={styles.section}>
      <Header className={styles.heading}>{entry.label}</Header>
      <Collection items={entry.options}>{renderOption}</Collection>
    </ListBoxSection>
  ) : (
    renderOption(entry)
  );

/** The open list of a Select or ComboBox; the options come from the collection of the field around it. */
export function OptionList({
  options,
  emptyText,
}: {
  /** Left out when the field around filters them itself. */
  options?: Options;
  emptyText: string;
}) {
  return (
    <ListBox
      className={styles.list}
      shouldFocusOnHover={false}
      renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
      {...(options !== undefined && { items: options })}
    >
      {renderEntry}
    </ListBox>
  );
}
