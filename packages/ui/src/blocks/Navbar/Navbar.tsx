import { useState, type ComponentType } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { BetaTag } from '../../components/BetaTag/BetaTag.tsx';
import { IconMenu } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { findCurrentHref, PLANS_HREF, SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './nav-links.ts';
import { NavbarLinks } from './NavbarLinks.tsx';
import type { NavbarMenuProps } from './NavbarMenu.tsx';
import * as styles from './Navbar.css.ts';

export interface NavbarProps {
  isSignedIn: boolean;
  /** The path of the page, without query; the entry it stands under is marked. */
  currentPath: string;
  onSignOut: () => void;
  /** The name that the operator gave to the product. */
  productName?: string;
  /** Whether plans exist here (decision C9). */
  hasPlans?: boolean;
  /** `NavbarMenu`, or what fetches it: dialogs weigh more than the bar, and few open one. */
  Menu: ComponentType<NavbarMenuProps>;
  /** Beside the BETA tag. */
  version?: string;
}

/** A name up to so long stands as large as a logo's. */
const SHORT_NAME = 12;

/** The bar on top of every page; under 800 px its links go into a dialog. */
export function Navbar({
  isSignedIn,
  currentPath,
  onSignOut,
  productName = 'ODU',
  hasPlans = true,
  Menu,
  version = '0.8.0',
}: NavbarProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isMenuNeeded, setIsMenuNeeded] = useState(false);
  const openMenu = () => {
    setIsMenuNeeded(true);
    setIsMenuOpen(true);
  };
  const { main: all, account } = isSignedIn ? SIGNED_IN_LINKS : SIGNED_OUT_LINKS;
  const main = hasPlans ? all : all.filter(({ href }) => href !== PLANS_HREF);
  const links = {
    main,
    account,
    currentHref: findCurrentHref([...main, ...account], currentPath),
    onSignOut: isSignedIn ? onSignOut : undefined,
  };
  return (
    <header className={styles.navbar}>
      <div className={styles.bar}>
        <div className={styles.identity}>
          <AriaLink href="/" className={styles.home} aria-label={`${productName}, accueil`}>
            <span aria-hidden="true" className={styles.sign}>
              <Logo variant="sign" />
            </span>
            <span className={styles.productName} data-long={productName.length > SHORT_NAME || undefined}>
              {productName}
            </span>
          </AriaLink>
          <BetaTag version={version} />
        </div>
        <nav aria-label="Navigation principale" className={styles.wide}>
          <NavbarLinks {...links} layout="row" />
        </nav>
        <div className={styles.burger}>
          <IconButton
            icon={IconMenu}
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={openMenu}
          />
        </div>
      </div>
      {/* It stands over the page; what says that it could not be had, under the bar. */}
      <div className={styles.menu}>
        {isMenuNeeded && <Menu {...links} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />}
      </div>
    </header>
  );
}
