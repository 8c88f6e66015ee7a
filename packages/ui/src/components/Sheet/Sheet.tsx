import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  title: ReactNode;
  /** The edge it comes from. */
  side?: keyof typeof styles.panel;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((sheet: { close: () => void }) => ReactNode);
}

/** A modal panel on a side of the screen, for navigation or details; put it in a `DialogTrigger` or control it. */
export function Sheet({ title, side = 'start', children, ...overlayProps }: SheetProps) {
  return (
    <ModalOverlay {...overlayProps} isDismissable className={styles.overlay[side]}>
      <Modal className={styles.panel[side]}>
        <AriaDialog className={dialogStyles.dialog}>
          {({ close }) => (
            <>
              <DialogHeader title={title} onClose={close} />
              <div className={dialogStyles.body}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
