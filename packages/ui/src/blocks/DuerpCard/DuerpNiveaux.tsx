import type { CompteursDeNiveau } from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  FILTRES_DE_RISQUES,
  formatNombre,
  formatPluriel,
  type FiltreDeRisques,
} from '@odu/domain';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CompteursBar, countRisques, labelOfBand } from '../EvaluationSummary/CompteursBar.tsx';
import { EvaluationProgress } from '../EvaluationProgress/EvaluationProgress.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import * as styles from './DuerpNiveaux.css.ts';

export interface DuerpNiveauxProps {
  compteurs: CompteursDeNiveau;
  /** The level of the worst risk; null while none is evaluated. */
  niveauLePlusEleve: number | null;
  /** Where the risks of a filter are listed. */
  getFiltreHref: (filtre: FiltreDeRisques) => string;
}

/** What waits for somebody, in the order in which it is to be looked at. */
const A_TRAITER = [
  { filtre: 'non-evalues', band: 'NON_EVALUE', un: 'non évalué' },
  { filtre: 'critiques', band: 'RED', un: 'critique' },
  { filtre: 'importants', band: 'ORANGE', un: 'important' },
] as const satisfies readonly { filtre: FiltreDeRisques; band: keyof CompteursDeNiveau; un: string }[];

/** What waits for nobody. */
const MILDEST = ['YELLOW', 'GREEN'] as const satisfies readonly (keyof CompteursDeNiveau)[];

/** A document at a glance: its worst level, how far its evaluation is, and what waits in it. */
export function DuerpNiveaux({ compteurs, niveauLePlusEleve, getFiltreHref }: DuerpNiveauxProps) {
  const total = countRisques(compteurs);
  if (total === 0)
    return (
      <Text size="s14" tone="soft">
        Aucun risque saisi pour le moment
      </Text>
    );
  const aTraiter = A_TRAITER.filter(({ band }) => compteurs[band] > 0);
  // Said where the bar shows them, which not everybody sees.
  const mildest = compteurs.NON_EVALUE > 0 ? [] : MILDEST.filter((band) => compteurs[band] > 0);
  return (
    <div className={styles.niveaux}>
      {niveauLePlusEleve !== null && (
        <p className={styles.highest}>
          Risque le plus élevé&nbsp;:{' '}
          <NiveauBadge
            status={classifyNiveauDeRisque(niveauLePlusEleve)}
            value={niveauLePlusEleve}
            size="small"
          />
        </p>
      )}
      {compteurs.NON_EVALUE > 0 ? (
        <EvaluationProgress total={total} evalues={total - compteurs.NON_EVALUE} />
      ) : (
        <CompteursBar compteurs={compteurs} />
      )}
      {(aTraiter.length > 0 || mildest.length > 0) && (
        <ul className={styles.counters}>
          {aTraiter.map(({ filtre, band, un }) => (
            <li key={filtre}>
              <Link variant="standalone" href={getFiltreHref(filtre)}>
                {formatNombre(compteurs[band])}{' '}
                {compteurs[band] < 2 ? un : FILTRES_DE_RISQUES[filtre].label.toLowerCase()}
              </Link>
            </li>
          ))}
          {mildest.map((band) => (
            <li key={band}>
              <Text as="span" tone="soft">
                {formatPluriel(compteurs[band], labelOfBand(band).toLowerCase())}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
