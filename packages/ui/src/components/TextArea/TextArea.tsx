import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import { assignVars } from '../css-vars.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<AriaTextFieldProps, OwnProps | 'type'>, FieldTexts {
  placeholder?: string;
  /** Lines shown while the text is short; the field then grows with it. */
  minRows?: number;
}

/** Several lines of text, in a field that grows with what is written. */
export function TextArea({
  label,
  description,
  errorMessage,
  isOptional = false,
  placeholder,
  minRows = 3,
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
      {props.maxLength !== undefined && props.value !== undefined && (
        <span className={styles.counter}>
          {props.value.length} / {props.maxLength} caractères
        </span>
      )}
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaTextField>
  );
}
