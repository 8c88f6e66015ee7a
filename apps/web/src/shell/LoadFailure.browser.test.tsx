import { Dialog, Heading, Page, Text } from '@odu/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** What could not be loaded, and is there at the first retry that is not refused. */
function Part({ refusals = 0 }: { refusals?: number }) {
  const [tries, setTries] = useState(0);
  if (tries > refusals) return <Text>Les risques</Text>;
  return (
    <>
      <LoadFailure onRetry={() => setTries(tries + 1)}>Les risques n'ont pas pu être chargés.</LoadFailure>
      {tries > 0 && <Text>Encore un échec</Text>}
    </>
  );
}
const retry = page.getByRole('button', { name: 'Réessayer' });
const content = page.getByText('Les risques', { exact: true });

test('the focus stays on the button while it is there, then goes to the heading of the page', async () => {
  renderScreen(
    <Page>
      <Heading level={1}>Mon DUERP</Heading>
      <Part refusals={1} />
    </Page>,
  );
  await retry.click();
  await expect.element(page.getByText('Encore un échec')).toBeVisible();
  await expect.element(retry).toHaveFocus();
  await retry.click();
  await expect.element(content).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('in a dialog the focus stays in the dialog', async () => {
  renderScreen(
    <Page>
      <Heading level={1}>Mon DUERP</Heading>
      <Dialog title="Ajouter des risques" isOpen>
        <Part />
      </Dialog>
    </Page>,
  );
  await retry.click();
  await expect.element(content).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Ajouter des risques' })).toHaveFocus();
});
