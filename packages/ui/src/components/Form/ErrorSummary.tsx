import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconError } from '../Icon/icons.ts';
import * as styles from './Form.css.ts';

/** One error of a form: the `name` of its field, and the French message. */
export interface FormError {
  name: string;
  message: string;
}

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled):not([tabindex="-1"]), textarea, [role="spinbutton"], button:not(:disabled), a[href]';

/** Puts the focus in the field of that name, else in the first one, and the field in sight. */
export const focusField = (form: HTMLFormElement | null, name?: string) => {
  const field = form?.querySelector<HTMLElement>(
    name === undefined ? '[data-field]' : `[data-field="${CSS.escape(name)}"]`,
  );
  const control = field?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};

/** The errors of a form, each a link to its field; what is said of several fields is said once, and leads to the first. */
export function ErrorSummary({ errors, ref }: { errors: readonly FormError[]; ref: Ref<HTMLDivElement> }) {
  const title = errors.length === 1 ? '1 champ est à corriger' : `${errors.length} champs sont à corriger`;
  const lines = errors.filter(
    ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
  );
  return (
    <section ref={ref} aria-label={title} tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <Icon shape={IconError} /> {title}
      </p>
      <ul className={styles.list}>
        {lines.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(event.currentTarget.closest('form'), name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
