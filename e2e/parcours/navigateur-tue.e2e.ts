import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { createAccount, signIn } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const EMAIL = 'panne@boulangerie.example';

/** A browser whose profile is a folder of its own; `crash` ends all of it at once, as a power cut would. */
type Browser = { open: () => Promise<BrowserContext>; crash: (context: BrowserContext) => Promise<void> };

const test = base.extend<{ browserOnDisk: Browser }>({
  browserOnDisk: async ({ baseURL, launchOptions }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'odu-profile-'));
    const opened: BrowserContext[] = [];
    await use({
      open: async () => {
        const context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          ...(baseURL !== undefined && { baseURL }),
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
        });
        opened.push(context);
        return context;
      },
      crash: async (context) => {
        const [page] = context.pages();
        if (page === undefined) throw new Error('the browser shows nothing');
        const session = await context.newCDPSession(page);
        const ended = context.waitForEvent('close');
        await session.send('Browser.crash').catch(() => undefined);
        await ended;
      },
    });
    for (const context of opened) await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** The texts that IndexedDB has on the disk, all in one. */
const readCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('odu', 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('garde').objectStore('garde').getAll();
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test('what was typed seconds before the whole browser is killed is there when it opens again', async ({
  browserOnDisk,
}) => {
  const context = await browserOnDisk.open();
  const [page = await context.newPage()] = context.pages();
  await createAccount(page, EMAIL);
  await editeur.startDuerp(page);
  const { pathname } = new URL(page.url());
  await editeur.goToEtape(page, 3, 'Unités de travail');
  const unite = page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' });
  const add = async (name: string) => {
    await unite.fill(name);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  };
  await add('Fournil');
  await editeur.expectSaved(page);
  await context.setOffline(true);
  await add('Laboratoire');
  await editeur.goToEtape(page, 2, "Informations de l'entreprise");
  await page.getByRole('textbox', { name: "Nom de l'entreprise" }).fill('Boulangerie du Pont');
  // The disk of a busy machine has its own pace.
  await expect.poll(() => readCopy(page)).toMatch(/Laboratoire.*Boulangerie du Pont/);
  await browserOnDisk.crash(context);

  const again = await browserOnDisk.open();
  const [next = await again.newPage()] = again.pages();
  await next.goto('/');
  // The session is seconds old too: localStorage had brought it to the disk or not.
  const isSignedIn = await next.evaluate(() => localStorage.getItem('token') !== null);
  if (!isSignedIn) await signIn(next, EMAIL);
  await next.goto(`${pathname}?step=2`);
  await expect(next.getByRole('textbox', { name: "Nom de l'entreprise" })).toHaveValue('Boulangerie du Pont');
  await next.goto(`${pathname}?step=3`);
  const unites = next.getByRole('list', { name: 'Mes unités de travail' });
  await expect(unites.getByText('Laboratoire')).toBeVisible();
  const listEdits = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.autosave'));
  await expect.poll(() => next.evaluate(listEdits)).toEqual([]);
  await next.reload();
  await expect(unites.getByText('Laboratoire')).toBeVisible();
  await expect(unites.getByText('Fournil')).toBeVisible();
});
