import { NBSP } from '@odu/domain';
import { PRODUCT_NAME } from '../../routing/use-page-title.ts';
import type { SaveState } from '../queue/save-state.ts';

const describeUnsaved = ({ kind }: SaveState, isKept: boolean): string => {
  const isSentLater = kind === 'saving' || kind === 'retrying';
  if (!isKept)
    return `Vos dernières modifications n'ont pas encore pu être enregistrées, et cet appareil n'a plus de place pour les garder${NBSP}: laissez ${PRODUCT_NAME} ouvert dans cet onglet jusqu'à ce qu'elles le soient.`;
  return isSentLater
    ? "Vos dernières modifications n'ont pas encore pu être enregistrées. Elles sont gardées sur cet appareil et seront envoyées dès que possible."
    : "Vos dernières modifications n'ont pas pu être enregistrées. Elles sont gardées sur cet appareil jusqu'à ce que vous décidiez ce qu'elles deviennent.";
};

type UnsavedEditsProps = { state: SaveState; isKept: boolean };

/** What becomes of the edits that are not saved when the document is left. */
export default function UnsavedEdits({ state, isKept }: UnsavedEditsProps) {
  return describeUnsaved(state, isKept);
}
