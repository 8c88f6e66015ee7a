import type { PublicConfig } from '@odu/api-contract';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** Of the interface: on every page, whatever can be read of the server. */
  version: string;
  /** What the operator configured; null while it cannot be read. */
  config: Pick<
    PublicConfig,
    'hasBilling' | 'partnerLawFirm' | 'userGuideUrl' | 'legalNoticeUrl' | 'privacyUrl' | 'termsUrl'
  > | null;
  isSignedIn: boolean;
}

/** The two quiet rows at the bottom of every page, with the version of the interface. */
export function Footer({ version, config, isSignedIn }: FooterProps) {
  const partner = config?.partnerLawFirm ?? null;
  return (
    <footer className={styles.footer}>
      <div className={styles.rows}>
        <div className={styles.row}>
          {partner !== null && (
            <p className={styles.partner}>
              Conseil juridique{' '}
              <Link href={partner.url} isExternal>
                {partner.name}
              </Link>
            </p>
          )}
          <Inline as="ul" gap="none" className={styles.links}>
            {config !== null && (
              <FooterLink href={config.userGuideUrl} isExternal>
                Guide d'utilisation
              </FooterLink>
            )}
            {config !== null && config.hasBilling !== false && (
              <FooterLink href="/choose-plan">Tarifs</FooterLink>
            )}
            <FooterLink href={isSignedIn ? '/contact-private' : '/contact'}>Contact</FooterLink>
          </Inline>
        </div>
        <div className={styles.row}>
          {config !== null && (
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
          )}
          <p className={styles.version}>{version}</p>
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
