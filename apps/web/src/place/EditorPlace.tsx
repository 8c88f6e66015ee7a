import { isByKey } from '@odu/ui';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Etape } from '../features/editor/model/etapes.ts';
import { PLACE_PARTS, type Move, type Place } from './place.ts';
import { PlaceProvider } from './PlaceProvider.tsx';

/** Goes to a step, and to a place in it: what the place does not name is kept. */
export type MoveInAddress = (to: { step?: Etape; place?: Place }) => void;

type EditorPlaceProps = {
  /** Left out on a page without steps. */
  step?: Etape;
  /** The place that the address tells. */
  address: Place;
  onMove: MoveInAddress;
  children: ReactNode;
};

/** A pause after which a searched word is told to the address: at each letter, the router's drawing made the next one wait. */
const WORD_MS = 300;

const isSame = (one: Place, other: Place) => PLACE_PARTS.every((part) => one[part] === other[part]);

/**
 * Shows a move, and writes it into the address in a task of its own: the router draws at once and whole whatever follows
 * the address, so that a step that followed it was one long task.
 */
export function EditorPlace({ step, address, onMove, children }: EditorPlaceProps) {
  const [shown, setShown] = useState(address);
  const [toldStep, setToldStep] = useState(step);
  // Another step begins at its own place, in the same drawing.
  if (step !== toldStep) {
    setToldStep(step);
    setShown(address);
  }
  const asked = useRef<Place>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Places that the address was told and does not tell yet: what they bring is shown already, or something newer is. */
  const expected = useRef<readonly Place[]>([]);
  const latest = useRef({ step, address, onMove });
  useEffect(() => {
    const { address: before } = latest.current;
    latest.current = { step, address, onMove };
    if (isSame(before, address)) return;
    const index = expected.current.findIndex((place) => isSame(place, address));
    expected.current = expected.current.slice(index + 1);
    if (index !== -1) return;
    // « Back », or a link: the address leads.
    expected.current = [];
    startTransition(() => setShown((known) => (isSame(known, address) ? known : address)));
  });
  // Who has left the editor is not called back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Where something was changed since the page, or the step, came. */
  const movedIn = useRef<{ step: Etape | undefined } | null>(null);
  const hasMoved = useCallback(() => movedIn.current !== null && movedIn.current.step === step, [step]);
  const move = useCallback<Move>(({ step: next, ...change }) => {
    movedIn.current = next === undefined ? { step: latest.current.step } : null;
    asked.current = { ...asked.current, ...change };
    const tellAddress = () => {
      const place = asked.current;
      asked.current = {};
      timer.current = undefined;
      const told = { ...latest.current.address, ...expected.current.at(-1), ...place };
      if (next === undefined && !isSame(told, latest.current.address))
        expected.current = [...expected.current, told];
      latest.current.onMove({ ...(next !== undefined && { step: next }), place });
    };
    if (next !== undefined) {
      clearTimeout(timer.current);
      tellAddress();
      return;
    }
    const show = () => setShown((known) => ({ ...known, ...change }));
    const isTyping = 'q' in change && !('risque' in change);
    // A field shows its letter at once, and the next key is for the unit that a key chose; the rest may be drawn in slices.
    const isUniteByKey = 'unite' in change && isByKey();
    if (isTyping || isUniteByKey) show();
    else startTransition(show);
    clearTimeout(timer.current);
    timer.current = setTimeout(tellAddress, isTyping ? WORD_MS : 0);
  }, []);
  return <PlaceProvider value={{ place: shown, move, hasMoved }}>{children}</PlaceProvider>;
}
