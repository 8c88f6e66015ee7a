import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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

/** Whether a series holds the dialog: then its forms bring none of their own. */
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
