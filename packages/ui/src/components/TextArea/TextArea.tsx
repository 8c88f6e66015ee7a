import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { assignVars } from '../css-vars.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<AriaTextFieldProps, OwnProps | 'type' | 'maxLength'>, FieldTexts {
  placeholder?: string;
  /** Lines shown while the text is short; the field then grows with it. */
  minRows?: number;
  /** Counted under the field when `value` is given, never cut: the end of a pasted text would be lost in silence. */
  maxLength?: number;
}

/** Several lines of text, in a field that grows with what is written. */
export function TextArea({
  label,
  description,
  errorMessage,
  isOptional = false,
  placeholder,
  minRows = 3,
  maxLength,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...fieldState(errorMessage, props.name)} {...props} className={field}>
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <AriaTextArea
        className={styles.textArea}
        rows={minRows}
        style={assignVars({ [styles.minRows]: String(minRows) })}
        {...(placeholder !== undefined && { placeholder })}
      />
      {maxLength !== undefined && props.value !== undefined && (
        <TextAreaCounter length={props.value.length} maxLength={maxLength} />
      )}
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaTextField>
  );
}

function TextAreaCounter({ length, maxLength }: { length: number; maxLength: number }) {
  const excess = length - maxLength;
  const excessText = `${excess} ${excess > 1 ? 'caractères' : 'caractère'} en trop`;
  return (
    <span className={styles.counter} data-exceeded={excess > 0 || undefined}>
      {length} / {maxLength} caractères
      <span aria-live="polite">{excess > 0 && `\u00A0: ${excessText}`}</span>
    </span>
  );
}
