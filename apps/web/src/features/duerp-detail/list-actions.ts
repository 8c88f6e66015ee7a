import type { DuerpDocument } from '@odu/api-contract';
import { canPurchase } from '@odu/domain';
import type { ProblemeDeCompletude } from '@odu/domain';

/** A way from the detail page to a step of the editor. */
export type EditorLink = { label: string; step: number };

/** What a document's state lets the user do next. */
export type DetailActionList = {
  canDownload: boolean;
  canBuy: boolean;
  /** The first one is the most useful. */
  editorLinks: readonly EditorLink[];
};

type DuerpState = Pick<DuerpDocument, 'paymentStatus_Derivated' | 'hasBeenModifiedSinceLastGeneration'> & {
  versions: readonly unknown[];
};

/** Lists what can be done with a document, from its state and what it lacks (specification 2, detail screen). */
export function listActions(duerp: DuerpState, problemes: readonly ProblemeDeCompletude[]): DetailActionList {
  const canBuy = canPurchase(duerp.paymentStatus_Derivated);
  if (duerp.versions.length === 0) {
    const [first] = problemes;
    const link =
      first === undefined
        ? { label: 'Valider une version', step: 7 }
        : { label: 'Continuer la création', step: first.step };
    return { canDownload: false, canBuy, editorLinks: [link] };
  }
  const edit = { label: 'Modifier', step: 2 };
  const editorLinks = duerp.hasBeenModifiedSinceLastGeneration
    ? [{ label: 'Créer une nouvelle version', step: 7 }, edit]
    : [edit];
  return { canDownload: true, canBuy, editorLinks };
}
