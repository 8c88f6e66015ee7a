import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** When VoiceOver on iOS is ready to be told again, as in react-aria's `useDialog`. */
const TOLD_AGAIN_MS = 500;

/** Gives the dialog the focus, also where it has it: a browser that gives none to a pressed button left it there, and says nothing. */
function focusAnew(dialog: HTMLElement): void {
  if (document.activeElement === dialog) dialog.blur();
  dialog.focus({ preventScroll: true });
}

/** The dialog of another risk begins at its top, with the focus on the dialog, as if it had just opened: it is read out by its new name. */
export function useBegunAnew(formRef: RefObject<HTMLElement | null>, isNext: boolean): void {
  useLayoutEffect(() => {
    const dialog = isNext ? findDialog(formRef) : null;
    if (dialog === null) return;
    dialog.scrollTop = 0;
    focusAnew(dialog);
  }, [formRef, isNext]);
  useEffect(() => {
    const dialog = isNext ? findDialog(formRef) : null;
    if (dialog === null) return undefined;
    // A question that stood over it goes after it: until then nothing in the dialog takes the focus.
    if (document.activeElement === document.body) focusAnew(dialog);
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === dialog || activeElement === document.body) focusAnew(dialog);
    }, TOLD_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [formRef, isNext]);
}

const findDialog = ({ current }: RefObject<HTMLElement | null>) =>
  current?.closest<HTMLElement>('[role="dialog"]') ?? null;
