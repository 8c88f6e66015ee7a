import { Button, SortableList } from '@odu/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../render-screen.tsx';

/** A list that somebody else puts in another order too. */
function Unites() {
  const [unites, setUnites] = useState(['Fournil', 'Vente', 'Livraison']);
  return (
    <>
      <SortableList
        label="Unités"
        items={unites}
        getId={(unite) => unite}
        getLabel={(unite) => unite}
        renderItem={(unite) => unite}
        onReorder={setUnites}
      />
      <Button onPress={() => setUnites(['Fournil', 'Livraison', 'Vente'])}>Ailleurs</Button>
    </>
  );
}

const readRows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('a row that was moved by its button and then from elsewhere takes the focus once only', async () => {
  renderScreen(<Unites />);
  await page.getByRole('button', { name: 'Descendre Fournil' }).click();
  await expect.poll(readRows).toEqual(['Vente', 'Fournil', 'Livraison']);
  await expect.element(page.getByRole('button', { name: 'Descendre Fournil' })).toHaveFocus();
  const elsewhere = page.getByRole('button', { name: 'Ailleurs' });
  await elsewhere.click();
  await expect.poll(readRows).toEqual(['Fournil', 'Livraison', 'Vente']);
  await expect.element(elsewhere).toHaveFocus();
});
