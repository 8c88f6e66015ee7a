import { preloadLongLists, VirtualList } from '@odu/ui';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listForcedLayouts } from '../../../test/list-forced-layouts.ts';

const ROWS = 500;
const BELIEVED = 50;
const HIGH = 83;

const makeList = (name: string) => (
  <VirtualList
    key={name}
    label={name}
    items={Array.from({ length: ROWS }, (_, rank) => rank)}
    getKey={String}
    renderItem={(rank) => `Ligne ${rank + 1} de ${name}`}
    estimateSize={BELIEVED}
  />
);

function mount() {
  const place = document.body.appendChild(document.createElement('div'));
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `li { block-size: ${HIGH}px; }`;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sheet.remove();
    window.scrollTo(0, 0);
  });
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  /** Draws the list of this name, so far under the top of the page. */
  const draw = (name: string, above = 0) => {
    place.style.paddingBlockStart = `${above}px`;
    flushSync(() =>
      root.render(
        <Profiler id="list" onRender={onRender}>
          {makeList(name)}
        </Profiler>,
      ),
    );
  };
  return { draw, place, onRender };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const settle = async () => {
  for (let count = 0; count < 6; count += 1) await frame();
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await preloadLongLists();
});

test('a long list where another one stood is drawn without laying the page out', async () => {
  const { draw } = mount();
  draw('Première');
  await settle();
  expect(await listForcedLayouts(async () => draw('Seconde'))).toEqual([]);
  await expect.element(page.getByText('Ligne 1 de Seconde', { exact: true })).toBeVisible();
});

test('a list shows its rows at its first drawing', async () => {
  const { draw, place, onRender } = mount();
  draw('Première');
  await settle();
  onRender.mockClear();
  draw('Seconde');
  expect(place.querySelectorAll('li').length).toBeGreaterThan(12);
  expect(onRender).toHaveBeenCalledOnce();
});

test('a list whose page was scrolled between its drawing and its first paint shows the rows that are in sight', async () => {
  const { draw, place } = mount();
  place.style.blockSize = '30000px';
  draw('Première');
  await settle();
  draw('Seconde');
  // The event came before the list listened.
  window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.scrollTo(0, 9000);
  await settle();
  const tops = [...place.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top);
  expect(Math.min(...tops)).toBeLessThanOrEqual(0);
  expect(Math.max(...tops)).toBeGreaterThan(window.innerHeight - HIGH);
});

test('rows higher than believed never lie over one another, and no observer is left behind', async () => {
  const complaints: string[] = [];
  const note = ({ message }: ErrorEvent) => complaints.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const { draw, place } = mount();
  draw('Essai');
  const overlaps: number[] = [];
  const look = () => {
    const tops = [...place.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top);
    for (const [index, top] of tops.entries()) {
      const before = tops[index - 1];
      if (before !== undefined && top - before < HIGH) overlaps.push(top - before);
    }
  };
  look();
  for (let count = 0; count < 8; count += 1) {
    window.scrollBy(0, 400);
    await frame();
    look();
  }
  expect(overlaps).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a list that stands lower than the last one shows the rows that are in sight', async () => {
  const { draw, place } = mount();
  draw('Haute');
  await settle();
  // The way back to a page puts it where it was as soon as it is there.
  place.style.blockSize = '30000px';
  window.scrollTo(0, 4000);
  draw('Basse', 4000);
  await settle();
  expect(window.scrollY).toBe(4000);
  const first = place.querySelector('li');
  expect(first?.textContent).toBe('Ligne 1 de Basse');
  expect(first?.getBoundingClientRect().top).toBe(place.querySelector('ul')?.getBoundingClientRect().top);
});
