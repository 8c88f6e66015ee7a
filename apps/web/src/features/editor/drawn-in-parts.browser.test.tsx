import { preloadLongLists, VirtualList } from '@odu/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MASTER_DATA } from '../../../test/contract-data.ts';
import { countRenders } from '../../../test/count-renders.ts';
import { listForcedLayouts } from '../../../test/list-forced-layouts.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { EditorScreen } from './EditorScreen.tsx';

const RISQUES = 40;
const DUERP = makeDuerp([
  makeUnite(
    'u1',
    Array.from({ length: RISQUES }, (_, rank) => makeRisque(`r${rank + 1}`)),
  ),
]);
const ignore = () => {};

async function drawStep5(): Promise<void> {
  renderScreen(
    <EditorScreen duerp={DUERP} step={5} place={{}} onMove={ignore} onQuit={ignore} onGenerated={ignore} />,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      },
    },
  );
  await expect.element(page.getByRole('button', { name: `Risque r${RISQUES} (` })).toBeVisible();
}

// Counts, not times: forty cards in one piece held a telephone's only thread for half a second.
test('step 5 draws the cards of its first unit a few at a time, each once', async () => {
  const renders = await countRenders(drawStep5);
  expect(renders.of('Carte')).toBe(RISQUES);
  expect(renders.mostAtOnce('Carte')).toBeLessThanOrEqual(4);
});

test('step 5 lays the page out when the browser paints it, not while it is drawn', async () => {
  expect(await listForcedLayouts(drawStep5)).toEqual([]);
});

const nameRows = (count: number, name = 'Ligne') =>
  Array.from({ length: count }, (_, rank) => `${name} ${rank + 1}`);
/** In px: a line of text and what is under it. */
const ROW_HEIGHT = 34;
const makeList = (items: readonly string[], inParts: 'once' | 'always') => (
  <VirtualList
    label="Essai"
    items={items}
    getKey={(item) => item}
    renderItem={(item) => item}
    estimateSize={ROW_HEIGHT}
    inParts={inParts}
  />
);
const openRoot = (inParts: 'once' | 'always' = 'once') => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  /** Draws these rows in one go, and gives those that then stand. */
  const draw = (items: readonly string[]) => {
    flushSync(() => root.render(makeList(items, inParts)));
    return [...place.querySelectorAll('li')];
  };
  const roomBelow = () =>
    Number.parseFloat(getComputedStyle(place.querySelector('ul') as HTMLElement).paddingBlockEnd);
  return { place, draw, roomBelow };
};

describe('a short list of heavy rows', () => {
  const rowsIn = (place: HTMLElement) => place.querySelectorAll('li').length;

  test('that somebody asked for comes a few at a time, with the room of those to come; that comes with its page, at once after a first one', async () => {
    const first = openRoot('always');
    expect(first.draw(nameRows(20))).toHaveLength(4);
    expect(first.roomBelow()).toBe(16 * ROW_HEIGHT);
    await expect.poll(() => rowsIn(first.place)).toBe(20);
    expect(first.roomBelow()).toBe(0);
    expect(openRoot('always').draw(nameRows(20))).toHaveLength(4);
    expect(openRoot('once').draw(nameRows(20))).toHaveLength(20);
  });

  test('keeps the rows that stand, and has a few of what is added to it at once', async () => {
    const { place, draw } = openRoot();
    draw(nameRows(20));
    await expect.poll(() => rowsIn(place)).toBe(20);
    const before = [...place.querySelectorAll('li')];
    const after = draw(nameRows(50));
    expect(after).toHaveLength(24);
    expect(before.every((row, index) => row === after[index])).toBe(true);
    await expect.poll(() => rowsIn(place)).toBe(50);
    // Above them: the focus may stand in one of those.
    const last = place.querySelector('li:last-child');
    expect(draw([...nameRows(10, 'Nouvelle'), ...nameRows(50)])).toHaveLength(54);
    expect(place.querySelector('li:last-child')).toBe(last);
    await expect.poll(() => rowsIn(place)).toBe(60);
  });

  test('of other items draws these a few at a time too', async () => {
    const { place, draw } = openRoot();
    draw(nameRows(20));
    await expect.poll(() => rowsIn(place)).toBe(20);
    expect(draw(nameRows(20, 'Autre'))).toHaveLength(4);
    expect(draw(nameRows(20))).toHaveLength(4);
  });

  test('is on paper whole', () => {
    const { place, draw } = openRoot('always');
    expect(draw(nameRows(50))).toHaveLength(4);
    dispatchEvent(new Event('beforeprint'));
    expect(rowsIn(place)).toBe(50);
    dispatchEvent(new Event('afterprint'));
  });
});

describe('a long list', () => {
  beforeAll(preloadLongLists);
  beforeEach(() => page.viewport(1280, 480));
  /** More than are out of sight and drawn, less than those with them on the side where there are any. */
  const MORE = 3;
  const rowsIn = (place: HTMLElement) => [...place.querySelectorAll('li')];

  test('draws the rows in sight, then some more, when it comes and when it is of other items', async () => {
    const { place, draw } = openRoot();
    for (const name of ['Ligne', 'Autre']) {
      const first = draw(nameRows(100, name)).length;
      expect(first * ROW_HEIGHT).toBeLessThan(480 + ROW_HEIGHT);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the second takes the place of the first
      await expect.poll(() => rowsIn(place).length).toBeGreaterThanOrEqual(first + MORE);
    }
  });

  test('keeps the rows that stand when an edit changes one of its items', async () => {
    const { place, draw } = openRoot();
    const first = draw(nameRows(100)).length;
    await expect.poll(() => rowsIn(place).length).toBeGreaterThanOrEqual(first + MORE);
    const before = rowsIn(place);
    const after = draw([...nameRows(99), 'Ligne changée']);
    expect(after).toHaveLength(before.length);
    expect(after.every((row, index) => row === before[index])).toBe(true);
  });

  test('of items that have just come has the rows beside the focus, to which the next key leads', async () => {
    const { place, draw } = openRoot();
    const first = draw(nameRows(100)).length;
    await expect.poll(() => rowsIn(place).length).toBeGreaterThanOrEqual(first + MORE);
    const last = draw([...nameRows(99), 'Ligne changée']).at(-1);
    if (last === undefined) throw new Error('no row');
    last.tabIndex = -1;
    flushSync(() => last.focus({ preventScroll: true }));
    expect(last.nextElementSibling?.textContent).toBe(`Ligne ${rowsIn(place).length}`);
  });
});
