import { useEffect, useRef, useState } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './InlineNameForm.css.ts';

/** Where a name that is typed and not submitted yet is kept, with the name that was shown when it was begun. */
export interface NameDraft {
  /** `seen` is missing where only the text is known. */
  read: () => { text: string; seen?: string } | null;
  /** An empty text is none. */
  save: (text: string, seen: string) => void;
}

export interface InlineNameFormProps {
  label: string;
  /** The name to change; empty for a new one. */
  defaultValue?: string;
  submitLabel: string;
  placeholder?: string;
  /** The message for a refused name, `null` when it is accepted. */
  validate: (name: string) => string | null;
  /** Called with the trimmed, accepted name. */
  onSubmit: (name: string) => void;
  /** Shows « Annuler », which Escape presses too. */
  onCancel?: () => void;
  /** When the form appears after a press, it takes the focus and selects its text. */
  hasAutoFocus?: boolean;
  /** Read when the form appears, and forgotten when the name is submitted or cancelled. */
  draft?: NameDraft | undefined;
}

/** One name to write in place, with its message and its buttons. */
export function InlineNameForm({
  label,
  defaultValue = '',
  submitLabel,
  placeholder,
  validate,
  onSubmit,
  onCancel,
  hasAutoFocus = false,
  draft,
}: InlineNameFormProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => draft?.read()?.text ?? defaultValue);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!hasAutoFocus) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [hasAutoFocus]);

  const handleSubmit = () => {
    const message = validate(name);
    setError(message);
    if (message !== null) return inputRef.current?.focus();
    setName(defaultValue);
    draft?.save('', defaultValue);
    onSubmit(name.trim());
  };
  const handleCancel = () => {
    draft?.save('', defaultValue);
    onCancel?.();
  };
  // Escape stops here: a dialog around must stay open.
  const handleKeyDown: AriaTextFieldProps['onKeyDown'] = (event) => {
    if (event.key === 'Escape' && onCancel !== undefined) handleCancel();
    else event.continuePropagation();
  };
  return (
    <form
      className={styles.form}
      noValidate
      data-invalid={error !== null || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <div className={styles.field}>
        <TextField
          label={label}
          inputRef={inputRef}
          value={name}
          onKeyDown={handleKeyDown}
          onChange={(next) => {
            setName(next);
            draft?.save(next === defaultValue ? '' : next, defaultValue);
            if (error !== null) setError(validate(next));
          }}
          errorMessage={error ?? undefined}
          {...(placeholder !== undefined && { placeholder })}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onPress={handleCancel}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
