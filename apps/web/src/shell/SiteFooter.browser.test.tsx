import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import SiteFooter from './SiteFooter.tsx';

test.for([true, false])(
  'the version is there, whether the configuration can be read (%s) or not',
  async (isRead) => {
    renderScreen(<SiteFooter />, { accountId: null, ...(!isRead && { config: null }) });
    await expect.element(page.getByText('ODU-v0.8.0')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    const legal = page.getByRole('link', { name: /^Mentions légales/ });
    if (isRead) await expect.element(legal).toBeVisible();
    else await expect.element(legal).not.toBeInTheDocument();
  },
);
