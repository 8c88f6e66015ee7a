import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { createBillingProfile } from '../support/paiement.ts';

const FOLDER = join(import.meta.dirname, '../../docs/ecrans');
const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const;
const THEMES = ['light', 'dark'] as const;
const EMAIL = 'ecrans@essai.example';
const BUYER = 'achat@essai.example';

type Screen = { name: string; path: string };

const PUBLIC: readonly Screen[] = [
  { name: 'bienvenue', path: '/bienvenue' },
  { name: 'guide', path: '/guide' },
  { name: 'connexion', path: '/login' },
  { name: 'creer-un-compte', path: '/create-account' },
  { name: 'mot-de-passe-oublie', path: '/forgot-password' },
  { name: 'contact', path: '/contact' },
  { name: 'verifier', path: '/verifier' },
  { name: 'exemple', path: '/exemple' },
  { name: 'connexion-deleguee', path: '/dg' },
  { name: 'nouveau-mot-de-passe', path: '/resetpwd?email=claire%40boulangerie.example&token=lien' },
  { name: 'mentions-legales', path: '/mentions-legales' },
  { name: 'confidentialite', path: '/confidentialite' },
  { name: 'conditions', path: '/conditions' },
];

const listPrivate = (duerp: string): readonly Screen[] => [
  { name: 'mes-duerp', path: '/duerps' },
  { name: 'nouveau', path: '/duerps/new' },
  { name: 'detail', path: duerp },
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => ({ name: `etape-${step}`, path: `${duerp}/edit?step=${step}` })),
  { name: 'comparer', path: `${duerp}/comparer` },
  { name: 'revue', path: `${duerp}/revue` },
  { name: 'mon-compte', path: '/my-account' },
  { name: 'formules', path: '/choose-plan' },
  { name: 'choisir-un-duerp', path: '/choose-plan/select-duerp' },
  { name: 'verifier-mon-adresse', path: '/verifyemail' },
  { name: 'contact-prive', path: '/contact-private' },
];

/** In the order of a purchase, which leads from each to the next. */
const PAYMENT = ['commande', 'paiement-test', 'apres-paiement', 'moyen-de-paiement'] as const;

const toFile = (name: string, width: string, theme: string) => `${name}-${width}-${theme}.jpg`;

async function take(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path } of screens) {
    // A picture, not a test: the figures of a card come without a word in their place.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A part that is on its way says so in its place.
    await expect(page.getByText(/^Chargement/)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: join(FOLDER, toFile(name, width, colorScheme)),
          type: 'jpeg',
          quality: 70,
          animations: 'disabled',
        });
      }
    }
  }
}

/** The page as it is now, by its address. */
const here = (page: Page, name: (typeof PAYMENT)[number]): readonly Screen[] => [{ name, path: page.url() }];

const widen = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });

const writeIndex = (names: readonly string[]): string =>
  [
    '# Tous les écrans',
    '',
    ...names.flatMap((name) => [
      `## ${name}`,
      '',
      Object.keys(WIDTHS)
        .flatMap((width) => THEMES.map((theme) => `![${name}, ${width} px](${toFile(name, width, theme)})`))
        .join('\n'),
      '',
    ]),
  ].join('\n');

test('every screen at 360, 768 and 1280 px, light and dark', async ({ page, odu }) => {
  await take(page, PUBLIC);
  await odu.command('demo', '--email', EMAIL, '--password', PASSWORD);
  await widen(page);
  await signIn(page, EMAIL);
  const href = await page
    .getByRole('article')
    .getByRole('link', { name: 'Ouvrir' })
    .first()
    .getAttribute('href');
  await take(page, listPrivate(href ?? ''));
});

test('every screen of a payment in test phase, likewise', async ({ page, odu }) => {
  await odu.command('demo', '--free', '--email', BUYER, '--password', PASSWORD);
  await signIn(page, BUYER);
  await page.goto('/checkout?plan=SUBPLAN_PREMIUM');
  await createBillingProfile(page);
  await take(page, here(page, 'commande'));

  await widen(page);
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page.getByRole('heading', { name: 'Votre commande' })).toBeVisible();
  await take(page, here(page, 'paiement-test'));

  await widen(page);
  await page.getByRole('button', { name: /^Payer 358,80/ }).click();
  await expect(page.getByRole('heading', { name: /Paiement réussi/ })).toBeVisible();
  await take(page, here(page, 'apres-paiement'));

  await widen(page);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Moyens de paiement et factures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moyen de paiement et factures' })).toBeVisible();
  await take(page, here(page, 'moyen-de-paiement'));
});

test('the index shows each of them', () => {
  const names = [...PUBLIC, ...listPrivate('')].map(({ name }) => name);
  writeFileSync(join(FOLDER, 'index.md'), writeIndex([...names, ...PAYMENT]));
});
