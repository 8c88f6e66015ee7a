import { EvaluationSeries, prepareNumberFields } from '@odu/ui';
import { tellPosition } from './serie-de-risques.ts';
import RisqueEvaluation, { type RisqueEvaluationProps } from './RisqueEvaluation.tsx';

// This file comes while nothing else is done.
prepareNumberFields();

/** The evaluation of one risk after another, each with a form of its own, in one dialog. */
export default function SerieEvaluation(props: RisqueEvaluationProps) {
  const { risque, serie } = props;
  return (
    <EvaluationSeries
      idRisque={risque.idRisque}
      displayName={risque.displayName}
      code={risque.code}
      {...(serie !== undefined && { positionText: tellPosition(serie) })}
    >
      <RisqueEvaluation key={risque.idRisque} {...props} />
    </EvaluationSeries>
  );
}
