import type { Risque } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA } from '../../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open, WITH_RISQUE, writtenAnew } from '../open-editor.test-data.tsx';

describe('the evaluation of a risk', () => {
  const evaluate = async () => {
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Risque r1' });
    await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four');
    return dialog;
  };

  test('an incomplete evaluation is not sent, and says what lacks', async () => {
    const { callsTo } = open(5, WITH_RISQUE);
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Veuillez évaluer tous les critères du risque avant de sauvegarder.');
    for (const name of ['Gravité', 'Fréquence', 'Maîtrise']) {
      // oxlint-disable-next-line no-await-in-loop -- one criterion after another, as they are read
      await expect
        .element(dialog.getByRole('radiogroup', { name }))
        .toHaveAccessibleDescription(/Veuillez évaluer le risque\.$/);
    }
    expect(callsTo('POST /api/duerp/{id}/update-risque')).toEqual([]);
  });

  test('an evaluation that the server refuses is told in its own words', async () => {
    const rated = makeRisque('r1', {
      evalGravite: 2,
      evalFrequence: 2,
      evalMaitrise: 2,
      isRisqueEvalue: true,
    });
    open(5, makeDuerp([makeUnite('u1', [rated])]), {
      'POST /api/duerp/{id}/update-risque': () => ({ status: 422 }),
    });
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(findToast('error', 'Erreur lors de la sauvegarde du risque')).toBeVisible();
  });

  test('an address of a risk that is no longer there says so, and is left', async () => {
    open(5, WITH_RISQUE, {}, { unite: 'u1', risque: 'r9' });
    await expect.element(findToast('info', "Ce risque n'est plus dans le document")).toBeVisible();
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Risque r1' })).toBeVisible();
  });

  test('an address of a risk that is there opens it, and says nothing', async () => {
    open(5, WITH_RISQUE, {}, { unite: 'u1', risque: 'r1' });
    await expect.element(page.getByRole('dialog', { name: 'Risque r1' })).toBeVisible();
    await expect.element(findToast('info', "Ce risque n'est plus dans le document")).not.toBeInTheDocument();
  });

  test('closing with something typed asks', async () => {
    open(5, WITH_RISQUE);
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: "Reprendre l'évaluation" }).click();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four');
  });
});

describe('one risk after another', () => {
  const DEUX = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2'), makeRisque('r3')])]);
  const dialogOf = (name: string) => page.getByRole('dialog', { name });
  const openFirst = async () => {
    open(5, DEUX, { 'POST /api/duerp/{id}/update-risque': () => writtenAnew() });
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    await expect.element(dialogOf('Risque r1').getByRole('textbox', { name: /Remarques/ })).toBeVisible();
    return dialogOf('Risque r1').element() as HTMLElement;
  };
  const next = (name: string) => dialogOf(name).getByRole('button', { name: 'Suivant', exact: true });

  test('the dialog stays, and begins anew: its title, its top, the focus', async () => {
    await page.viewport(1280, 500);
    const element = await openFirst();
    element.scrollTop = 400;
    expect(element.scrollTop).toBeGreaterThan(0);
    const button = next('Risque r1').element() as HTMLElement;
    button.focus();
    button.click();
    await expect.element(dialogOf('Risque r2')).toBeVisible();
    expect(dialogOf('Risque r2').element()).toBe(element);
    expect(element.scrollTop).toBe(0);
    // react-aria takes the focus for a frame and gives it back, half a second after a dialog opened (`useDialog`).
    await expect.element(dialogOf('Risque r2')).toHaveFocus();
    // Safari gives a pressed button no focus: the dialog that has it is told of it all the same.
    const told: unknown[] = [];
    element.addEventListener('focus', (event) => told.push(event.target), { once: true });
    (next('Risque r2').element() as HTMLElement).click();
    await expect.element(dialogOf('Risque r3')).toBeVisible();
    expect(told).toEqual([element]);
    await expect.element(dialogOf('Risque r3')).toHaveFocus();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  });

  test('each has its own form, its own question and its own end', async () => {
    await openFirst();
    await dialogOf('Risque r1')
      .getByRole('textbox', { name: /Danger/ })
      .fill('Four');
    await next('Risque r1').click();
    const second = dialogOf('Risque r2');
    await expect.element(second.getByRole('textbox', { name: /Danger/ })).not.toHaveValue('Four');
    await second.getByRole('textbox', { name: 'Nom du risque' }).fill('Escabeau');
    await expect.element(dialogOf('Escabeau')).toBeVisible();
    await dialogOf('Escabeau').getByRole('button', { name: 'Annuler', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Fermer sans enregistrer', exact: true })
      .click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Risque r2/ })).toHaveFocus();
    // What was begun of the first one waits for it.
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    await expect.element(dialogOf('Risque r1').getByRole('textbox', { name: /Danger/ })).toHaveValue('Four');
  });

  test('Escape closes the risk that is shown, and asks for that one', async () => {
    await openFirst();
    await dialogOf('Risque r1')
      .getByRole('textbox', { name: /Danger/ })
      .fill('Four');
    await next('Risque r1').click();
    await dialogOf('Risque r2')
      .getByRole('textbox', { name: /Danger/ })
      .fill('Pétrin');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: "Reprendre l'évaluation" }).click();
    await dialogOf('Risque r2')
      .getByRole('textbox', { name: /Danger/ })
      .fill('');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Risque r2/ })).toHaveFocus();
  });
});

describe('the measures in place of a risk', () => {
  const RATED = makeRisque('r1', {
    evalGravite: 2,
    evalFrequence: 2,
    evalMaitrise: 2,
    isRisqueEvalue: true,
    mesuresEnPlace: [{ idMesure: 'm1', texte: 'Bouchons', type: 'protection individuelle' }],
  });
  const BRUIT = { idCategorie: 'c1', code: '', displayName: 'Bruit', isUserDefined: false };
  const RATED_DUERP = makeDuerp([{ ...makeUnite('u1', [RATED]), categorieDeRisques: [BRUIT] }]);
  const [premade, ...others] = MASTER_DATA.categorieDeRisques;
  if (premade === undefined) throw new Error('the fixture has a category');
  const mesuresTypes = [{ type: 'protection collective', libelle: 'Capoter le pétrin' } as const];
  const PROPOSED = { ...MASTER_DATA, categorieDeRisques: [{ ...premade, mesuresTypes }, ...others] };
  const openMesures = async (handlers: FakeHandlers = {}) => {
    const opened = open(5, RATED_DUERP, {
      'GET /api/duerpmasterdata/risques': () => ({ body: PROPOSED }),
      'POST /api/duerp/{id}/update-risque': () => writtenAnew(),
      ...handlers,
    });
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Risque r1' });
    await dialog.getByRole('button', { name: 'Mesures en place' }).click();
    return { ...opened, dialog };
  };
  const textesOf = ({ body }: { body?: unknown }) =>
    (body as Risque).mesuresEnPlace?.map(({ texte, type }) => `${texte} (${type})`);

  test('a model measure in one click and one that is only typed are saved with the evaluation, and undone with it', async () => {
    const { callsTo, dialog } = await openMesures();
    await dialog.getByRole('button', { name: /^Capoter le pétrin/ }).click();
    await dialog.getByRole('textbox', { name: /^Autre mesure en place/ }).fill('Pauses au calme');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    // Typed without its kind: nothing is saved, nothing is lost.
    await expect
      .element(dialog.getByRole('link', { name: 'Choisissez le type de la mesure' }))
      .toBeInTheDocument();
    await dialog.getByRole('button', { name: /Type de mesure/ }).click();
    await page.getByRole('option', { name: 'organisation' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const updates = () => callsTo('POST /api/duerp/{id}/update-risque');
    await expect.poll(() => updates().length).toBe(1);
    expect(updates().map(textesOf)).toEqual([
      [
        'Bouchons (protection individuelle)',
        'Capoter le pétrin (protection collective)',
        'Pauses au calme (organisation)',
      ],
    ]);
    await page.getByRole('button', { name: /^Annuler.*modification du risque/ }).click();
    await expect.poll(() => updates().map(textesOf)[1]).toEqual(['Bouchons (protection individuelle)']);
  });

  test('what is taken away is kept as a draft until it is saved', async () => {
    const { dialog, unmount } = await openMesures();
    await dialog.getByRole('button', { name: 'Retirer Bouchons' }).click();
    await expect.element(dialog.getByText('aucune notée')).toBeVisible();
    unmount();
    await openMesures();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Retirer Bouchons' })).not.toBeInTheDocument();
  });
});
