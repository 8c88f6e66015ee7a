import { separatorOfReference, type Reference } from '@odu/domain';
import { Fragment } from 'react';
import { nowrap } from '../nowrap.css.ts';
import { ArticleDeLoi } from './ArticleDeLoi.tsx';

export interface ArticlesDeLoiProps {
  references: readonly Reference[];
}

/** Some articles of the Labour Code, each a link, as a sentence lists them; no line begins with a comma. */
export const ArticlesDeLoi = ({ references }: ArticlesDeLoiProps) =>
  references.map((reference, index) => {
    const after = index + 1 < references.length ? separatorOfReference(index + 1, references.length) : '';
    const comma = after.startsWith(',') ? ',' : '';
    return (
      <Fragment key={`${reference.article} ${reference.alinea ?? ''}`}>
        <span className={nowrap}>
          <ArticleDeLoi reference={reference} />
          {comma}
        </span>
        {after.slice(comma.length)}
      </Fragment>
    );
  });
