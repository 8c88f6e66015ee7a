import { expect, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

// The story presses a key that only the page answers; here the browser does too.
test('the skip link: Enter gives the focus to the content, and the link goes', async ({
  page,
  storybookUrl,
}) => {
  await openStory(page, storybookUrl, 'components-skiplink--all-states');
  const link = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(link).not.toBeInViewport();
});
