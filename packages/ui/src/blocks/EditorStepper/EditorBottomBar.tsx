import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconArrowLeft, IconArrowRight } from '../../components/Icon/icons.ts';
import * as styles from './EditorStepper.css.ts';

export interface EditorBottomBarProps {
  /** On step 1 there is nothing before: the button leaves the editor. */
  isFirstStep: boolean;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onQuit: () => void;
  saveStatus?: ReactNode;
}

/** The way through the steps, always in sight at the bottom of the screen. */
export function EditorBottomBar({
  isFirstStep,
  onPrevious,
  onNext,
  onQuit,
  saveStatus,
}: EditorBottomBarProps) {
  return (
    <div className={styles.bottomBar}>
      <div className={styles.previous}>
        {isFirstStep && (
          <Button variant="secondary" onPress={onQuit}>
            Quitter
          </Button>
        )}
        {!isFirstStep && onPrevious !== undefined && (
          <Button variant="secondary" onPress={onPrevious}>
            <Icon shape={IconArrowLeft} /> Précédent
          </Button>
        )}
      </div>
      <div className={styles.status}>{saveStatus}</div>
      <div className={styles.next}>
        {onNext !== undefined && (
          <Button onPress={onNext}>
            Suivant <Icon shape={IconArrowRight} />
          </Button>
        )}
      </div>
    </div>
  );
}
