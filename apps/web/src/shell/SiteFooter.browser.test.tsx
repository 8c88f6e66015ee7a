import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const legal = page.getByRole('link', { name: /^Mentions légales/ });

test('the version is there, with the links of the operator', async () => {
  renderScreen(<SiteFooter />, { accountId: null });
  await expect.element(page.getByText('ODU-v0.8.0')).toBeVisible();
  await expect.element(legal).toBeVisible();
});

test('the version and the contact are there, even when the configuration cannot be read', async () => {
  renderScreen(<SiteFooter />, { accountId: null, config: null });
  await expect.element(page.getByText('ODU-v0.8.0')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  await expect.element(legal).not.toBeInTheDocument();
});
