import type { AutosaveRegistry } from '../autosave/autosave-registry.ts';
import { isReloadHeld } from '../drafts/hold-reload.ts';

type Edited = {
  /** Null before anybody is signed in. */
  readonly getWorkspace: () => { readonly autosaves: Pick<AutosaveRegistry, 'hasUnsaved'> } | null;
};

/** Whether a load of the page would lose a text that nothing else keeps, or edits that are still to send. */
export const hasUnsavedWork = ({ getWorkspace }: Edited): boolean =>
  isReloadHeld() || getWorkspace()?.autosaves.hasUnsaved() === true;
