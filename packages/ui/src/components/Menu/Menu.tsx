import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  Text,
  type MenuItemProps as AriaMenuItemProps,
  type PopoverProps,
} from 'react-aria-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** Holds the button and its `Menu`. */
export { MenuTrigger };

export interface MenuProps {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  placement?: PopoverProps['placement'];
  /** Its name when the button's is not enough. */
  'aria-label'?: string;
}

/** The actions behind a button; arrows, letters, Enter and Escape work as users expect. */
export function Menu({ placement = 'bottom end', ...props }: MenuProps) {
  return (
    <Popover placement={placement} className={styles.popover}>
      <AriaMenu {...props} className={styles.menu} />
    </Popover>
  );
}

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'children' | 'className' | 'style' | 'render'
> {
  /** A plain text, that typing its first letters finds. */
  children: string;
  icon?: IconShape;
  description?: string;
  tone?: keyof typeof styles.item;
}

/** One action, or a link when it has an `href`. */
export function MenuItem({ children, icon, description, tone = 'default', ...props }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={children} {...props} className={styles.item[tone]}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon shape={icon} />
        </span>
      )}
      <Text slot="label" className={styles.label}>
        {children}
      </Text>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  title: string;
  children: ReactNode;
}

/** Some items of a menu under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between two groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
