import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label' | 'isPending'
> {
  /** One of the `Icon…` shapes. */
  icon: IconShape;
  /** The name for screen readers, shown as a tooltip on hover and focus. */
  label: string;
  variant?: keyof typeof styles.variant;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon, its name in a tooltip. */
export function IconButton({ icon, label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button {...props} aria-label={label} className={styles.variant[variant]}>
        <Icon shape={icon} />
      </Button>
    </Tooltip>
  );
}
