import { formatLecture, splitCitation, type Seuil } from '@odu/domain';
import { Fragment } from 'react';
import { ArticleDeLoi } from './ArticleDeLoi.tsx';

export interface SeuilDeRisqueProps {
  seuil: Seuil;
}

/** A threshold, the texts where it stands (an article of the Labour Code is a link) and how far they were read. */
export function SeuilDeRisque({ seuil }: SeuilDeRisqueProps) {
  return (
    <>
      {seuil.texte} Source&nbsp;:{' '}
      {splitCitation(seuil.source).map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <ArticleDeLoi key={part.article} reference={part} />
        ),
      )}
      . {formatLecture(seuil)}
    </>
  );
}
