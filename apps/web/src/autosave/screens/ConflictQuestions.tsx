import type { DuerpDocument } from '@odu/api-contract';
import type { DocumentQueue } from '../queue/document-queue.ts';
import type { SaveState } from '../queue/save-state.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { useFocusAfterQuestions } from './use-focus-after-questions.ts';

type ConflictQuestionsProps = { autosave: DocumentQueue; duerp: DuerpDocument; state: SaveState };

/** The question that a document's saving waits for, if it does, and the focus after the last one. */
export default function ConflictQuestions({ autosave, duerp, state }: ConflictQuestionsProps) {
  useFocusAfterQuestions(state.kind === 'conflict');
  if (state.kind !== 'conflict') return null;
  const { collision, left } = state;
  const { cible } = collision;
  const champ = collision.type === 'champ' ? collision.champ : '';
  // Another item is another dialog: its first words are read out, its first button is focused.
  const key = [collision.type, cible.entite, cible.id, champ].join();
  return <ConflictChoice key={key} autosave={autosave} duerp={duerp} collision={collision} left={left} />;
}
