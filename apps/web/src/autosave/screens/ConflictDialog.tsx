import type { DuerpDocument } from '@odu/api-contract';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

const ConflictChoice = lazyPart(() => import('./ConflictChoice.tsx'), { isFetchedAhead: true });

/** Asks what to keep where somebody else wrote something else meanwhile, one item at a time. */
export function ConflictDialog({ duerp }: { duerp: DuerpDocument }) {
  const { autosave, state } = useDuerpAutosave(duerp.id);
  if (state.kind !== 'conflict') return null;
  const { collision, left } = state;
  const { cible } = collision;
  const champ = collision.type === 'champ' ? collision.champ : '';
  // Another item is another dialog: its first words are read out, its first button is focused.
  const key = [collision.type, cible.entite, cible.id, champ].join();
  return <ConflictChoice key={key} autosave={autosave} duerp={duerp} collision={collision} left={left} />;
}
