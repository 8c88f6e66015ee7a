import { createContext, use, useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';

/** Whether another unit is chosen and not drawn yet. */
export const LeavingContext = createContext(false);

const tellName = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The control of a panel that is named like one; nothing where two are: which would be meant? */
function findAlike(panel: Element, meant: Element): HTMLElement | undefined {
  const [control, another] = [...panel.querySelectorAll<HTMLElement>(meant.localName)].filter(
    (one) => tellName(one) === tellName(meant),
  );
  return another === undefined ? control : undefined;
}

/** The control that is pressed in what leaves. */
function findPressed({ currentTarget, target }: SyntheticEvent): HTMLElement | undefined {
  const pressed = (target as Element).closest('button, a[href], label');
  return pressed === null ? undefined : findAlike(currentTarget, pressed);
}

function press(control: HTMLElement | undefined) {
  control?.focus({ preventScroll: true });
  control?.click();
}

const holdBack = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A mouse that goes down before the chosen unit stands and up on it presses nothing by itself; a finger presses where it is lifted. */
const keepPointer = (event: PointerEvent) => {
  holdBack(event);
  const panel = event.currentTarget;
  const meant = findPressed(event);
  if (meant === undefined || event.pointerType !== 'mouse') return;
  const handleUp = ({ target }: Event) => {
    const control = findAlike(panel, meant);
    if (control !== meant && control?.contains(target as Node) === true) press(control);
  };
  document.addEventListener('pointerup', handleUp, { once: true });
};

/**
 * A press or a key on what still stands of the unit before would be an edit of that one, seen after it beside the chosen one. It is
 * held back rather than made `inert`, for which the style of all that leaves was computed in the task of the press. A press is given
 * to the control of the same name once the chosen unit stands.
 */
export function HeldBackWhenLeft({ children }: { children: ReactNode }) {
  const isLeaving = use(LeavingContext);
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const panel = ref.current;
    const meant = pressed.current;
    if (isLeaving || panel === null || meant === undefined) return;
    pressed.current = undefined;
    // After the effects of the tabs, one of which may give the focus to the chosen one.
    queueMicrotask(() => press(findAlike(panel, meant)));
  }, [isLeaving]);
  const keepPress = (event: SyntheticEvent) => {
    holdBack(event);
    pressed.current = findPressed(event);
  };
  const keepKey = (event: KeyboardEvent) => (event.key === 'Enter' ? keepPress : holdBack)(event);
  return (
    <div
      ref={ref}
      {...(isLeaving && {
        onPointerDownCapture: keepPointer,
        onMouseDownCapture: holdBack,
        onClickCapture: keepPress,
        onKeyDownCapture: keepKey,
      })}
    >
      {children}
    </div>
  );
}
