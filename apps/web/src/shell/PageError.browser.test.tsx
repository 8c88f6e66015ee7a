import { ApiError } from '@odu/api-contract';
import { Text } from '@odu/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { PageError } from './PageError.tsx';

/** A page whose data cannot be had until `server.isUp`. */
const open = () => {
  const server = { isUp: false };
  const routeTree = createRootRoute({
    loader: () => {
      if (!server.isUp) throw new ApiError(503);
    },
    component: () => <Text>Mes DUERP</Text>,
    errorComponent: PageError,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  renderScreen(<RouterProvider router={router} />);
  return server;
};

const failure = page.getByRole('heading', { level: 1, name: "Cette page n'a pas pu s'afficher" });

const WAYS: [string, () => unknown][] = [
  ['« Réessayer »', () => page.getByRole('button', { name: 'Réessayer' }).click()],
  ['the return of the network', () => dispatchEvent(new Event('online'))],
];

test.for(WAYS)('a page that could not be shown is there after %s, once it can', async ([, tryAgain]) => {
  const server = open();
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('(503)');
  await expect.poll(() => document.title).toBe("Cette page n'a pas pu s'afficher - ODU");
  server.isUp = true;
  await tryAgain();
  await expect.element(page.getByText('Mes DUERP')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('without a network that is what is told, whatever could not be had, with what becomes of the texts', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  open();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/problème de connexion.*est conservé sur cet appareil\./);
  await expect.element(alert).not.toHaveTextContent('(503)');
});
