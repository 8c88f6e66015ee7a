import { useRef, type PointerEvent } from 'react';

type SwipeHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
};

/** A finger that goes less far is a press, or reads on. */
const MIN_DISTANCE = 64;

/** A finger that selects text, or moves in a field, means that. */
const OWN_GESTURES = 'input:not([type="radio"]), textarea, [role="slider"], [contenteditable]';

/**
 * A finger drawn across: to the left is the next one, to the right the one before. Never the only way, and nothing moves
 * with the finger: there is no motion to spare anybody. What scrolls needs `touch-action: pan-y`.
 */
export function useSwipe(
  onNext: (() => void) | undefined,
  onPrevious: (() => void) | undefined,
): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }) => {
      const isOwn = target instanceof Element && target.closest(OWN_GESTURES) !== null;
      start.current = pointerType === 'touch' && isPrimary && !isOwn ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const across = clientX - from.x;
      if (Math.abs(across) < MIN_DISTANCE || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return;
      if (across < 0) onNext?.();
      else onPrevious?.();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
