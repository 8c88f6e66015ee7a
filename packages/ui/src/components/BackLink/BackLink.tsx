import { Icon } from '../Icon/Icon.tsx';
import { IconArrowLeft } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';

export interface BackLinkProps {
  href: string;
  /** Where it leads: « Retour à mes DUERP ». */
  children: string;
}

/** The link to the page above, at the top of a page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} variant="standalone">
      <Icon shape={IconArrowLeft} />
      {children}
    </Link>
  );
}
