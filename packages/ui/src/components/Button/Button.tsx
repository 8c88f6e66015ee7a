import { useState, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  children: ReactNode;
  /** `accent` is for the one call of a page that sells, never for a danger. */
  variant?: ButtonVariant;
  /** What the button says while `isPending`; it is also announced. */
  pendingText?: string;
  isFullWidth?: boolean;
  /** For a `quiet` button alone on its line: its text stands where the text above it does. */
  isFlush?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; while `isPending` it keeps the focus, ignores presses and says what it is doing. */
export function Button({
  children,
  variant = 'primary',
  pendingText = 'Veuillez patienter…',
  isFullWidth = false,
  isFlush = false,
  isPending = false,
  onFocusChange,
  ...props
}: ButtonProps) {
  const [isFocused, setIsFocused] = useState(false);
  const handleFocusChange = (nextIsFocused: boolean) => {
    setIsFocused(nextIsFocused);
    onFocusChange?.(nextIsFocused);
  };
  return (
    <>
      <AriaButton
        {...props}
        isPending={isPending}
        onFocusChange={handleFocusChange}
        className={styles.variant[variant]}
        data-full-width={isFullWidth || undefined}
        data-flush={isFlush || undefined}
      >
        <span className={styles.content}>
          <span className={styles.label}>{children}</span>
          {isPending && (
            <span className={styles.pending}>
              <span className={styles.spinner} aria-hidden="true" />
              {pendingText}
            </span>
          )}
        </span>
      </AriaButton>
      {/* react-aria announces a focused button only; Enter in a field submits without moving the focus. */}
      {props.type === 'submit' && (
        <span aria-live="polite" className={styles.announcement}>
          {isPending && !isFocused && <VisuallyHidden>{pendingText}</VisuallyHidden>}
        </span>
      )}
    </>
  );
}
