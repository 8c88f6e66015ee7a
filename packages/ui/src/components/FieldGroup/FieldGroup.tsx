import type { ReactNode } from 'react';
import { group } from './FieldGroup.css.ts';

export interface FieldGroupProps {
  children: ReactNode;
}

/** Short fields side by side where there is room (14 rem each), one under the other where there is not. */
export function FieldGroup({ children }: FieldGroupProps) {
  return <div className={group}>{children}</div>;
}
