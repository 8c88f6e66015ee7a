import type { PhraseDeDroit } from '@odu/domain';
import { Fragment } from 'react';
import { ArticleDeLoi } from './ArticleDeLoi.tsx';

export interface PhraseDeLoiProps {
  phrase: PhraseDeDroit;
}

/** A sentence that rests on the law, followed by its articles as links. */
export function PhraseDeLoi({ phrase: { texte, references } }: PhraseDeLoiProps) {
  return (
    <>
      {texte} (art.&nbsp;
      {references.map((reference, index) => (
        <Fragment key={`${reference.article} ${reference.alinea ?? ''}`}>
          {index > 0 && ' et '}
          <ArticleDeLoi reference={reference} />
        </Fragment>
      ))}{' '}
      du code du travail).
    </>
  );
}
