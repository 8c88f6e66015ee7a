import { useRef } from 'react';
import { DrawnLater } from '../../components/DrawnLater.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import * as styles from './EvaluationDialog.css.ts';
import { EvaluationForm, type EvaluationFormProps } from './EvaluationForm.tsx';
import { describeHead, EvaluationFrame, HeadOfSeries, useIsInSeries } from './EvaluationSeries.tsx';
import { useBegunAnew } from './use-begun-anew.ts';
import { useSwipe } from './use-swipe.ts';

export interface EvaluationDialogProps extends EvaluationFormProps {
  isOpen: boolean;
  /** The code of the risk in the referential. */
  code?: string;
  /** Where one is in the series: « Risque 3 sur 12 ». */
  positionText?: string;
  /** It takes the place of the dialog of another risk: what was there to press stays there. */
  isNext?: boolean;
}

/** The dialog of step 5. In an `EvaluationSeries` it stays open from one risk to the next. `onCancel` also comes from Escape, the close button and a press outside. */
export function EvaluationDialog({
  isOpen,
  code = '',
  positionText = '',
  isNext = false,
  ...formProps
}: EvaluationDialogProps) {
  const isInSeries = useIsInSeries();
  const { cancel } = useStableHandlers({ cancel: formProps.onCancel });
  const { displayName } = formProps.values;
  const head = { ...describeHead({ displayName, code, positionText }), onCancel: cancel };
  const form = <FormOfDialog {...formProps} isNext={isNext} />;
  return isInSeries ? (
    <HeadOfSeries {...head}>{form}</HeadOfSeries>
  ) : (
    <EvaluationFrame {...head} isOpen={isOpen}>
      {form}
    </EvaluationFrame>
  );
}

function FormOfDialog({ isNext, ...form }: EvaluationFormProps & { isNext: boolean }) {
  const swipe = useSwipe(form.serie?.onNext, form.serie?.onPrevious);
  const formRef = useRef<HTMLDivElement>(null);
  const isInSeries = useIsInSeries();
  useBegunAnew(formRef, isInSeries && isNext);
  return (
    <div ref={formRef} className={styles.swiped} {...swipe}>
      <DrawnLater isSeen={isNext} placeholder={<div className={styles.formComing} />}>
        <EvaluationForm {...form} />
      </DrawnLater>
    </div>
  );
}
