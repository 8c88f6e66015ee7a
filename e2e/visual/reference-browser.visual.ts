import { expect, test } from './fixtures.ts';
import { describeOtherRenderer, readRenderer } from './reference-browser.ts';

test('the same browser draws the same text', async ({ browser, renderer }) => {
  expect(await readRenderer(browser)).toEqual(renderer);
  expect(renderer.chromium).toMatch(/^\d+(\.\d+){3}$/);
  expect(describeOtherRenderer(renderer, renderer)).toBeNull();
});

test('another build, another drawing of text or no record relaxes the comparison, and says why', () => {
  const reference = { chromium: '156.0.8078.79', text: 'a' };
  expect(describeOtherRenderer(reference, { chromium: '157.0.1.2', text: 'a' })).toBe(
    'the pictures were made by Chromium 156.0.8078.79, this one is 157.0.1.2',
  );
  expect(describeOtherRenderer(reference, { chromium: '156.0.8078.79', text: 'b' })).toContain('draws text');
  expect(describeOtherRenderer(null, reference)).toContain('nothing says');
});
