import { memo } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconCheck, IconWarning } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  status: 'todo' | 'done' | 'warning';
  /** What is missing, in a few words. */
  hint?: string;
  /** Where it leads; `onSelect` is for steps without an address. */
  href?: string;
  isDisabled?: boolean;
}

export interface StepperProps {
  /** The name of the navigation. */
  label: string;
  steps: readonly Step[];
  currentId: string;
  onSelect?: (id: string) => void;
}

const STATUS_WORDS = { todo: '', done: ' (terminée)', warning: ' (à compléter)' } as const;

/** The steps of a long task: where one is, what is done, what is missing. */
export function Stepper({ label, steps, currentId, onSelect }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.item}>
            <StepControl {...step} number={index + 1} isCurrent={step.id === currentId} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepControlProps extends Step {
  number: number;
  isCurrent: boolean;
  onSelect: ((id: string) => void) | undefined;
}

// By the values of its step: an edit says something new of one or two of them.
const StepControl = memo(function StepControl({ number, isCurrent, onSelect, ...step }: StepControlProps) {
  const shared = {
    className: styles.step,
    'data-status': step.status,
    ...(isCurrent ? { 'aria-current': 'step' as const } : {}),
  };
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <StepMark status={isCurrent && step.status === 'done' ? 'todo' : step.status} number={number} />
      </span>
      <span className={styles.label}>
        <VisuallyHidden>Étape {number}&nbsp;: </VisuallyHidden>
        {step.label}
        <VisuallyHidden>{STATUS_WORDS[step.status]}</VisuallyHidden>
      </span>
      {step.hint !== undefined && <span className={styles.hint}>{step.hint}</span>}
    </>
  );
  const isDisabled = step.isDisabled ?? false;
  if (step.href !== undefined && !isDisabled) {
    return (
      <Link {...shared} href={step.href}>
        {content}
      </Link>
    );
  }
  if (onSelect !== undefined || isDisabled) {
    return (
      <Button {...shared} isDisabled={isDisabled} onPress={() => onSelect?.(step.id)}>
        {content}
      </Button>
    );
  }
  return <div {...shared}>{content}</div>;
});

function StepMark({ status, number }: { status: Step['status']; number: number }) {
  if (status === 'done') return <Icon shape={IconCheck} />;
  if (status === 'warning') return <Icon shape={IconWarning} />;
  return number;
}
