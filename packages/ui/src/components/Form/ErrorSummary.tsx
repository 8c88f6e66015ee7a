import type { MouseEvent, Ref } from 'react';
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

const focusField = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};

/** The errors of a form, each a link to its field. */
export function ErrorSummary({ errors, ref }: { errors: readonly FormError[]; ref: Ref<HTMLDivElement> }) {
  const title = errors.length === 1 ? '1 champ est à corriger' : `${errors.length} champs sont à corriger`;
  return (
    <section ref={ref} aria-label={title} tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <Icon shape={IconError} /> {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} className={styles.link} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
