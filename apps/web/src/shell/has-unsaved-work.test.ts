import { expect, onTestFinished, test } from 'vitest';
import { holdReload } from '../drafts/hold-reload.ts';
import { hasUnsavedWork } from './has-unsaved-work.ts';

const visitor = { getWorkspace: () => null };
const signedIn = (isUnsaved: boolean) => ({
  getWorkspace: () => ({ autosaves: { hasUnsaved: () => isUnsaved } }),
});

test('without a text that is held and without edits a load loses nothing', () => {
  expect(hasUnsavedWork(visitor)).toBe(false);
  expect(hasUnsavedWork(signedIn(false))).toBe(false);
});

test('edits that are still to send are enough', () => expect(hasUnsavedWork(signedIn(true))).toBe(true));

test('a text that is held is enough, for a visitor too, until it is let go', () => {
  const letGo = holdReload();
  onTestFinished(letGo);
  expect(hasUnsavedWork(visitor)).toBe(true);
  expect(hasUnsavedWork(signedIn(false))).toBe(true);
  letGo();
  expect(hasUnsavedWork(visitor)).toBe(false);
});
