import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogHeaderProps {
  title: ReactNode;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
}

/** The title of a dialog or sheet, which names it, and its close button. */
export function DialogHeader({ title, onClose }: DialogHeaderProps) {
  // Here, because it is there as long as its dialog or sheet.
  useFocusReturn();
  return (
    <div className={styles.header}>
      <Heading slot="title" className={styles.title}>
        {title}
      </Heading>
      {onClose !== undefined && (
        <div className={styles.close}>
          <IconButton icon={IconClose} label="Fermer" onPress={onClose} />
        </div>
      )}
    </div>
  );
}
