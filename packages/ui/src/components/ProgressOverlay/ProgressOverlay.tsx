import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import { joinClassNames } from '../class-names.ts';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressOverlay.css.ts';

export interface ProgressOverlayProps {
  isOpen: boolean;
  /** What is being done. */
  title: string;
  /** What to do meanwhile: « Ne fermez pas cette page. » */
  message?: ReactNode;
  /** 0 to 100; without it the end is unknown. */
  value?: number;
}

/** How many percents pass between two announcements. */
const ANNOUNCED_STEP = 25;

/** Covers the page while something that must not be interrupted runs: nothing in it can close it. */
export function ProgressOverlay({ isOpen, title, message, value }: ProgressOverlayProps) {
  const announced = value === undefined ? 0 : Math.floor(value / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={false}
      isKeyboardDismissDisabled
      className={dialogStyles.overlay}
    >
      <Modal className={dialogStyles.size.small}>
        <AriaDialog role="alertdialog" className={joinClassNames(dialogStyles.dialog, styles.content)}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          {message !== undefined && <Text slot="description">{message}</Text>}
          <ProgressBar
            label={title}
            isLabelHidden
            {...(value === undefined ? { isIndeterminate: true } : { value })}
          />
          <VisuallyHidden>
            <output>{announced > 0 && `${announced}\u202F%`}</output>
          </VisuallyHidden>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
