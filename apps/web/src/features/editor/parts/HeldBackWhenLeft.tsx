import { createContext, use, useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

/** Whether another unit is chosen and not drawn yet. */
export const LeavingContext = createContext(false);

const tellName = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The control that is pressed in what leaves; nothing where another one has its name, for which could be meant? */
function findPressed(panel: Element, target: EventTarget) {
  const pressed = target instanceof Element ? target.closest('button, a[href], label') : null;
  return pressed !== null && findAlike(panel, pressed).length === 1 ? pressed : null;
}

const findAlike = (panel: Element, pressed: Element) =>
  [...panel.querySelectorAll<HTMLElement>(pressed.localName)].filter(
    (control) => tellName(control) === tellName(pressed),
  );

/**
 * A press or a key on what still stands of the unit before would be an edit of that one, seen after it beside the chosen one. It is
 * held back rather than made `inert`, for which the style of all that leaves was computed in the task of the press. A press is given
 * to the control of the same name once the chosen unit stands.
 */
export function HeldBackWhenLeft({ children }: { children: ReactNode }) {
  const isLeaving = use(LeavingContext);
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const panel = ref.current;
    const meant = pressed.current;
    if (isLeaving || panel === null || meant === null) return;
    pressed.current = null;
    const [control, another] = findAlike(panel, meant);
    if (control === undefined || another !== undefined) return;
    // After the effects of the tabs, one of which may give the focus to the chosen one.
    queueMicrotask(() => {
      control.focus({ preventScroll: true });
      control.click();
    });
  }, [isLeaving]);
  const holdBack = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const keepPress = (event: SyntheticEvent) => {
    holdBack(event);
    pressed.current = findPressed(event.currentTarget, event.target);
  };
  const keepKey = (event: KeyboardEvent) => (event.key === 'Enter' ? keepPress : holdBack)(event);
  return (
    <div
      ref={ref}
      {...(isLeaving && {
        onPointerDownCapture: holdBack,
        onMouseDownCapture: holdBack,
        onClickCapture: keepPress,
        onKeyDownCapture: keepKey,
      })}
    >
      {children}
    </div>
  );
}
