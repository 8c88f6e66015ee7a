import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countRenders } from '../../test/count-renders.ts';
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

const Page = () => null;

test.each([
  ['a visitor, with the page that was rendered with it', null, true],
  ['who is signed in, after what is in sight', 'account-1', false],
] as const)('the footer is drawn for %s', async (_who, accountId, isTogether) => {
  const renders = await countRenders(async () => {
    renderScreen(
      <>
        <Page />
        <SiteFooter />
      </>,
      { accountId },
    );
    await expect.element(page.getByText('ODU-v0.8.0')).toBeVisible();
  });
  expect(renders.together('Page', 'Footer')).toBe(isTogether);
});
