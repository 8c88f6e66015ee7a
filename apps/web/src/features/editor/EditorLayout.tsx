import { BackLink, EditorStepper, type EditorStepperProps, Inline, Stack } from '@odu/ui';
import type { ReactNode } from 'react';
import * as links from '../../routing/links.ts';
import { LazyEtapes } from './parts/LazyEtapes.ts';

type EditorLayoutProps = Omit<EditorStepperProps, 'Etapes'> & {
  duerpId: string;
  title: ReactNode;
  /** « Annuler » and « Rétablir ». */
  undo: ReactNode;
  stepTitle: ReactNode;
  /** « Aide ». */
  help: ReactNode;
};

/** Where all that stands around a step has its place, whether the document is there or on its way. */
export function EditorLayout({
  duerpId,
  title,
  undo,
  stepTitle,
  help,
  children,
  ...stepper
}: EditorLayoutProps) {
  return (
    <>
      {/* At the left: toasts come at the right. */}
      <Inline gap="large">
        <BackLink href={links.duerp(duerpId)}>Retour</BackLink>
        {title}
        {undo}
      </Inline>
      <EditorStepper {...stepper} Etapes={LazyEtapes}>
        <Stack gap="large">
          <Inline justify="between" gap="small">
            {stepTitle}
            {help}
          </Inline>
          {children}
        </Stack>
      </EditorStepper>
    </>
  );
}
