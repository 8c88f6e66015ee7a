import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PublicContactScreen } from './PublicContactScreen.tsx';

const message = page.getByRole('textbox', { name: 'Message' });
const open = () => renderScreen(<PublicContactScreen />, { accountId: null });

test('what a visitor types is there again after a load, without the proof of the bot check', async () => {
  const { unmount } = open();
  await message.fill('Bonjour');
  unmount();
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('odu.draft'));
  expect(kept.map(([, value]) => value)).toEqual(['{"userMessage":"Bonjour"}']);
  open();
  await expect.element(message).toHaveValue('Bonjour');
});
