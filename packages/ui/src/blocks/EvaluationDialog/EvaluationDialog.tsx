import { Dialog } from '../../components/Dialog/Dialog.tsx';
import * as styles from './EvaluationDialog.css.ts';
import { EvaluationForm, type EvaluationFormProps } from './EvaluationForm.tsx';
import { useSwipe } from './use-swipe.ts';

export interface EvaluationDialogProps extends EvaluationFormProps {
  isOpen: boolean;
  /** The code of the risk in the referential. */
  code?: string;
  /** Where one is in the series: « Risque 3 sur 12 ». */
  positionText?: string;
}

/** The dialog of step 5; it stays open from one risk to the next. `onCancel` also comes from Escape, the close button and a press outside. */
export function EvaluationDialog({
  isOpen,
  code = '',
  positionText = '',
  ...formProps
}: EvaluationDialogProps) {
  const swipe = useSwipe(formProps.serie?.onNext, formProps.serie?.onPrevious);
  const subtitle = [code, positionText].filter((text) => text !== '').join(' · ');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) formProps.onCancel();
      }}
      size="wide"
      title={formProps.values.displayName.trim() === '' ? 'Évaluer le risque' : formProps.values.displayName}
      {...(subtitle !== '' && { description: subtitle })}
    >
      <div className={styles.swiped} {...swipe}>
        <EvaluationForm {...formProps} />
      </div>
    </Dialog>
  );
}
