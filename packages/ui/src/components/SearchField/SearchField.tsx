import type { ReactNode } from 'react';
import {
  SearchField as AriaSearchField,
  Button,
  Group,
  Input,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { FieldLabel, type OwnProps } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconClose, IconSearch } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, OwnProps> {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** Keeps the label for screen readers only, where the magnifier says enough. */
  isLabelHidden?: boolean;
  /** What the search gives, « 3 risques trouvés », announced as it changes. */
  resultText?: string;
}

/** A search with its clear button; Escape clears it too. */
export function SearchField({
  label,
  description,
  placeholder,
  isLabelHidden = false,
  resultText = '',
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField
      validationBehavior="aria"
      {...(isLabelHidden && { 'aria-label': label })}
      {...props}
      className={fieldStyles.field}
    >
      {!isLabelHidden && <FieldLabel label={label} description={description} />}
      <Group className={fieldStyles.group}>
        <span className={styles.icon}>
          <Icon shape={IconSearch} />
        </span>
        <Input className={styles.input} {...(placeholder !== undefined && { placeholder })} />
        <Button className={styles.clear} aria-label="Effacer la recherche">
          <Icon shape={IconClose} />
        </Button>
        {/* Inside the box, where it takes no line of its own. */}
        <span aria-live="polite">
          <VisuallyHidden>{resultText}</VisuallyHidden>
        </span>
      </Group>
    </AriaSearchField>
  );
}
