import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const CLAIRE = 'claire@boulangerie.example';
const CABINET = 'Cabinet Durand';

type Keys = { em: string; dmk: string; dut: string };

async function signInAsDelegate(page: Page, { em, dmk, dut }: Keys) {
  await page.goto('/dg');
  await page.getByLabel('EM', { exact: true }).fill(em);
  await page.getByLabel('DMK', { exact: true }).fill(dmk);
  await page.getByLabel('DUT', { exact: true }).fill(dut);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('a partner firm works on the DUERPs of an account, by keys that the operator gave and takes back', async ({
  page,
  browser,
  odu,
}) => {
  const run = async (...args: string[]) => JSON.parse(await odu.command(...args, '--json'))[0];
  await createAccount(page, CLAIRE);
  await editeur.startDuerp(page);

  const { dmk } = await run('delegates', 'create', CABINET);
  const { dut, id } = await run('authorizations', 'create', CABINET, CLAIRE);
  const keys: Keys = { em: CLAIRE, dmk, dut };
  const context = await browser.newContext({ baseURL: odu.url, locale: 'fr-FR' });
  const firm = await context.newPage();

  await test.step('a wrong key is refused in one sentence, whichever it is', async () => {
    for (const wrong of [{ em: 'paul@boulangerie.example' }, { dmk: dut }, { dut: dmk }]) {
      await signInAsDelegate(firm, { ...keys, ...wrong });
      await expect(firm.getByRole('alert')).toContainText('Les informations de connexion sont invalides.');
      await expect(firm).toHaveURL(/\/dg$/);
    }
    await expectAccessible(firm, 'the refused sign-in of a delegate');
  });

  await test.step('the right ones open the DUERPs of that account', async () => {
    await signInAsDelegate(firm, keys);
    await expect(firm).toHaveURL(/\/duerps$/);
    await expect(firm.getByRole('heading', { level: 1, name: 'Mes DUERP (1/5)' })).toBeVisible();
    await expect(firm.getByRole('article', { name: 'Nouveau DUERP' })).toBeVisible();
    await expect(firm.getByText(/pas encore vérifiée/)).toBeHidden();
  });

  await test.step("the account's page says who is there, and leaves out what is its owner's", async () => {
    await firm.goto('/my-account');
    await expect(firm.getByText('Vous êtes connecté en tant que délégué.')).toBeVisible();
    await expect(firm.getByRole('heading', { name: 'Autres demandes' })).toBeVisible();
    await expect(firm.getByRole('heading', { name: /abonnements|facturation|mot de passe/ })).toHaveCount(0);
    await page.goto('/my-account');
    await expect(page.getByText(/^Dernière connexion d'un délégué/)).toContainText(CABINET);
    await expect(page.getByText('Vous êtes connecté en tant que délégué.')).toBeHidden();
  });

  await test.step('the plans and the payment are told to be the owner’s, and nothing of them is offered', async () => {
    await firm.goto('/choose-plan');
    await expect(firm.getByRole('article', { name: 'Premium' })).toBeVisible();
    await expect(firm.getByText('La formule est choisie par le titulaire du compte.')).toBeVisible();
    await expect(firm.getByRole('link', { name: 'Choisir cette formule' })).toHaveCount(0);
    for (const path of ['/choose-plan/select-duerp', '/checkout?plan=SUBPLAN_PREMIUM']) {
      await firm.goto(path);
      await expect(firm.getByText('Le paiement est réservé au titulaire du compte.')).toBeVisible();
    }
  });

  await test.step('what is revoked ends at once, on the page that is open', async () => {
    await odu.command('authorizations', 'revoke', id);
    await firm.goto('/duerps');
    await expect(firm).toHaveURL(/\/login\?returnUrl=%2Fduerps$/);
    await signInAsDelegate(firm, keys);
    await expect(firm.getByRole('alert')).toContainText('Les informations de connexion sont invalides.');
    await page.goto('/duerps');
    await expect(page.getByRole('article', { name: 'Nouveau DUERP' })).toBeVisible();
  });
  await context.close();
});
