import type { PhraseDeDroit } from '@odu/domain';
import { ArticlesDeLoi } from './ArticlesDeLoi.tsx';

export interface PhraseDeLoiProps {
  phrase: PhraseDeDroit;
}

/** A sentence that rests on the law, followed by its articles as links. */
export function PhraseDeLoi({ phrase: { texte, references } }: PhraseDeLoiProps) {
  return (
    <>
      {texte} (art.&nbsp;
      <ArticlesDeLoi references={references} /> du code du travail).
    </>
  );
}
