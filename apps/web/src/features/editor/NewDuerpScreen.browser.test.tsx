import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NewDuerpScreen } from './NewDuerpScreen.tsx';

const show = (hasBilling: boolean) =>
  renderScreen(<NewDuerpScreen onCreated={() => Promise.resolve()} onQuit={vi.fn<() => void>()} />, {
    handlers: { 'GET /api/myaccount/getprices': () => 'no network' },
    config: { ...PUBLIC_CONFIG, hasBilling },
  });
const freeVersion = () => page.getByRole('checkbox', { name: /version gratuite/ });
const terms = () => page.getByRole('link', { name: /conditions générales/ });

test('step 1 has the limits of the free version, without an answer about the plan too', async () => {
  show(true);
  await expect.element(freeVersion()).toBeInTheDocument();
});

test('where there is no billing there is no free version to understand', async () => {
  show(false);
  // The link comes with the configuration.
  await expect.element(terms()).toBeVisible();
  expect(freeVersion().elements()).toHaveLength(0);
});
