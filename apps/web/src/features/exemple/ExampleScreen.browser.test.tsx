import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { ExampleScreen } from './ExampleScreen.tsx';

const EXEMPLE = {
  displayName: 'Boulangerie des Halles',
  data: makeDuerp([makeUnite('u1', [makeRisque('r1')])]).data,
};

test.for([
  ['a visitor', null, 'Créer un compte', '/create-account'],
  ['who is signed in', 'claire', 'Créer mon DUERP', '/duerps/new'],
] as const)('the example leads %s on, and its texts can be read', async ([, accountId, name, href]) => {
  renderScreen(<ExampleScreen exemple={EXEMPLE} />, { accountId });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Exemple de DUERP' })).toBeVisible();
  await expect.element(page.getByText('Risque r1').first()).toBeVisible();
  expect(page.getByText(/démonstration/).query()).toBeNull();
  await expect.element(page.getByText('Boulangerie des Halles').first()).toBeVisible();
  const [lead] = page.getByRole('link', { name: /^Créer/ }).elements();
  expect([lead?.textContent, lead?.getAttribute('href')]).toEqual([name, href]);
  await expect.poll(() => document.title).toBe('Exemple de DUERP - ODU');
});
