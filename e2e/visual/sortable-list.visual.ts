import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

// The story's own tests send synthetic events; here the mouse and the keys are Chromium's.
const BEFORE = ['Atelier', 'Bureau', 'Accueil du public', 'Entrepôt'];

const rows = (page: Page) => page.getByRole('listitem');
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Glisser pour réorganiser : ${name}`, exact: true });
const said = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence);

test.beforeEach(async ({ page, storybookUrl }) => {
  // A story without a play function: nothing else moves the list.
  await openStory(page, storybookUrl, 'components-sortablelist--all-states');
});

const order = async (page: Page) => (await rows(page).allTextContents()).slice(0, BEFORE.length);

/** Presses the left button on the handle of « Atelier » and gives what moves the mouse from there. */
async function press(page: Page) {
  const box = await handle(page, 'Atelier').first().boundingBox();
  if (box === null) throw new Error('the handle is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return (distance: number) => page.mouse.move(x, y + distance, { steps: 3 });
}

test('the mouse: 7 px do nothing', async ({ page }) => {
  const moveBy = await press(page);
  await moveBy(7);
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
  await page.mouse.up();
  expect(await order(page)).toEqual(BEFORE);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('the mouse: 9 px drag, and each place is announced', async ({ page }) => {
  const moveBy = await press(page);
  await moveBy(9);
  await said(page, 'Élément saisi. Atelier : position 1 sur 4.');
  await expect(page.locator('[data-dragging]')).toHaveText('Atelier');
  const [first, second] = await Promise.all(
    [rows(page).nth(1), rows(page).nth(2)].map((row) => row.boundingBox()),
  );
  const step = (second?.y ?? 0) - (first?.y ?? 0);
  await moveBy(step);
  await said(page, 'Atelier : position 2 sur 4.');
  await moveBy(2 * step);
  await said(page, 'Atelier : position 3 sur 4.');
  await page.mouse.up();
  await said(page, 'Élément posé. Atelier : position 3 sur 4.');
  expect(await order(page)).toEqual(['Bureau', 'Accueil du public', 'Atelier', 'Entrepôt']);
});

/** What an arrow moves (specification 2, § 9): less than a row. */
const ARROW_PX = 25;

/** The top of the first row and the distance to the next, in a list at rest. */
async function measureRows(page: Page) {
  const [first, second] = await Promise.all([0, 1].map((index) => rows(page).nth(index).boundingBox()));
  if (!first || !second) throw new Error('the list is not on the screen');
  return { top: first.y, step: second.y - first.y };
}

/** Takes « Atelier » by keyboard and gives what moves it down to a place, each press once the one before it has moved it. */
async function take(page: Page, { top, step }: Awaited<ReturnType<typeof measureRows>>) {
  await page.keyboard.press('Space');
  await said(page, 'Élément saisi. Atelier : position 1 sur 4.');
  // dnd-kit listens to the arrows from a timer on that it set when it took: one that is set later fires later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const moved = async () => ((await page.locator('[data-dragging]').boundingBox())?.y ?? Number.NaN) - top;
  let pressed = 0;
  return async (position: number) => {
    const nearest = (position - 1.25) * step;
    for (; pressed * ARROW_PX < nearest; pressed++) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(moved).toBeCloseTo((pressed + 1) * ARROW_PX);
    }
    await said(page, `Atelier : position ${position} sur 4.`);
  };
}

test('the keyboard: Space takes and puts, the arrows move, Escape gives up', async ({ page }) => {
  const atRest = await measureRows(page);
  await page.keyboard.press('Tab');
  await expect(handle(page, 'Atelier').first()).toBeFocused();
  const moveTo = await take(page, atRest);
  await moveTo(2);
  await moveTo(3);
  await page.keyboard.press('Escape');
  await said(page, 'Déplacement annulé. Atelier : position 1 sur 4.');
  expect(await order(page)).toEqual(BEFORE);
  await expect(handle(page, 'Atelier').first()).toBeFocused();

  const moveAgainTo = await take(page, atRest);
  await moveAgainTo(2);
  await page.keyboard.press('Space');
  await said(page, 'Élément posé. Atelier : position 2 sur 4.');
  expect(await order(page)).toEqual(['Bureau', 'Atelier', 'Accueil du public', 'Entrepôt']);
});

test('the buttons: Monter and Descendre, each move announced', async ({ page }) => {
  await page.getByRole('button', { name: 'Descendre Atelier' }).first().click();
  await said(page, 'Atelier : position 2 sur 4.');
  expect(await order(page)).toEqual(['Bureau', 'Atelier', 'Accueil du public', 'Entrepôt']);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Monter Atelier' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, 'Atelier : position 1 sur 4.');
  expect(await order(page)).toEqual(BEFORE);
  await expect(page.getByRole('button', { name: 'Descendre Atelier' }).first()).toBeFocused();
});
