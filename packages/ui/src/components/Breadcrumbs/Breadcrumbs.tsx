import { Icon } from '../Icon/Icon.tsx';
import { IconChevronRight } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** The name of the navigation. */
  label?: string;
  /** From the highest page to the present one, which needs no `href`. */
  items: readonly { label: string; href?: string }[];
}

/** The path of pages that leads here. */
export function Breadcrumbs({ label: name = "Fil d'Ariane", items }: BreadcrumbsProps) {
  return (
    <nav aria-label={name}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${href ?? ''} ${label}`} className={styles.item}>
            {index > 0 && <Icon shape={IconChevronRight} size="small" />}
            {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
