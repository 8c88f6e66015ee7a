import { FREQUENCE_LABELS, GRAVITE_LABELS, MAITRISE_LABELS } from '@odu/domain';
import type { Evaluation } from '@odu/domain';
import { NoteMeter } from './NoteMeter.tsx';

/** The three criteria of an evaluated risk, one meter each. */
export function EvaluationMeters({ evalGravite, evalFrequence, evalMaitrise }: Evaluation) {
  return (
    <>
      <NoteMeter label="Gravité" note={evalGravite} noteLabel={GRAVITE_LABELS[evalGravite]} />
      <NoteMeter label="Fréquence" note={evalFrequence} noteLabel={FREQUENCE_LABELS[evalFrequence]} />
      <NoteMeter label="Maîtrise" note={evalMaitrise} noteLabel={MAITRISE_LABELS[evalMaitrise]} />
    </>
  );
}
