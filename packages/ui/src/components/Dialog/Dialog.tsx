import { createContext, memo, useContext, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay, Text } from 'react-aria-components';
import { joinClassNames } from '../class-names.ts';
import { useStableHandlers } from '../use-stable-handlers.ts';
import { DialogHeader } from './DialogHeader.tsx';
import * as styles from './Dialog.css.ts';
import { useFocusBack } from './use-focus-back.ts';

/** Opens the dialog, sheet or confirmation beside its button; no state is needed then. */
export { DialogTrigger };

type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface DialogProps {
  title: ReactNode;
  /** `form` 560 px, `wide` 960 px; both fill a phone's screen. `small` never does. */
  size?: keyof typeof styles.size;
  role?: 'dialog' | 'alertdialog';
  /** A press outside (not of a question), Escape and the close button close it; without it only your own buttons do. */
  isDismissable?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A sentence under the title. */
  description?: ReactNode;
  children?: DialogContent;
  /** The buttons of the footer. When the dialog holds a form, put a `DialogFooter` in the form instead. */
  actions?: DialogContent;
}

type Shown = Pick<DialogProps, 'title' | 'description' | 'children' | 'actions'>;

/** What stands in the frame comes to it past the frame: drawn anew, react-aria's dialog draws every button in it anew, whatever is kept between. */
const ShownContext = createContext<Shown | null>(null);

const resolve = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content({ close }) : content;

function ShownInDialog({ isDismissable, close }: { isDismissable: boolean; close: () => void }) {
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const { title, description, children, actions } = shown;
  return (
    <>
      <DialogHeader title={title} onClose={isDismissable ? close : undefined} />
      <div className={styles.body}>
        {description !== undefined && <Text slot="description">{description}</Text>}
        {resolve(children, close)}
        {actions !== undefined && <DialogFooter>{resolve(actions, close)}</DialogFooter>}
      </div>
    </>
  );
}

type FrameProps = Required<Pick<DialogProps, 'size' | 'role' | 'isDismissable'>> &
  Pick<DialogProps, 'isOpen' | 'onOpenChange'>;

const DialogFrame = memo(function DialogFrame({ size, role, isDismissable, ...overlayProps }: FrameProps) {
  return (
    <ModalOverlay
      {...overlayProps}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // The second press of a double click takes away neither the question that the first one asked nor, on the answer of one
      // that is fading, what stands below.
      shouldCloseOnInteractOutside={(pressed) =>
        role === 'dialog' && pressed.closest('[role="alertdialog"]') === null
      }
      className={joinClassNames(styles.overlay, size !== 'small' && styles.fullOnPhone)}
    >
      <Modal className={styles.size[size]}>
        <DialogWithFocus role={role} isDismissable={isDismissable} />
      </Modal>
    </ModalOverlay>
  );
});

/** Mounted when the dialog opens. */
function DialogWithFocus({ role, isDismissable }: Pick<FrameProps, 'role' | 'isDismissable'>) {
  const ref = useRef<HTMLElement>(null);
  useFocusBack(ref);
  return (
    <AriaDialog ref={ref} role={role} className={styles.dialog}>
      {({ close }) => <ShownInDialog isDismissable={isDismissable} close={close} />}
    </AriaDialog>
  );
}

/** A modal dialog named by its title; the focus goes into it, stays there, and comes back to what opened it. */
export function Dialog({
  size = 'form',
  role = 'dialog',
  isDismissable = true,
  isOpen,
  onOpenChange,
  ...shown
}: DialogProps) {
  const handlers = useStableHandlers({ change: (nextIsOpen: boolean) => onOpenChange?.(nextIsOpen) });
  return (
    <ShownContext value={shown}>
      <DialogFrame
        size={size}
        role={role}
        isDismissable={isDismissable}
        {...(isOpen !== undefined && { isOpen })}
        {...(onOpenChange !== undefined && { onOpenChange: handlers.change })}
      />
    </ShownContext>
  );
}

export interface DialogFooterProps {
  /** What its main action was refused for, empty until then: it is read out as it appears. */
  errorMessage?: string | undefined;
  children: ReactNode;
}

/** The row of buttons at the bottom of a dialog, always in sight; the main action comes last. */
export function DialogFooter({ errorMessage, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {errorMessage !== undefined && <output className={styles.footerError}>{errorMessage}</output>}
      {children}
    </div>
  );
}
