import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts';
import type { OwnProps } from '../Field/Field.tsx';
import { description as descriptionStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconCheck } from '../Icon/icons.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, OwnProps> {
  label: ReactNode;
  description?: ReactNode;
}

/** A setting that takes effect at once; for a choice that waits for a form, use a Checkbox. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <SwitchField
      validationBehavior="aria"
      data-field={props.name}
      {...props}
      className={checkboxStyles.field}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb}>
            <Icon shape={IconCheck} size="small" />
          </span>
        </span>
        <span className={checkboxStyles.text}>{label}</span>
      </SwitchButton>
      {description !== undefined && (
        <div className={styles.below}>
          <Text slot="description" className={descriptionStyle}>
            {description}
          </Text>
        </div>
      )}
    </SwitchField>
  );
}
