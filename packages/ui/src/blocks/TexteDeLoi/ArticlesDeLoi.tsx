import { separatorOfReference, type Reference } from '@odu/domain';
import { Fragment } from 'react';
import { ArticleDeLoi } from './ArticleDeLoi.tsx';

export interface ArticlesDeLoiProps {
  references: readonly Reference[];
}

/** Some articles of the Labour Code, each a link, as a sentence lists them. */
export const ArticlesDeLoi = ({ references }: ArticlesDeLoiProps) =>
  references.map((reference, index) => (
    <Fragment key={`${reference.article} ${reference.alinea ?? ''}`}>
      {separatorOfReference(index, references.length)}
      <ArticleDeLoi reference={reference} />
    </Fragment>
  ));
