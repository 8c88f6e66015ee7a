import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconError } from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

/** What every control says around itself. */
export interface ControlTexts {
  label: ReactNode;
  description?: ReactNode;
  /** The French message of the error; setting it marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** What a field of a form says around its control. */
export interface FieldTexts extends ControlTexts {
  /** Adds « (facultatif) » to the label: fields are required unless they say so. */
  isOptional?: boolean;
}

/** Properties of a react-aria field that ours sets itself. */
export type OwnProps = 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate';

/** The properties by which a react-aria field shows our own error and the error summary finds it. */
export const fieldState = (errorMessage: string | undefined, name: string | undefined) => ({
  validationBehavior: 'aria' as const,
  isInvalid: errorMessage !== undefined,
  'data-field': name,
});

/** The visible label of a field, with its description under it. */
export function FieldLabel({ label, description, isOptional = false }: Omit<FieldTexts, 'errorMessage'>) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (facultatif)</span>}
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </>
  );
}

/** The error of the field it stands in; nothing while there is none. */
export function FieldErrorText({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles.error}>
      {children !== undefined && (
        <>
          <Icon shape={IconError} size="small" />
          <span>{children}</span>
        </>
      )}
    </FieldError>
  );
}
