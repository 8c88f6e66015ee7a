import { expect, type Page } from '@playwright/test';

type Finished = { status: 'success' | 'error'; reporters: unknown };
type Channel = {
  last(event: 'storyFinished'): [Finished] | undefined;
  last(event: 'playFunctionThrewException'): [{ message: string }] | undefined;
};

/** Opens a story and waits until it is rendered and its play function is over; fails when it did. Its accessibility in the light theme is checked with the stories. */
export async function openStory(page: Page, storybookUrl: string, id: string): Promise<void> {
  await page.goto(`${storybookUrl}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const readEnd = () => {
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    const [finished] = channel?.last('storyFinished') ?? [];
    if (finished === undefined) return null;
    // A failed play function is no status of its own.
    const [exception] = channel?.last('playFunctionThrewException') ?? [];
    return (
      exception?.message ?? (finished.status === 'success' ? 'success' : JSON.stringify(finished.reporters))
    );
  };
  await expect.poll(() => page.evaluate(readEnd), { timeout: 60_000, intervals: [100] }).not.toBeNull();
  expect(await page.evaluate(readEnd), 'the story failed').toBe('success');
}
