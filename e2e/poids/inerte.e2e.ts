import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount } from '../support/compte.ts';
import { signInToDemo } from '../support/demo.ts';

declare global {
  var painted: number;
  var madeInertAfter: number[];
  var lockedAfter: number[];
  var askedInThePress: string[];
  var isInFrame: boolean;
  var takenOutInFrame: boolean[];
  var shortcutsRead: string[];
  var placesAsked: number;
}

test.use({ viewport: { width: 360, height: 740 } });

/** Has the page note how many frames were painted since the last press, each time that something of it is made inert or kept from scrolling. */
const noteRest = (page: Page) =>
  page.addInitScript(() => {
    globalThis.painted = 0;
    globalThis.madeInertAfter = [];
    globalThis.lockedAfter = [];
    const count = () => {
      globalThis.painted += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    addEventListener('click', () => (globalThis.painted = 0), { capture: true });
    new MutationObserver(() => {
      if (document.documentElement.style.overflow === 'hidden')
        globalThis.lockedAfter.push(globalThis.painted);
    }).observe(document, { attributeFilter: ['style'], subtree: true });
    const inert = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert');
    if (inert?.set === undefined) throw new Error('an element has the property inert');
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      ...inert,
      set(this: HTMLElement, isInert: boolean) {
        if (isInert) globalThis.madeInertAfter.push(globalThis.painted);
        inert.set?.call(this, isInert);
      },
    });
  });

// To compute the style of the whole page anew was a third of the task in which a risk is opened.
test('what opens above the page is painted before the rest of it is made inert and still, and gives it back as it was', async ({
  page,
}) => {
  await noteRest(page);
  await createAccount(page, 'inerte@exemple.fr');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const rest = page.locator('main');
  await menu.click();
  const opened = page.getByRole('dialog');
  await expect(opened).toBeVisible();
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  await expect(rest.and(page.locator('[inert] *'))).toHaveCount(1);
  expect(await page.evaluate(() => Math.min(...globalThis.madeInertAfter))).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => Math.min(...globalThis.lockedAfter))).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(menu).toBeFocused();
});

/** Has the page know whether it is in a frame's own work. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.isInFrame = false;
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (work) =>
      ask((time) => {
        globalThis.isInFrame = true;
        try {
          work(time);
        } finally {
          globalThis.isInFrame = false;
        }
      });
  });

/** Has the page note who asks for animations or for the height of what it holds outside of a frame's own work. */
const noteQuestions = (page: Page) =>
  page.addInitScript(() => {
    globalThis.askedInThePress = [];
    const note = (prototype: object, name: string, key: 'get' | 'value') => {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      const native = own?.[key] as ((...args: unknown[]) => unknown) | undefined;
      if (native === undefined) throw new Error(`an element has ${name}`);
      Object.defineProperty(prototype, name, {
        ...own,
        [key](this: unknown, ...args: unknown[]) {
          if (!globalThis.isInFrame) globalThis.askedInThePress.push(name);
          return native.apply(this, args);
        },
      });
    };
    note(Element.prototype, 'getAnimations', 'value');
    note(Element.prototype, 'scrollHeight', 'get');
  });

// Each of them laid the page out once more in the task of the press: with the focus, more than a third of opening a risk.
test('what opens above the page by a pointer asks for its animations in the frame and for the size of the page never, and has the focus', async ({
  page,
}) => {
  await noteFrames(page);
  await noteQuestions(page);
  await createAccount(page, 'mesures@exemple.fr');
  await page.evaluate(() => (globalThis.askedInThePress = []));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  expect(await page.evaluate(() => globalThis.askedInThePress)).toEqual([]);
});

/** Has the page note, each time that a list of choices is taken out of it, whether that is in a frame's own work. */
const noteLists = (page: Page) =>
  page.addInitScript(() => {
    globalThis.takenOutInFrame = [];
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild');
    const native = own?.value as (child: Node) => Node;
    Object.defineProperty(Node.prototype, 'removeChild', {
      ...own,
      value(this: Node, child: Node) {
        if (child instanceof Element && child.querySelector('[role="listbox"]') !== null)
          globalThis.takenOutInFrame.push(globalThis.isInFrame);
        return native.call(this, child);
      },
    });
  });

/** Signs in, and gives the address of the step that evaluates the example. */
async function signInToEvaluate(page: Page, odu: Parameters<typeof signInToDemo>[0]): Promise<string> {
  const { id, tokens } = await signInToDemo(odu);
  await page.addInitScript((kept) => Object.assign(localStorage, kept), tokens);
  return `/duerps/${id}/edit?step=5`;
}

// The focus leaves it with it, and the style of the page, no longer inert, is computed for that: with the frame, 50 ms of a slow phone.
test('a list that a pointer chose in is taken out of the page in a task of its own, and gives the focus back', async ({
  page,
  odu,
}) => {
  const evaluation = await signInToEvaluate(page, odu);
  await noteFrames(page);
  await noteLists(page);
  await page.goto(evaluation);
  const filter = page.getByRole('button', { name: /Afficher$/ });
  await filter.click();
  await page.getByRole('option', { name: 'Critiques' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(filter).toBeFocused();
  await expect(filter).toHaveText(/Critiques/);
  expect(await page.evaluate(() => globalThis.takenOutInFrame)).toEqual([false]);
});

// react-aria reads the shortcuts of each list, field and row of tabs at each drawing: a twelfth of choosing another unit.
test('the shortcuts of the keyboard are read at the first key, not as the page is drawn', async ({
  page,
  odu,
}) => {
  const evaluation = await signInToEvaluate(page, odu);
  await page.addInitScript(() => {
    globalThis.shortcutsRead = [];
    const split = Reflect.get(String.prototype, 'split');
    Object.assign(String.prototype, {
      split(this: string, ...of: Parameters<typeof split>) {
        if (Object.is(of[0], '+')) globalThis.shortcutsRead.push(String(this));
        return Reflect.apply(split, this, of);
      },
    });
  });
  await page.goto(evaluation);
  const other = page.getByRole('tab').nth(1);
  await other.click();
  await expect(other).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => globalThis.shortcutsRead)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => globalThis.shortcutsRead.length)).toBeGreaterThan(0);
});

// The focus of the first comes back to its button in a frame, where the second's was not there yet, and was lost with the button.
test('a dialog that takes the place of another has the focus and gives it back, where a screen reader pressed the button', async ({
  page,
  odu,
}) => {
  const evaluation = await signInToEvaluate(page, odu);
  const known = Promise.withResolvers<void>();
  await page.route('**/api/duerpmasterdata/risques?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto(evaluation.replace('step=5', 'step=4'));
  const button = page.getByRole('button', { name: 'Ajouter des risques depuis les exemples' });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    // Half a second later react-aria looks for a focus that was lost: too early, where the processor is slow.
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((work: () => void, ms?: number) =>
      ms === 500 ? 0 : wait(work, ms)) as typeof setTimeout;
  });
  // As a screen reader does: no key, no pointer.
  await button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
  });
  await expect(page.getByRole('dialog', { name: 'Exemples de risques' })).toBeFocused();
  known.resolve();
  await expect(page.getByRole('dialog', { name: /^Ajouter des risques/ })).toBeFocused();
  await expect(page.locator('main').and(page.locator('[inert] *'))).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: /^Ajouter des risques/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

// Its place was found three times, and the page laid out for each: a sixth of the frame that shows it.
test('a list finds its place once when it opens, and again when the window changes', async ({
  page,
  odu,
}) => {
  const evaluation = await signInToEvaluate(page, odu);
  await page.addInitScript(() => {
    globalThis.placesAsked = 0;
    // As react-aria asks how high a list would be, as the window at most, before it says where it stands.
    let isAsking = false;
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) {
        const wasAsking = isAsking;
        isAsking = oldValue?.includes(`max-height: ${innerHeight}px`) === true;
        if (isAsking && !wasAsking) globalThis.placesAsked += 1;
      }
    }).observe(document, { attributeFilter: ['style'], attributeOldValue: true, subtree: true });
  });
  await page.goto(evaluation);
  await page.getByRole('button', { name: /Afficher$/ }).click();
  await expect(page.getByRole('option', { name: 'Critiques' })).toBeVisible();
  await expect(page.locator('main').and(page.locator('[inert] *'))).toHaveCount(1);
  expect(await page.evaluate(() => globalThis.placesAsked)).toBe(1);
  await page.setViewportSize({ width: 360, height: 500 });
  await expect.poll(() => page.evaluate(() => globalThis.placesAsked)).toBeGreaterThan(1);
});
