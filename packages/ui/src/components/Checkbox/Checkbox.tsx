import { CheckboxButton, CheckboxField, Text, type CheckboxFieldProps } from 'react-aria-components';
import { FieldErrorText, type OwnProps, type ControlTexts } from '../Field/Field.tsx';
import { description as descriptionStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconCheck, IconMinus } from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<CheckboxFieldProps, OwnProps>, ControlTexts {}

/** A box to tick; `isIndeterminate` says that some of what it stands for is ticked. */
export function Checkbox({ label, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      data-field={props.name}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...props}
      className={styles.field}
    >
      <CheckboxButton className={styles.button}>
        <span className={styles.mark} aria-hidden="true">
          <span className={styles.ticked}>
            <Icon shape={IconCheck} size="small" />
          </span>
          <span className={styles.partly}>
            <Icon shape={IconMinus} size="small" />
          </span>
        </span>
        <span className={styles.text}>{label}</span>
      </CheckboxButton>
      {(description !== undefined || errorMessage !== undefined) && (
        <div className={styles.below}>
          {description !== undefined && (
            <Text slot="description" className={descriptionStyle}>
              {description}
            </Text>
          )}
          <FieldErrorText>{errorMessage}</FieldErrorText>
        </div>
      )}
    </CheckboxField>
  );
}
