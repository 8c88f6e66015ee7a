import type { ComponentType } from 'react';
import type { DialogProps } from '../../components/Dialog/Dialog.tsx';
import type { CadreReglementaireProps } from './CadreReglementaire.tsx';
import type { InteractiveRisquesProps } from '../InteractiveRisques/InteractiveRisques.tsx';

/** The parts of a document that show once they are asked for. */
export interface DocumentParts {
  Dialog: ComponentType<DialogProps>;
  /** Folded on screen, whole on paper. */
  Cadre: ComponentType<CadreReglementaireProps>;
  HelpGrid: ComponentType;
  InteractiveRisques: ComponentType<InteractiveRisquesProps>;
}
