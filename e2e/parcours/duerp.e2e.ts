import { capture, expect, test } from '../fixtures.ts';
import { readPdf, squeeze } from '../read-pdf.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { evaluateByKeyboard, tabTo } from '../support/clavier.ts';
import { createAccount } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';
import { chooseNotes, expectNiveau } from '../support/niveau.ts';
import { ACTIONS, ENTREPRISE, RISQUES_PROPRES, UNITES } from './boulangerie.ts';

const EMAIL = 'claire.martin@boulangerie.example';

test('a baker makes a DUERP through the seven steps, and downloads version 1', async ({ page, odu }) => {
  await createAccount(page, EMAIL);
  await editeur.startDuerp(page);
  await editeur.fillEntreprise(page, ENTREPRISE);
  await expectAccessible(page, 'step 2');

  await editeur.goToEtape(page, 3, 'Unités de travail');
  await editeur.addUnites(
    page,
    UNITES.map(({ nom }) => nom),
  );

  await expectAccessible(page, 'step 3');

  await editeur.goToEtape(page, 4, 'Saisie des risques');
  const risques: string[] = [];
  for (const unite of UNITES) {
    await editeur.openUnite(page, unite.nom);
    risques.push(...(await editeur.addCategories(page, unite.categories)));
    for (const propre of RISQUES_PROPRES.filter((risque) => risque.unite === unite.nom)) {
      await editeur.addRisquePropre(page, propre.categorie, propre.nom);
      risques.push(propre.nom);
    }
  }
  expect(risques.length).toBeGreaterThanOrEqual(27);
  await editeur.expectSaved(page);

  await expectAccessible(page, 'step 4');

  await test.step('a server killed in the middle loses nothing', async () => {
    await odu.killAndRestart();
    await page.reload();
    await editeur.openUnite(page, UNITES[1].nom);
    await expect(page.getByText(RISQUES_PROPRES[1].nom)).toBeVisible();
  });

  await editeur.goToEtape(page, 5, 'Évaluation des risques');
  await expect(page.getByText(`0 risque évalué sur ${risques.length}`).first()).toBeVisible();
  const niveaux = new Map<string, string>();
  await tabTo(
    page,
    page
      .getByRole('list', { name: /^Risques de/ })
      .getByRole('button')
      .first(),
  );
  await page.keyboard.press('Enter');
  const risqueOuvert = page.getByRole('dialog').getByRole('heading', { level: 2 });
  // Before it is there, nothing of it moves yet that would be waited for.
  await expect(risqueOuvert).toBeVisible();
  await expectAccessible(page, 'the evaluation dialog');
  for (const index of risques.keys()) {
    await expect(risqueOuvert).not.toHaveText([...niveaux.keys()].at(-1) ?? '');
    const notes = chooseNotes(index);
    niveaux.set(await risqueOuvert.innerText(), expectNiveau(notes));
    const isLast = index === risques.length - 1;
    await evaluateByKeyboard(page, notes, isLast ? 'Enregistrer' : 'Enregistrer et évaluer le suivant');
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByText(`${risques.length} risques évalués sur ${risques.length}`).first(),
  ).toBeVisible();
  await editeur.expectSaved(page);
  await capture(page, 'evaluation');
  await expectAccessible(page, 'step 5');

  await editeur.goToEtape(page, 6, 'PAPRIPACT');
  await editeur.tick(page.getByRole('switch', { name: 'Ajouter un PAPRIPACT à mon DUERP' }));
  for (const action of ACTIONS) {
    await editeur.openUnite(page, action.unite);
    await editeur.addAction(page, action);
  }
  await editeur.expectSaved(page);

  await expectAccessible(page, 'step 6');

  await editeur.goToEtape(page, 7, 'Finalisation');
  await page.getByRole('button', { name: 'Générer une version' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Notes de version/ })
    .fill('Première version du fournil.');
  const backWasPressed = Promise.withResolvers<void>();
  await page.route(
    '**/api/duerp/*/generate',
    async (route) => {
      await backWasPressed.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Générer/ })
    .click();
  await expect(page.getByText('Génération de votre DUERP')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      }),
  );
  await expect(page).toHaveURL(/step=7/);
  await expect(page.getByText('Génération de votre DUERP')).toBeVisible();
  backWasPressed.resolve();
  await expect(page).toHaveURL(/\/duerps\/[0-9a-f-]{36}\?highlightversionid=[0-9a-f-]{36}$/, {
    timeout: 60_000,
  });

  await expectAccessible(page, 'the detail page');

  const download = async (name: string, fileName: string) => {
    await page.getByRole('button', { name: 'Télécharger', exact: true }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('dialog').getByRole('button', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(fileName);
    return readPdf(await file.path());
  };

  await test.step('without a plan, the demonstration: nothing readable of the risks', async () => {
    const demo = await download('Télécharger la démo', 'DUERP_v1_demo.pdf');
    expect(demo.text).toContain(ENTREPRISE.nom);
    for (const page_ of demo.pages) expect(page_).toContain('DÉMONSTRATION');
    const text = squeeze(demo.text);
    for (const secret of [...risques, ...ACTIONS.map(({ description }) => description)]) {
      expect(text).not.toContain(squeeze(secret));
    }
  });

  await test.step('with full access, everything is in it', async () => {
    await odu.command('accounts', 'vip', EMAIL, 'on');
    await page.reload();
    const pdf = await download('Télécharger le PDF', 'DUERP_v1.pdf');
    expect(pdf).toMatchObject({ isTagged: true, language: expect.stringMatching(/^fr/i) });
    expect(pdf.text).toContain('Première version du fournil.');
    const text = squeeze(pdf.text);
    const inventaire = text.slice(text.lastIndexOf('Inventairedesrisques'));
    for (const nom of risques) {
      const niveau = niveaux.get(nom);
      expect(niveau, nom).toBeDefined();
      const debut = inventaire.indexOf(squeeze(nom));
      expect(debut, nom).toBeGreaterThanOrEqual(0);
      // The columns after the name: gravité, fréquence, maîtrise, then the level.
      expect(inventaire.slice(debut, debut + nom.length + 60), nom).toContain(squeeze(niveau ?? ''));
    }
    for (const { description, responsable, statut } of ACTIONS) {
      for (const entered of [description, responsable, statut]) expect(text).toContain(squeeze(entered));
    }
    for (const [index, text] of pdf.pages.entries()) {
      if (index > 0) expect(text).toContain(`Page ${index + 1} / ${pdf.pages.length}`);
    }
  });
});
