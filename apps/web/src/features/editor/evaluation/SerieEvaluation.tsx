import { EvaluationSeries, prepareNumberFields } from '@odu/ui';
import RisqueEvaluation, { type RisqueEvaluationProps } from './RisqueEvaluation.tsx';

// This file comes while nothing else is done.
prepareNumberFields();

/** The evaluation of one risk after another, each with a form of its own, in one dialog. */
export default function SerieEvaluation(props: RisqueEvaluationProps) {
  return (
    <EvaluationSeries>
      <RisqueEvaluation key={props.risque.idRisque} {...props} />
    </EvaluationSeries>
  );
}
