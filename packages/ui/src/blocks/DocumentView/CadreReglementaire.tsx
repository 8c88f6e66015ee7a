import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as styles from './CadreReglementaire.css.ts';

export interface CadreReglementaireProps {
  level: 3 | 4;
}

// Our own words, each statement with its article of the labour code; the PDF holds the longer version.
const ARTICLES = [
  {
    reference: 'L4121-1',
    text: "L'employeur prend les mesures nécessaires pour assurer la sécurité et protéger la santé physique et mentale des travailleurs.",
  },
  {
    reference: 'L4121-3',
    text: "Il évalue les risques selon la nature des activités\u202F; le CSE lorsqu'il existe, les salariés compétents en prévention et le service de prévention et de santé au travail y contribuent.",
  },
  {
    reference: 'L4121-3-1',
    text: 'Le document unique répertorie les risques professionnels et assure la traçabilité collective des expositions. Chaque version est conservée au moins quarante ans.',
  },
  {
    reference: 'R4121-1',
    text: "Les résultats sont transcrits sous la forme d'un inventaire des risques identifiés dans chaque unité de travail.",
  },
  {
    reference: 'R4121-2',
    text: "Le document est mis à jour au moins une fois par an à partir de onze salariés et, dans toutes les entreprises, lors d'un aménagement important ou dès qu'une information nouvelle est connue.",
  },
  {
    reference: 'R4121-4',
    text: "Les travailleurs, les anciens travailleurs, le CSE, le service de prévention et de santé au travail et l'inspection du travail peuvent le consulter.",
  },
] as const;

/** What the law asks of the document, folded on screen, whole on paper. */
export function CadreReglementaire({ level }: CadreReglementaireProps) {
  return (
    <Disclosure title="Cadre réglementaire" level={level}>
      <dl className={styles.articles}>
        {ARTICLES.map(({ reference, text }) => (
          <div key={reference} className={styles.article}>
            <dt className={styles.reference}>{reference}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>Articles du code du travail.</p>
    </Disclosure>
  );
}
