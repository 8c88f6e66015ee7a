import { afterEach, expect, test } from 'vitest';
import { createHolds, isReloadHeld, letReload } from './hold-reload.ts';

afterEach(letReload);

test('a text that is held twice is let go at once when it is kept, and no other with it', () => {
  const holds = createHolds();
  holds.set('risque:r1', true);
  holds.set('risque:r1', true);
  holds.set('risque:r2', true);
  holds.set('risque:r1', false);
  expect(isReloadHeld()).toBe(true);
  holds.set('risque:r2', false);
  expect(isReloadHeld()).toBe(false);
});

test('what held the texts lets all of them go when it is gone', () => {
  const holds = createHolds();
  holds.set('risque:r1', true);
  holds.set('risque:r2', true);
  holds.clear();
  expect(isReloadHeld()).toBe(false);
});
