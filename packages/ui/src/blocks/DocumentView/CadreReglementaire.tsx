import { CADRE_REGLEMENTAIRE, phraseDeLecture, type Enonce } from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ArticlesDeLoi } from '../TexteDeLoi/ArticlesDeLoi.tsx';
import * as styles from './CadreReglementaire.css.ts';

export interface CadreReglementaireProps {
  level: 3 | 4;
}

/** What the law asks of the document, in the words of the PDF. */
export function CadreReglementaire({ level }: CadreReglementaireProps) {
  return (
    <>
      {CADRE_REGLEMENTAIRE.map(({ titre, enonces }) => (
        <div key={titre} className={styles.partie}>
          <Heading level={level === 3 ? 4 : 5} size="s16">
            {titre}
          </Heading>
          <dl className={styles.articles}>
            {enonces.map((enonce) => (
              <EnonceDeLoi key={`${enonce.article} ${enonce.alinea ?? ''}`} enonce={enonce} />
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.source}>{phraseDeLecture()}</p>
    </>
  );
}

function EnonceDeLoi({
  enonce: { texte, liste = [], isNumerotee = false, fin, autresReferences = [], ...reference },
}: {
  enonce: Enonce;
}) {
  const Liste = isNumerotee ? 'ol' : 'ul';
  return (
    <div className={styles.article}>
      <dt className={styles.reference}>
        <ArticlesDeLoi references={[reference, ...autresReferences]} />
      </dt>
      <dd className={styles.text}>
        {texte}
        {liste.length > 0 && (
          <Liste className={isNumerotee ? styles.numeros : styles.points}>
            {liste.map((element) => (
              <li key={element}>{element}</li>
            ))}
          </Liste>
        )}
        {fin}
      </dd>
    </div>
  );
}
