import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EditorLoading } from './EditorLoading.tsx';

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
