import { useId, type ReactNode } from 'react';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  legend: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** Fields that answer one question together, under its legend. */
export function Fieldset({ legend, description, children }: FieldsetProps) {
  const descriptionId = useId();
  const hasDescription = description !== undefined;
  return (
    <fieldset className={styles.fieldset} {...(hasDescription && { 'aria-describedby': descriptionId })}>
      <legend className={styles.legend}>{legend}</legend>
      {hasDescription && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
