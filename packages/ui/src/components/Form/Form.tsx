import { useEffect, useRef, useState, type ReactNode, type FormEvent } from 'react';
import { useIsSSR } from 'react-aria';
import { ErrorSummary, focusField, type FormError } from './ErrorSummary.tsx';
import { tellTakenOver } from './early-press.ts';
import * as styles from './Form.css.ts';
import { giveTyped } from './give-typed.ts';

export interface FormProps {
  children: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong now, in the order of the fields; shown once the form has been submitted. */
  errors?: readonly FormError[];
  /** The form has one field: its error is told there only, and the focus goes to it. */
  hasOneField?: boolean;
  /** The name of the field that takes the focus when the form appears: who asked for it wants to fill it in. */
  initialFocus?: string | undefined;
  /** Says that unmarked fields are required; leave it out of a form with one or two fields. */
  hasRequiredNote?: boolean;
  /** 560 px at most, unless the form is a part of a wider page. */
  isWide?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A form that, submitted with errors, lists them at its top and puts the focus there. */
export function Form({
  children,
  onSubmit,
  errors = [],
  hasOneField = false,
  initialFocus,
  hasRequiredNote = false,
  isWide = false,
  ...props
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  // Errors may come after the submission (validation, server): the focus waits for them until the reader types again.
  const isFocusDue = useRef(false);
  // A count, so that the same errors on a second submission take the focus again.
  const [submissionCount, setSubmissionCount] = useState(0);
  const hasErrors = errors.length > 0;
  const isBeingHydrated = useIsSSR();
  const [wasRendered] = useState(isBeingHydrated);

  useEffect(() => {
    if (!wasRendered || formRef.current === null) return;
    tellTakenOver(formRef.current);
    giveTyped(formRef.current);
  }, [wasRendered]);

  useEffect(() => {
    if (initialFocus !== undefined) focusField(formRef.current, initialFocus);
  }, [initialFocus]);

  useEffect(() => {
    if (!isFocusDue.current || !hasErrors) return;
    if (hasOneField) focusField(formRef.current, errors[0]?.name ?? '');
    else if (summaryRef.current === null) return;
    else summaryRef.current.focus();
    isFocusDue.current = false;
  });

  return (
    <form
      {...props}
      ref={formRef}
      // Sent by the browser itself, before the page's script is there, it would put what is typed into the address.
      method="dialog"
      noValidate
      className={isWide ? styles.form : styles.narrow}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        isFocusDue.current = true;
        setSubmissionCount(submissionCount + 1);
        onSubmit(event);
      }}
      onInput={() => {
        isFocusDue.current = false;
      }}
    >
      {hasRequiredNote && (
        <p className={styles.note}>Sauf mention contraire, tous les champs sont obligatoires.</p>
      )}
      {submissionCount > 0 && hasErrors && !hasOneField && <ErrorSummary ref={summaryRef} errors={errors} />}
      {children}
    </form>
  );
}
