import type { DuerpDocument } from '@odu/api-contract';
import { countPointsACompleter, formatPluriel, listProblemesDeCompletude } from '@odu/domain';

/** A step of the editor, 1 to 7. */
export type Etape = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What the editor shows of a step: whether it is done, begun or to do, and what is missing. */
export type EtatDEtape = { step: Etape; status: 'todo' | 'done' | 'warning'; hint?: string };

export const LAST_ETAPE = 7;
const ETAPES_DE_SAISIE = [2, 3, 4, 5, 6] as const;

/** The seven steps before anything is known of the document. */
export const ETAPES_INCONNUES = ([1, ...ETAPES_DE_SAISIE, LAST_ETAPE] as const).map((step): EtatDEtape => ({
  step,
  status: 'todo',
}));

const isBegun = ({ data }: DuerpDocument, step: Etape): boolean => {
  const hasRisque = data.unitesDeTravail.some(({ risques }) => risques.length > 0);
  switch (step) {
    case 2:
      return data.entreprise !== null;
    case 3:
      return data.unitesDeTravail.length > 0;
    case 4:
    case 5:
      return hasRisque;
    // Nothing is asked of who planned nothing yet; it is not done for all that.
    case 6:
      return (
        data.isPapripactEnabled ||
        data.unitesDeTravail.some(({ papripactActionsPreventives: actions }) =>
          actions.some(({ statut }) => statut !== 'Annulé'),
        )
      );
    default:
      return true;
  }
};

/** Describes the seven steps of a document; a step is done once it was begun and nothing is missing in it. */
export function describeEtapes(document: DuerpDocument): EtatDEtape[] {
  const problemes = listProblemesDeCompletude(document.data);
  const describe = (step: Etape): EtatDEtape => {
    const missing = countPointsACompleter(problemes.filter((probleme) => probleme.step === step));
    if (!isBegun(document, step)) return { step, status: 'todo' };
    if (missing === 0) return { step, status: 'done' };
    return { step, status: 'warning', hint: `${formatPluriel(missing, 'point')} à compléter` };
  };
  const isGenerated = document.versions.length > 0 && !document.hasBeenModifiedSinceLastGeneration;
  return [
    { step: 1, status: 'done' },
    ...ETAPES_DE_SAISIE.map(describe),
    { step: LAST_ETAPE, status: isGenerated ? 'done' : 'todo' },
  ];
}
