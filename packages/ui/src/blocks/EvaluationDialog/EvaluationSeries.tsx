import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';

/** What stands over the form, and what closes it. */
interface Head {
  title: string;
  subtitle: string;
  onCancel: () => void;
}

/** What the dialog of a risk is called by, its code in the referential, and where one is in the series. */
export interface RisqueNomme {
  displayName: string;
  code?: string;
  positionText?: string;
}

/** What stands over the form of a risk, with or without a name. */
export const describeHead = ({ displayName, code = '', positionText = '' }: RisqueNomme) => ({
  title: displayName.trim() === '' ? 'Évaluer le risque' : displayName,
  subtitle: [code, positionText].filter((text) => text !== '').join(' · '),
});

const SeriesContext = createContext<((head: Head) => void) | null>(null);

/** Whether a series holds the dialog: then its forms bring none of their own. */
export const useIsInSeries = (): boolean => useContext(SeriesContext) !== null;

export interface EvaluationSeriesProps extends RisqueNomme {
  /** The risk whose evaluation is open; its name, code and place are what the form says of it at first. */
  idRisque: string;
  /** An `EvaluationDialog` with the key of its risk. */
  children: ReactNode;
}

/**
 * One open dialog for risks that are evaluated one after another: each brings its title and its form. A dialog that closes
 * and opens again has the page behind it computed twice, and shows it meanwhile.
 */
export function EvaluationSeries({ idRisque, children, ...named }: EvaluationSeriesProps) {
  const [head, setHead] = useState({ of: idRisque, ...describeHead(named) });
  // With the form of the next risk, not after it: a dialog that is told by its form is drawn twice.
  if (head.of !== idRisque) setHead({ of: idRisque, ...describeHead(named) });
  const { title, subtitle } = head;
  const cancel = useRef<() => void>(null);
  const [tell] = useState(() => ({ onCancel, ...told }: Head) => {
    cancel.current = onCancel;
    setHead((said) =>
      said.title === told.title && said.subtitle === told.subtitle ? said : { of: said.of, ...told },
    );
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
