import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { ContactIntro } from '../features/contact/ContactIntro.tsx';
import { usePageTitle } from './use-page-title.ts';

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return <ContactIntro />;
}

test('the product has the name that the page came with, even without the configuration', async () => {
  const { unmount } = renderScreen(<Page title="Connexion" />, { accountId: null, config: null });
  await expect.poll(() => document.title).toBe('Connexion - ODU');
  await expect.element(page.getByText(/pour toute question sur ODU\./)).toBeVisible();
  unmount();
  renderScreen(<Page title="Mon compte" />, { accountId: null });
  await expect.poll(() => document.title).toBe('Mon compte - ODU');
});
