import { expect, type Page } from '@playwright/test';

/** Opens a story and waits until it is rendered, its play function is over and its accessibility is checked. */
export async function openStory(page: Page, storybookUrl: string, id: string): Promise<void> {
  await page.goto(`${storybookUrl}/iframe.html?id=${id}&viewMode=story`);
  const readPhase = () =>
    (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
      ?.currentRender?.phase;
  await expect
    .poll(() => page.evaluate(readPhase), { timeout: 60_000 })
    .toMatch(/^(finished|errored|aborted)$/);
  expect(await page.evaluate(readPhase), 'the story failed').toBe('finished');
}
