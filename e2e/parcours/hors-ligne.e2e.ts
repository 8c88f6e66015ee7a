import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount, signIn } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';
import { ENTREPRISE } from './boulangerie.ts';

const SENTENCE = 'Il semble y avoir un problème de connexion avec le serveur…';
const NOTES = 'Nouveau four';
const RISQUE = 'Sol en pente devant le four';
/** Step 5 is whole in a file that its parts share; step 7 shows the document, whose framework is a file of its own. */
const STEP_CODE = [
  'EntrepriseStep',
  'UnitesStep',
  'RisquesStep',
  'evaluation',
  'PapripactStep',
  'FinalisationStep',
  'cadre-reglementaire',
];
const ETAPES = [
  'Introduction',
  "Informations de l'entreprise",
  'Unités de travail',
  'Saisie des risques',
  'Évaluation des risques',
  'PAPRIPACT',
  'Finalisation',
];

/** Opens a step of the editor as a new page, until the code of all its steps has come. */
const openEditor = async (page: Page, url: string) => {
  const code = STEP_CODE.map((step) =>
    page.waitForResponse((response) => new RegExp(`/assets/${step}-[^/]*\\.js$`).test(response.url())),
  );
  await page.goto(url);
  for (const response of await Promise.all(code)) await response.finished();
};

const addUnite = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill(name);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
};

/** Makes a document that nothing is missing in, and ends on its last step. */
const completeDuerp = async (page: Page) => {
  await editeur.fillEntreprise(page, ENTREPRISE);
  await editeur.goToEtape(page, 3, 'Unités de travail');
  await addUnite(page, 'Fournil');
  await editeur.goToEtape(page, 4, 'Saisie des risques');
  await editeur.addRisquePropre(page, 'Fournil ancien', RISQUE);
  await editeur.goToEtape(page, 5, 'Évaluation des risques');
  await page.getByRole('button', { name: new RegExp(`^${RISQUE}`) }).click();
  for (const stop of ['Grave', 'Fréquent', 'Absente']) {
    await page.getByRole('dialog').getByText(stop, { exact: true }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await editeur.expectSaved(page);
};

test('without a network every button answers, nothing holds the page, and it heals by itself', async ({
  page,
  context,
}) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/duerp/create')) created.push(request.url());
  });
  await createAccount(page, 'sans-reseau@boulangerie.example');

  await test.step('« Commencer » pressed twice makes one document', async () => {
    for (const box of [/responsabilité/, /version gratuite/, /conditions générales/])
      await editeur.tick(page.getByRole('checkbox', { name: box }));
    await page.getByRole('button', { name: 'Commencer' }).dblclick();
    await expect(page).toHaveURL(/edit\?step=2$/);
    await page.goto('/duerps');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(created).toHaveLength(1);
  });

  await page.getByRole('link', { name: 'Créer mon DUERP' }).first().click();
  await editeur.startDuerp(page);
  await completeDuerp(page);
  await page.goto('/duerps');
  await expect(page.getByRole('article')).toHaveCount(2);
  const full = page.getByRole('article', { name: ENTREPRISE.nom });
  const editor = (await full.getByRole('link', { name: 'Continuer la création' }).getAttribute('href')) ?? '';
  await openEditor(page, editor);
  await page.getByRole('link', { name: 'Retour' }).click();
  await page.getByRole('link', { name: 'Retour à mes DUERP' }).click();
  await full.getByRole('link', { name: 'Continuer la création' }).click();
  await expect(page.getByRole('heading', { level: 2, name: ETAPES[1] ?? '' })).toBeVisible();

  await context.setOffline(true);

  await test.step('all seven steps are there', async () => {
    for (const [index, name] of ETAPES.entries()) {
      await editeur.goToEtape(page, index + 1, name);
      await expect(page.getByRole('navigation', { name: 'Étapes du DUERP' })).toBeVisible();
      await expect(page.getByText("n'a pas pu être chargé")).toHaveCount(0);
    }
    await page.getByRole('button', { name: /^Aperçu/ }).click();
    await page.getByRole('button', { name: 'Cadre réglementaire' }).click();
    await expect(page.getByRole('link', { name: /^L\. 4121-3-1/ }).last()).toBeVisible();
    await expect(page.getByText("n'a pas pu être chargé")).toHaveCount(0);
  });

  await test.step('a generation says what is wrong and keeps the notes', async () => {
    await page.getByRole('button', { name: 'Générer une version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Générer une version' });
    await dialog.getByRole('textbox', { name: /Notes de version/ }).fill(NOTES);
    await dialog.getByRole('button', { name: 'Générer la version' }).click();
    await expect(dialog.getByRole('alert')).toContainText(SENTENCE);
    await expect(dialog.getByRole('textbox', { name: /Notes de version/ })).toHaveValue(NOTES);
    await expectAccessible(page, 'the dialog of a generation that failed');
    await dialog.getByRole('button', { name: 'Retour' }).click();
  });

  await test.step('so does a copy', async () => {
    await page.getByRole('link', { name: 'Retour', exact: true }).click();
    await page.getByRole('button', { name: 'Dupliquer' }).click();
    const question = page.getByRole('alertdialog', { name: /^Dupliquer ce DUERP/ });
    await question.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await question.getByRole('button', { name: 'Retour' }).click();
    await page.getByRole('button', { name: 'Fermer', exact: true }).first().click();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

  await test.step('so does a page that was never read, which comes when the network is back', async () => {
    await page.getByRole('link', { name: 'Retour à mes DUERP' }).click();
    await page
      .getByRole('article')
      .filter({ hasNotText: ENTREPRISE.nom })
      .getByRole('link', { name: 'Ouvrir' })
      .click();
    await expect(page.getByText('Erreur lors du chargement du DUERP.', { exact: true })).toBeVisible();
    await expect(page.getByText(SENTENCE, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expectAccessible(page, 'a DUERP that could not be read');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Dupliquer' })).toBeVisible();
  });

  await test.step('a network lost during a generation ends it, and it can be started again', async () => {
    await page.goto(editor.replace('step=2', 'step=7'));
    const generation = '**/api/duerp/*/generate';
    await page.route(generation, () => undefined);
    await page.getByRole('button', { name: 'Générer une version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Générer une version' });
    await dialog.getByRole('textbox', { name: /Notes de version/ }).fill(NOTES);
    await dialog.getByRole('button', { name: 'Générer la version' }).click();
    const overlay = page.getByRole('alertdialog', { name: 'Génération de votre DUERP' });
    await expect(overlay).toBeVisible();
    await context.setOffline(true);
    await expect(dialog.getByRole('alert')).toContainText(SENTENCE);
    await expect(overlay).toBeHidden();
    await context.setOffline(false);
    await page.unroute(generation);
    await dialog.getByRole('button', { name: 'Générer la version' }).click();
    await expect(page).toHaveURL(/highlightversionid=/);
    await expect(page.getByText(NOTES).first()).toBeVisible();
  });
});

test('edits that could not be sent are told on every page, and asked about before they are left', async ({
  page,
  context,
}) => {
  const unsent = page.getByText('Non enregistré : vos modifications sont gardées sur cet appareil');
  await createAccount(page, 'non-envoye@boulangerie.example');
  await editeur.startDuerp(page);
  await page.goto('/duerps');
  await page.getByRole('link', { name: 'Ouvrir' }).click();
  await page.getByRole('link', { name: 'Continuer la création' }).click();
  await editeur.goToEtape(page, 3, 'Unités de travail');
  await context.setOffline(true);
  await addUnite(page, 'Fournil');
  await expect(unsent.first()).toBeVisible();

  await test.step('the detail page says it, and is not asked about', async () => {
    await page.getByRole('link', { name: 'Retour', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Dupliquer' })).toBeVisible();
    await expect(unsent).toBeVisible();
    await expect(page.getByText('tout est enregistré')).toHaveCount(0);
    await expectAccessible(page, 'the detail page over unsent edits');
  });

  await test.step('leaving the document asks, and the card of the list says it', async () => {
    const question = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await page.getByRole('link', { name: 'Retour à mes DUERP' }).click();
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(unsent).toBeVisible();
    await page.getByRole('link', { name: 'Retour à mes DUERP' }).click();
    await question.getByRole('button', { name: 'Quitter' }).click();
    await expect(page.getByRole('article').getByText(/^Non enregistré/)).toBeVisible();
    await expectAccessible(page, 'the list over unsent edits');
  });

  await test.step('closing the tab asks', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('article').getByText(/^Non enregistré/)).toBeVisible();
  });

  await test.step('the network is back: it is sent, and said', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('article').getByText(/^Enregistré à/)).toBeVisible();
  });
});

test('a step whose code could not be fetched says so in its place, and comes when it is asked again', async ({
  page,
}) => {
  await createAccount(page, 'sans-code@boulangerie.example');
  await editeur.startDuerp(page);
  await page.route(/\/assets\/UnitesStep-/, (route) => route.abort());
  await page.goto(page.url().replace('step=2', 'step=3'));
  await expect(page.getByText("Cette étape n'a pas pu être chargée.")).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Étapes du DUERP' })).toBeVisible();
  await expectAccessible(page, 'a step without its code');
  await page.unroute(/\/assets\/UnitesStep-/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Mes unités de travail' })).toBeVisible();
  // The button is gone with what it tried again: the keyboard goes on from the title of the step.
  await expect(page.locator('[data-page-heading]')).toBeFocused();
});

test('a step whose file is gone after an update comes with the page that is loaded again, and what was typed is there', async ({
  page,
}) => {
  await createAccount(page, 'mise-a-jour@boulangerie.example');
  await editeur.startDuerp(page);
  const nom = page.getByRole('textbox', { name: "Nom de l'entreprise" });
  await nom.fill('Boulangerie Claire');
  await page.route(/\/assets\/UnitesStep-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(page.url().replace('step=2', 'step=3'));
  await expect(page.getByText("Cette étape n'a pas pu être chargée.")).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const reload = page.getByRole('button', { name: 'Recharger la page' });
  await expect(reload).toBeVisible();
  await expectAccessible(page, 'a step whose file is gone');
  // The page of the new version asks for the files of that one.
  await page.unroute(/\/assets\/UnitesStep-/);
  await reload.click();
  await expect(page.getByRole('heading', { name: 'Mes unités de travail' })).toBeVisible();
  await page.goto(page.url().replace('step=3', 'step=2'));
  await expect(nom).toHaveValue('Boulangerie Claire');
});

/** Whether a style sheet of this address applies; one that failed stands in the page too, and nobody may read its rules. */
const hasStyles = (page: Page, address: string) =>
  page.evaluate((name) => {
    const isReadable = (sheet: CSSStyleSheet) => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    };
    return [...document.styleSheets].some(
      (sheet) => sheet.href?.includes(name) === true && isReadable(sheet),
    );
  }, address);

test('a style sheet that could not be fetched comes with the next page that is asked for', async ({
  page,
  browser,
}) => {
  const email = 'sans-style@boulangerie.example';
  await createAccount(page, email);
  // Nothing of the signed-in pages is in this one yet, nor in its cache.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  const sheet = /\/assets\/application-[^/]*\.css$/;
  await visitor.route(sheet, (route) => route.abort());
  await signIn(visitor, email);
  await expect(visitor.getByRole('link', { name: 'Mon compte' }).first()).toBeVisible();
  expect(await hasStyles(visitor, '/assets/application-')).toBe(false);
  await visitor.unroute(sheet);
  await visitor.getByRole('link', { name: 'Mon compte' }).first().click();
  await expect(visitor).toHaveURL('/my-account');
  await expect.poll(() => hasStyles(visitor, '/assets/application-')).toBe(true);
  await context.close();
});
