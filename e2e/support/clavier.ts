import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Notes } from './niveau.ts';

const MAX_TABS = 40;

/** Presses Tab until the target has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** Evaluates the risk of the open dialog by keyboard only, then presses the button. */
export async function evaluateByKeyboard(page: Page, notes: Notes, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [index, name] of ['Gravité', 'Fréquence', 'Maîtrise'].entries()) {
    const slider = dialog.getByRole('slider', { name: new RegExp(`^${name}`) });
    await tabTo(page, slider);
    await page.keyboard.press('Home');
    for (let step = 1; step < (notes[index] ?? 1); step++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(String(notes[index]));
  }
  await tabTo(page, dialog.getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
}
