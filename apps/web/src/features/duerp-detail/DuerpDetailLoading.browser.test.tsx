import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DuerpDetailLoading } from './DuerpDetailLoading.tsx';

test('while a document comes, what its page always says stands there, and nothing to press', async () => {
  renderScreen(<DuerpDetailLoading />, { path: '/duerps/d1' });
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  await expect.element(page.getByText(/^L'employeur transmet le document unique/)).toBeVisible();
  expect(page.getByRole('heading').query()).toBeNull();
  const pressed = [...document.querySelectorAll('main :is(button, a)')];
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter((element) => element.closest('[inert]') === null)).toEqual([]);
});
