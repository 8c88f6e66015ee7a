import {
  TextField as AriaTextField,
  Input,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type FieldTexts, type OwnProps } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { assignVars } from '../css-vars.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      OwnProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'inputMode'
    >,
    FieldTexts {
  /** At most `length` characters: the digits of what was typed or pasted, or letters where there is no digit, which the form refuses. */
  value: string;
  onChange: (value: string) => void;
  length?: number;
}

/** A code received by mail or message: one field, filled by the device, by hand or by pasting « 123 456 ». */
export function CodeField({
  label,
  description,
  errorMessage,
  isOptional = false,
  length = 6,
  onChange,
  ...props
}: CodeFieldProps) {
  return (
    <AriaTextField
      autoComplete="one-time-code"
      spellCheck="false"
      {...fieldState(errorMessage, props.name)}
      {...props}
      inputMode="numeric"
      // No maxLength: the browser would cut a pasted « 123 456 » before its space is taken out.
      onChange={(text) => onChange((text.replaceAll(/\D/gu, '') || text.trim()).slice(0, length))}
      className={field}
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Input className={styles.input} style={assignVars({ [styles.digits]: String(length) })} />
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaTextField>
  );
}
