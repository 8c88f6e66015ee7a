import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

// As after an update of the site: the file that this page knows is gone.
vi.mock('./SiteMenu.tsx', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('a menu whose file is gone says so where it was asked for, and not before', async () => {
  renderScreen(<SiteNavbar />, { accountId: null });
  const told = page.getByRole('banner').getByRole('alert');
  await expect.element(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(told).toHaveTextContent(/n'a pas pu être chargé.*rechargez la page/);
});
