import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { EditorLoading } from './EditorLoading.tsx';
import { open } from './open-editor.test-data.tsx';

test('what stands in the place of the title is as high as the title and the name of the document', async () => {
  const getTop = () =>
    [...document.querySelectorAll('main :is(h2, p)')]
      .find(({ textContent }) => textContent === 'PAPRIPACT')
      ?.getBoundingClientRect().top;
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    const loading = renderScreen(<EditorLoading duerpId="d1" step={6} />, { path: '/duerps/d1/edit' });
    await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
    const before = getTop();
    loading.unmount();
    const { unmount } = open(6, makeDuerp([], { displayName: 'Boulangerie Claire' }));
    await expect.element(page.getByText('Boulangerie Claire')).toBeVisible();
    expect(before).toBeGreaterThan(0);
    expect(getTop()).toBe(before);
    unmount();
  }
});

test('while its document comes, a step has its name in its frame, and nothing to press or to read as a heading', async () => {
  renderScreen(<EditorLoading duerpId="d1" step={5} />, { path: '/duerps/d1/edit?step=5' });
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  const title = page.getByText('Évaluation des risques').all().at(-1);
  await expect.element(title ?? page.getByText('Évaluation des risques')).toBeVisible();
  expect(page.getByRole('heading').query()).toBeNull();
  const pressed = [...document.querySelectorAll('main :is(button, a)')];
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter((element) => element.closest('[inert]') === null)).toEqual([]);
});
