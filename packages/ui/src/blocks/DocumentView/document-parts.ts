import type { ComponentType } from 'react';
import type { InteractiveRisquesProps } from '../InteractiveRisques/InteractiveRisques.tsx';

/** The parts of a document that show once they are asked for. */
export interface DocumentParts {
  HelpGrid: ComponentType;
  InteractiveRisques: ComponentType<InteractiveRisquesProps>;
}
