import { Button } from '@odu/ui';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useDeleteDuerp } from '../duerp/duerp-mutations.ts';
import { useToggleAutoRenew } from '../account/payment.ts';

const NO_CONNECTION = 'Il semble y avoir un problème de connexion avec le serveur…';

afterEach(() => void dispatchEvent(new Event('online')));

function Delete() {
  const remove = useDeleteDuerp({ duerpId: 'd1', onDeleted: () => Promise.resolve() });
  const handlePress = () => {
    // Both before the next render, as a key that is held down does.
    remove.mutate();
    remove.mutate();
  };
  return <Button onPress={handlePress}>{remove.isPending ? 'Suppression…' : 'Supprimer'}</Button>;
}

test('pressed twice it is sent once, and a network that goes away ends it with the sentence', async () => {
  const { callsTo } = renderScreen(<Delete />, {
    handlers: { 'DELETE /api/duerp/{id}': () => new Promise(() => undefined) },
  });
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect.element(page.getByRole('button', { name: 'Suppression…' })).toBeVisible();
  await expect.poll(() => callsTo('DELETE /api/duerp/{id}')).toHaveLength(1);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(NO_CONNECTION)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  expect(callsTo('DELETE /api/duerp/{id}')).toHaveLength(1);
});

function Renew() {
  const toggle = useToggleAutoRenew();
  const handlePress = () => {
    for (const subscriptionId of ['s1', 's2']) toggle.mutate({ subscriptionId, shouldEnableAutoRenew: true });
  };
  return <Button onPress={handlePress}>Renouveler</Button>;
}

test('two things asked by one hook are both sent', async () => {
  const { callsTo } = renderScreen(<Renew />, {
    handlers: { 'POST /api/payment/toggleautorenew': () => ({ status: 403 }) },
  });
  await page.getByRole('button', { name: 'Renouveler' }).click();
  await expect.poll(() => callsTo('POST /api/payment/toggleautorenew')).toHaveLength(2);
});
