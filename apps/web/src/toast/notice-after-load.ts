import { notify } from './notify.ts';

const KEY = 'odu.notice';

/** Keeps a sentence for this tab's next load: what is shown now goes with the page. */
export function keepNoticeForLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // A full storage: the page still changes, without its sentence.
  }
}

/** Shows, once, the sentence that this tab kept before it was loaded. */
export function showNoticeAfterLoad(): void {
  const message = sessionStorage.getItem(KEY);
  if (message === null) return;
  sessionStorage.removeItem(KEY);
  notify({ kind: 'info', message });
}
