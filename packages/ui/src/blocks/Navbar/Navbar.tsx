import { Link as AriaLink } from 'react-aria-components';
import { BetaTag } from '../../components/BetaTag/BetaTag.tsx';
import { DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { IconMenu } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { findCurrentHref, PLANS_HREF, SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './nav-links.ts';
import { NavbarLinks } from './NavbarLinks.tsx';
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
  version = '0.8.0',
}: NavbarProps) {
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
          <DialogTrigger>
            <IconButton icon={IconMenu} label="Menu" />
            <Sheet title="Menu" side="end">
              {({ close }) => (
                <nav aria-label="Navigation principale">
                  <NavbarLinks {...links} layout="column" onNavigate={close} />
                </nav>
              )}
            </Sheet>
          </DialogTrigger>
        </div>
      </div>
    </header>
  );
}
