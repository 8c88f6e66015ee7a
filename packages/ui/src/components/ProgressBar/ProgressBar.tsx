import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { joinClassNames } from '../class-names.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What progresses; always said, shown unless `isLabelHidden`. */
  label: string;
  value?: number;
  maxValue?: number;
  /** The value in words (« 12 risques évalués sur 31 »); a percentage otherwise. */
  valueText?: string;
  isLabelHidden?: boolean;
  /** Running, without a known end. */
  isIndeterminate?: boolean;
  tone?: keyof typeof styles.fill;
}

/** Where the full bar is pushed to for a percentage: begun it always shows, unfinished it never looks full. */
const computeShift = (percentage: number): string =>
  percentage === 0 || percentage === 100
    ? `${percentage - 100}%`
    : `clamp(-100% + 4px, ${percentage - 100}%, -4px)`;

/** How far something is, with its words. */
export function ProgressBar({
  label,
  value = 0,
  maxValue = 100,
  valueText,
  isLabelHidden = false,
  isIndeterminate = false,
  tone = 'brand',
}: ProgressBarProps) {
  const naming = isLabelHidden ? { 'aria-label': label } : {};
  return (
    <AriaProgressBar
      {...naming}
      {...(valueText === undefined ? {} : { valueLabel: valueText })}
      value={value}
      maxValue={maxValue}
      isIndeterminate={isIndeterminate}
      className={styles.progressBar}
    >
      {({ percentage = 0, valueText: shownValue }) => (
        <>
          <div className={styles.legend}>
            {!isLabelHidden && <Label>{label}</Label>}
            {!isIndeterminate && <span className={styles.value}>{shownValue}</span>}
          </div>
          <div className={styles.track}>
            {isIndeterminate ? (
              <div className={joinClassNames(styles.fill[tone], styles.indeterminate)} />
            ) : (
              <div
                className={styles.fill[tone]}
                style={{ transform: `translateX(${computeShift(percentage)})` }}
              />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
