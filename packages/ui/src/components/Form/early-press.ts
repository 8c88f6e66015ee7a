/** What a form tells that stood in its page before React: React answers it, and what stands around it, from now on. */
const TAKEN_OVER = 'odu:taken-over';

/**
 * Listens from before the first letter of a page is there: the last button that was pressed while React did not answer yet, by
 * Enter in a form too, is pressed again once it does, unless something was typed since. `target` is what all of it stands in.
 */
export function keepEarlyPress(target: EventTarget): void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: HTMLButtonElement | null = null;
  const notePress = ({ target: element }: Event) => {
    if (element instanceof Element) pressed = element.closest('button');
  };
  const forgetPress = () => (pressed = null);
  const forgetAnswered = (event: Event) => {
    if (event.defaultPrevented) forgetPress();
  };
  const pressAgain = () => {
    listening.abort();
    // After what was typed has been given to React, and drawn.
    setTimeout(() => pressed?.click());
  };
  target.addEventListener('click', notePress, { signal });
  // React may answer a press before the form says so: it hydrates what is pressed at once.
  target.addEventListener('submit', forgetAnswered, { signal });
  target.addEventListener('input', forgetPress, { signal });
  target.addEventListener(TAKEN_OVER, pressAgain, { signal });
}

/** Says that a form is React's now; before it is given what was typed, which is no typing since. */
export const tellTakenOver = (form: HTMLFormElement): void => {
  form.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }));
};
