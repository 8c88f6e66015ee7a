import type { DuerpDocument } from '@odu/api-contract';
import { useEffect } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { whenIdle } from '../../loading/when-idle.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

const ConflictChoice = lazyPart(() => import('./ConflictChoice.tsx'));

/** Asks what to keep where somebody else wrote something else meanwhile, one item at a time. */
export function ConflictDialog({ duerp }: { duerp: DuerpDocument }) {
  const { autosave, state } = useDuerpAutosave(duerp.id);
  useEffect(() => whenIdle(() => void ConflictChoice.preload()), []);
  if (state.kind !== 'conflict') return null;
  const { collision, left } = state;
  const { cible } = collision;
  const champ = collision.type === 'champ' ? collision.champ : '';
  // Another item is another dialog: its first words are read out, its first button is focused.
  const key = [collision.type, cible.entite, cible.id, champ].join();
  return <ConflictChoice key={key} autosave={autosave} duerp={duerp} collision={collision} left={left} />;
}
