import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  Input,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldErrorText, FieldLabel, fieldState, type OwnProps, type FieldTexts } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, OwnProps>, FieldTexts {
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text, with its label, its description and its error. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional = false,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...fieldState(errorMessage, props.name)} {...props} className={styles.field}>
      <FieldLabel label={label} description={description} isOptional={isOptional} />
      <Input
        className={styles.input}
        {...(inputRef !== undefined && { ref: inputRef })}
        {...(placeholder !== undefined && { placeholder })}
      />
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </AriaTextField>
  );
}
