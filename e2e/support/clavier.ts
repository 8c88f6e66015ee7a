import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Notes } from './niveau.ts';

const MAX_TABS = 40;

/** Presses Tab until the focused element has this role and accessible name, as somebody without a mouse does. */
export async function tabTo(page: Page, role: 'button' | 'slider', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} ${String(name)}`);
}

/** Evaluates the risk of the open dialog by keyboard only, then presses the button. */
export async function evaluateByKeyboard(page: Page, notes: Notes, button: string): Promise<void> {
  for (const [index, name] of ['Gravité', 'Fréquence', 'Maîtrise'].entries()) {
    await tabTo(page, 'slider', new RegExp(`^${name}`));
    await page.keyboard.press('Home');
    for (let step = 1; step < (notes[index] ?? 1); step++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider', { name: new RegExp(`^${name}`) })).toHaveValue(
      String(notes[index]),
    );
  }
  await tabTo(page, 'button', button);
  await page.keyboard.press('Enter');
}
