import { Button, Link } from 'react-aria-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconLogout } from '../../components/Icon/icons.ts';
import type { NavLink } from './nav-links.ts';
import * as styles from './NavbarLinks.css.ts';

export interface NavbarLinksProps {
  main: readonly NavLink[];
  account: readonly NavLink[];
  currentHref: string | null;
  /** Absent for a visitor. */
  onSignOut: (() => void) | undefined;
  layout: keyof typeof styles.layout;
  /** Called on any choice, so that a menu closes. */
  onNavigate?: () => void;
}

/** The entries of the navigation, in a row or one under the other. */
export function NavbarLinks({ main, account, currentHref, onSignOut, layout, onNavigate }: NavbarLinksProps) {
  const renderLink = ({ label, href }: NavLink) => (
    <li key={href}>
      <Link
        href={href}
        className={styles.link[layout]}
        {...(href === currentHref && { 'aria-current': 'page' })}
        {...(onNavigate !== undefined && { onPress: onNavigate })}
      >
        {label}
      </Link>
    </li>
  );
  const handleSignOut = () => {
    onNavigate?.();
    onSignOut?.();
  };
  return (
    <div className={styles.layout[layout]}>
      <ul className={styles.list[layout]}>{main.map(renderLink)}</ul>
      <ul className={styles.accountList[layout]}>
        {account.map(renderLink)}
        {onSignOut !== undefined && (
          <li>
            <Button className={styles.link[layout]} onPress={handleSignOut}>
              <Icon shape={IconLogout} size="small" />
              Déconnexion
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
