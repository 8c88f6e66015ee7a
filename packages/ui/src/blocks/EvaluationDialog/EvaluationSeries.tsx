import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';

/** What stands over the form, and what closes it. */
interface Head {
  title: string;
  subtitle: string;
  onCancel: () => void;
}

/** The title of a risk whose name is empty. */
export const NAMELESS = 'Évaluer le risque';

const SeriesContext = createContext<((head: Head) => void) | null>(null);

/** Whether an open dialog is there already, of the risk before. */
export const useIsInSeries = (): boolean => useContext(SeriesContext) !== null;

export interface EvaluationSeriesProps {
  /** An `EvaluationDialog` with the key of its risk. */
  children: ReactNode;
}

/**
 * One open dialog for risks that are evaluated one after another: each brings its title and its form. A dialog that closes
 * and opens again has the page behind it computed twice, and shows it meanwhile.
 */
export function EvaluationSeries({ children }: EvaluationSeriesProps) {
  const [{ title, subtitle }, setHead] = useState({ title: NAMELESS, subtitle: '' });
  const cancel = useRef<() => void>(null);
  const [tell] = useState(() => ({ onCancel, ...head }: Head) => {
    cancel.current = onCancel;
    setHead(head);
  });
  return (
    <EvaluationFrame isOpen title={title} subtitle={subtitle} onCancel={() => cancel.current?.()}>
      <SeriesContext value={tell}>{children}</SeriesContext>
    </EvaluationFrame>
  );
}

export function EvaluationFrame({
  isOpen,
  title,
  subtitle,
  onCancel,
  children,
}: Head & { isOpen: boolean; children: ReactNode }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
      size="wide"
      title={title}
      {...(subtitle !== '' && { description: subtitle })}
    >
      {children}
    </Dialog>
  );
}

/** Tells the dialog of the series what stands over this form, before it is painted. */
export function HeadOfSeries({ title, subtitle, onCancel, children }: Head & { children: ReactNode }) {
  const tell = useContext(SeriesContext);
  useLayoutEffect(() => tell?.({ title, subtitle, onCancel }), [tell, title, subtitle, onCancel]);
  return children;
}

/** When VoiceOver on iOS is ready to be told again, as in react-aria's `useDialog`. */
const TOLD_AGAIN_MS = 500;

/** Gives the dialog the focus, also where it has it: a browser that gives none to a pressed button left it there, and says nothing. */
function focusAnew(dialog: HTMLElement): void {
  if (document.activeElement === dialog) dialog.blur();
  dialog.focus({ preventScroll: true });
}

/** The dialog of another risk begins at its top, with the focus on the dialog, as if it had just opened: it is read out by its new name. */
export function useBegunAnew(formRef: RefObject<HTMLElement | null>, isNext: boolean): void {
  useLayoutEffect(() => {
    const dialog = isNext ? findDialog(formRef) : null;
    if (dialog === null) return;
    dialog.scrollTop = 0;
    focusAnew(dialog);
  }, [formRef, isNext]);
  useEffect(() => {
    const dialog = isNext ? findDialog(formRef) : null;
    if (dialog === null) return undefined;
    // A question that stood over it goes after it: until then nothing in the dialog takes the focus.
    if (document.activeElement === document.body) focusAnew(dialog);
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === dialog || activeElement === document.body) focusAnew(dialog);
    }, TOLD_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [formRef, isNext]);
}

const findDialog = ({ current }: RefObject<HTMLElement | null>) =>
  current?.closest<HTMLElement>('[role="dialog"]') ?? null;
