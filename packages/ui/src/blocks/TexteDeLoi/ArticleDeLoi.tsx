import { buildAdresseLegifrance, formatReference, type Reference } from '@odu/domain';
import { Link } from '../../components/Link/Link.tsx';
import { nowrap } from '../nowrap.css.ts';

export interface ArticleDeLoiProps {
  reference: Reference;
}

/** An article of the Labour Code, one click from its text on Légifrance. */
export function ArticleDeLoi({ reference }: ArticleDeLoiProps) {
  return (
    <span className={nowrap}>
      <Link href={buildAdresseLegifrance(reference.article)} isExternal>
        {formatReference(reference)}
      </Link>
    </span>
  );
}
