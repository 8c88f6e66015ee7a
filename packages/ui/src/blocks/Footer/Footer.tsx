import type { PublicConfig } from '@odu/api-contract';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** What the operator configured. */
  config: Pick<
    PublicConfig,
    | 'version'
    | 'hasBilling'
    | 'partnerLawFirm'
    | 'userGuideUrl'
    | 'legalNoticeUrl'
    | 'privacyUrl'
    | 'termsUrl'
  >;
  isSignedIn: boolean;
}

/** The two quiet rows at the bottom of every page, with the version of the interface. */
export function Footer({ config, isSignedIn }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.rows}>
        <div className={styles.row}>
          {config.partnerLawFirm !== null && (
            <p className={styles.partner}>
              Conseil juridique{' '}
              <Link href={config.partnerLawFirm.url} isExternal>
                {config.partnerLawFirm.name}
              </Link>
            </p>
          )}
          <Inline as="ul" gap="none" className={styles.links}>
            <FooterLink href={config.userGuideUrl} isExternal>
              Guide d'utilisation
            </FooterLink>
            {config.hasBilling !== false && <FooterLink href="/choose-plan">Tarifs</FooterLink>}
            <FooterLink href={isSignedIn ? '/contact-private' : '/contact'}>Contact</FooterLink>
          </Inline>
        </div>
        <div className={styles.row}>
          <Inline as="ul" gap="none" className={styles.links}>
            <FooterLink href={config.legalNoticeUrl} isExternal>
              Mentions légales
            </FooterLink>
            <FooterLink href={config.privacyUrl} isExternal>
              Politique de confidentialité
            </FooterLink>
            <FooterLink href={config.termsUrl} isExternal>
              Conditions d'utilisation
            </FooterLink>
          </Inline>
          <p className={styles.version}>{config.version}</p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinkProps {
  href: string;
  isExternal?: boolean;
  children: string;
}

function FooterLink({ children, ...props }: FooterLinkProps) {
  return (
    <li className={styles.item}>
      <Link {...props}>{children}</Link>
    </li>
  );
}
