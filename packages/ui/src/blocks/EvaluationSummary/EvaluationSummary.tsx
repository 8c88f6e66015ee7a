import { formatNombre, formatPluriel, type EvaluationPartielle, type SyntheseDEvaluation } from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { NiveauMeter } from '../NiveauMeter/NiveauMeter.tsx';
import { BANDS, CompteursBar, statusOfBand } from './CompteursBar.tsx';
import * as styles from './EvaluationSummary.css.ts';
import { RisqueBadge, UnitesBilan } from './UnitesBilan.tsx';

export interface EvaluationSummaryProps {
  /** As the domain's `summarizeEvaluation` gives it. */
  synthese: SyntheseDEvaluation<EvaluationPartielle & { displayName: string }>;
  /** Level of « Par unité de travail »; its table is one under. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** The levels of a document: the mean, the highest risk that the mean could hide, the counters, then each unit. */
export function EvaluationSummary({ synthese, headingLevel = 3 }: EvaluationSummaryProps) {
  const { niveauValue, risqueLePlusEleve, compteurs, total, evalues, parUnite } = synthese;
  return (
    <div className={styles.summary}>
      <Stack gap="xsmall">
        <NiveauMeter value={niveauValue} label="Niveau de risque global" size="large" />
        <Text tone="soft">
          {evalues === 0
            ? "Aucun risque n'est encore évalué."
            : `Moyenne de ${formatPluriel(evalues, 'risque évalué', 'risques évalués')} sur ${formatNombre(total)}.`}
        </Text>
      </Stack>
      {risqueLePlusEleve !== null && (
        <p className={styles.highest}>
          <strong>Risque le plus élevé&nbsp;:</strong> {risqueLePlusEleve.displayName}{' '}
          <RisqueBadge risque={risqueLePlusEleve} />
        </p>
      )}
      {total > 0 && (
        <Stack gap="small">
          <CompteursBar compteurs={compteurs} />
          <ul className={styles.counters} aria-label="Nombre de risques par niveau">
            {BANDS.map((band) => (
              <li key={band} className={styles.counter}>
                <NiveauBadge status={statusOfBand(band)} size="small" /> {formatNombre(compteurs[band])}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {parUnite.length > 0 && (
        <Stack gap="small">
          <Heading level={headingLevel} size="s18">
            Par unité de travail
          </Heading>
          <UnitesBilan parUnite={parUnite} headingLevel={headingLevel} />
        </Stack>
      )}
    </div>
  );
}
