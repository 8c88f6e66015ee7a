import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../support/compte.ts';

const CLAIRE = 'claire@boulangerie.example';

const goTo = async (page: Page, from: string, to: string) => {
  await page.goto(from);
  await expect(page, from).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The newest mail of this subject, once the server has written it. */
const readMail = async (page: Page, subject: string): Promise<string> => {
  const inbox = await page.context().newPage();
  const mail = inbox.getByRole('link', { name: subject }).first();
  await expect
    .poll(
      async () => {
        await inbox.goto('/dev/mail');
        return mail.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await mail.click();
  const text = await inbox.locator('pre.mail').innerText();
  await inbox.close();
  return text;
};

test('each address leads where the specification says, for a visitor and for somebody who is signed in', async ({
  page,
}) => {
  await test.step('a visitor is sent to the sign-in page, and back afterwards', async () => {
    await goTo(page, '/', '/login');
    await goTo(page, '/nulle/part?x=1', '/login');
    await goTo(page, '/duerps', '/login?returnUrl=%2Fduerps');
    await goTo(page, '/choose-plan?duerpid=d1', '/login?returnUrl=%2Fchoose-plan%3Fduerpid%3Dd1');
    for (const open of ['/login', '/create-account', '/forgot-password', '/contact', '/dg'])
      await goTo(page, open, open);
    await expect(page.getByRole('contentinfo')).toContainText('ODU-v0.8.0');
    await expect(page.getByRole('banner')).toContainText('BETA');
  });

  await test.step('whoever goes back to a long page finds the place where they were', async () => {
    await page.goto('/exemple');
    const readScroll = () => page.evaluate(() => window.scrollY);
    await page
      .getByRole('heading', { name: 'Annexe des expositions' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect.poll(readScroll).toBeGreaterThan(5_000);
    const place = await readScroll();
    await page
      .getByRole('link', { name: /Créer/ })
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/create-account');
    await expect.poll(readScroll).toBe(0);
    await page.goBack();
    await expect.poll(readScroll).toBe(place);
  });

  await test.step('an address in the query is already typed', async () => {
    const query = `?email=${encodeURIComponent(CLAIRE)}`;
    for (const path of ['/create-account', '/forgot-password']) {
      await page.goto(path + query);
      await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(CLAIRE);
    }
    await page.goto(`/login${query}`);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(CLAIRE);
    await expect(page.getByRole('textbox', { name: 'Adresse email' })).not.toBeEditable();
    await expect(page.getByRole('link', { name: /Mot de passe oublié/ })).toHaveAttribute(
      'href',
      `/forgot-password${query}`,
    );
  });

  await test.step('who is signed in has no more to do on the pages of visitors', async () => {
    await createAccount(page, CLAIRE);
    await goTo(page, '/', '/duerps');
    await goTo(page, '/nulle/part', '/duerps');
    await goTo(page, '/login', '/duerps');
    await goTo(page, '/login?returnUrl=%2Fmy-account', '/my-account');
    await goTo(page, '/login?returnUrl=%2F%2Fmechant.example', '/duerps');
    await goTo(page, '/create-account', '/duerps');
    await goTo(page, '/contact', '/contact-private');
    await goTo(page, '/dg', '/duerps');
  });

  await test.step('an order needs a verified address, which leads back to it', async () => {
    const order = '/checkout?plan=SUBPLAN_PREMIUM';
    await goTo(page, order, `/verifyemail?continueUrl=${encodeURIComponent(order)}`);
    await page.getByRole('button', { name: 'Envoyer le code par email' }).click();
    await expect(page.getByRole('button', { name: 'Renvoyer le code' })).toBeVisible();
    const [code = ''] = /\b\d{6}\b/.exec(await readMail(page, 'Votre code de vérification')) ?? [];
    await page.getByRole('textbox', { name: 'Code de vérification' }).fill(code);
    await page.getByRole('button', { name: 'Vérifier mon adresse email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adresse email vérifiée' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(order);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('signing out ends at the sign-in page, without a way back to what was open', async () => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('signing in leads to the address that was asked for', async () => {
    await page.goto('/contact-private?subject=rgpd');
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await page.getByRole('textbox', { name: 'Adresse email' }).fill(CLAIRE);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/contact-private?subject=rgpd');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/droits sur mes données/);
  });
});

test('a forgotten password is replaced by the link of the mail, and the new one signs in', async ({
  page,
}) => {
  const chosen = 'Pain.au.chocolat.27!';
  await createAccount(page, CLAIRE);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/forgot-password?email=${encodeURIComponent(CLAIRE)}`);
  await page.getByRole('button', { name: 'Envoyer le lien de réinitialisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email envoyé' })).toBeVisible();
  const [link = ''] = /https?:\S+/.exec(await readMail(page, 'Changer votre mot de passe')) ?? [];
  // The mail names the configured port, which is any free one here.
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  await expect(page.getByText(/^Mot de passe modifié avec succès/)).toBeVisible();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await page.goto(`/login?email=${encodeURIComponent(CLAIRE)}`);
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/duerps');
});
