import { createContext, use, useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';

/** Whether another unit is chosen and not drawn yet. */
export const LeavingContext = createContext(false);

const tellName = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const findAlike = (panel: Element, pressed: Element) =>
  [...panel.querySelectorAll<HTMLElement>(pressed.localName)].filter(
    (control) => tellName(control) === tellName(pressed),
  );

/** The control that a press is on; nothing where another one has its name: which of the other unit's would be meant? */
function findPressed(panel: Element, target: EventTarget | null): HTMLElement | undefined {
  const pressed = target instanceof Element ? target.closest('button, a[href], label') : null;
  const [control, another] = pressed === null ? [] : findAlike(panel, pressed);
  return another === undefined ? control : undefined;
}

function press(control: HTMLElement) {
  control.focus({ preventScroll: true });
  control.click();
}

const holdBack = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A mouse that goes down before the chosen unit stands and up on it presses nothing by itself; a finger presses what it leaves. */
const keepPointer = (event: PointerEvent) => {
  holdBack(event);
  const panel = event.currentTarget;
  const meant = findPressed(panel, event.target);
  if (meant === undefined || event.pointerType !== 'mouse') return;
  const handleUp = ({ target }: Event) => {
    const control = meant.isConnected ? undefined : findPressed(panel, target);
    if (control !== undefined && tellName(control) === tellName(meant)) press(control);
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
    const [control, another] = findAlike(panel, meant);
    if (control === undefined || another !== undefined) return;
    // After the effects of the tabs, one of which may give the focus to the chosen one.
    queueMicrotask(() => press(control));
  }, [isLeaving]);
  const keepPress = (event: SyntheticEvent) => {
    holdBack(event);
    pressed.current = findPressed(event.currentTarget, event.target);
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
