import type { ActionPreventive, MasterData } from '@odu/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA } from '../../../../test/contract-data.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open, press, writtenAnew } from '../open-editor.test-data.tsx';

// A desk; what a phone shows says so.
beforeEach(() => page.viewport(1280, 800));

const UPDATE = 'POST /api/duerp/{id}/update-risque';
const DONE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true } as const;
const dialogOf = (name: string) => page.getByRole('dialog', { name });

describe('how to evaluate', () => {
  const advice = page.getByText(/^Donnez à chaque risque une gravité, une fréquence et une maîtrise/);

  test('is told to who has evaluated nothing', async () => {
    open(5, makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
    await expect.element(advice).toBeVisible();
  });

  test('is told no more once a risk is evaluated', async () => {
    open(5, makeDuerp([makeUnite('u1', [makeRisque('r1', DONE), makeRisque('r2')])]));
    await expect.element(page.getByText('1 risque évalué sur 2').first()).toBeVisible();
    expect(advice.query()).toBeNull();
  });

  test('stands beside the risks, in a dialog', async () => {
    open(5, makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
    await press("Aide à l'évaluation");
    await expect.element(dialogOf("Aide à l'évaluation")).toBeVisible();
  });
});

test('on a phone, when all risks are evaluated, each can be looked at again from the first one of the document', async () => {
  await page.viewport(360, 640);
  open(
    5,
    makeDuerp([makeUnite('u1'), makeUnite('u2', [makeRisque('r1', DONE), makeRisque('r2', DONE)])]),
    {},
    { unite: 'u2' },
  );
  await press('Revoir un par un');
  await expect.element(dialogOf('Risque r1').getByText('1 sur 2', { exact: true })).toBeVisible();
});

test('in the table, the last line of a unit leads over a unit without a risk to the next one', async () => {
  open(
    5,
    makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2'), makeUnite('u3', [makeRisque('r3')])]),
    { [UPDATE]: () => writtenAnew() },
    { vue: 'tableau' },
  );
  const firstNote = (name: string) =>
    page
      .getByRole('group', { name, exact: true })
      .getByRole('radiogroup', { name: 'Gravité' })
      .getByRole('radio', { name: 'Faible', exact: true });
  await expect.element(firstNote('Risque r1')).toBeVisible();
  (firstNote('Risque r1').element() as HTMLElement).focus();
  await userEvent.keyboard('432{Enter}');
  await expect.element(firstNote('Risque r3')).toHaveFocus();
  // Once: who comes back by its tab stays on the tab.
  await page.getByRole('tab', { name: /^Unité u1/ }).click();
  await expect.element(firstNote('Risque r1')).toBeVisible();
  const tab = page.getByRole('tab', { name: /^Unité u3/ });
  await tab.click();
  await expect.element(firstNote('Risque r3')).toBeVisible();
  await expect.element(tab).toHaveFocus();
});

test.for([
  ['of those that wait', { filtre: 'non-evalues' }, 'Tous les risques sont évalués.'],
  ['of the worst', { filtre: 'critiques' }, 'Aucun risque ne correspond à votre recherche.'],
  ['of a word', { q: 'asphalte' }, 'Aucun risque ne correspond à votre recherche.'],
  [
    'of a word among those that wait',
    { q: 'asphalte', filtre: 'non-evalues' },
    'Aucun risque ne correspond à votre recherche.',
  ],
] as const)('a search %s that finds nothing says so', async ([, place, text]) => {
  open(5, makeDuerp([makeUnite('u1', [makeRisque('r1', DONE)])]), {}, place);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('« Suivant » opens the first risk that waits, whatever was searched', async () => {
  open(
    5,
    makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Four' }), makeRisque('r2', DONE)])]),
    {},
    { q: 'r2' },
  );
  await expect.element(page.getByText('1 risque trouvé').first()).toBeInTheDocument();
  await press('Suivant');
  await dialogOf('Four').getByRole('button', { name: 'Annuler' }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher un risque' })).toHaveValue('');
  const found = page.getByRole('list', { name: 'Risques trouvés' });
  await expect.element(found.getByRole('article')).toHaveTextContent('Four');
});

test('a search is left with its step', async () => {
  const { steps } = open(5, makeDuerp([makeUnite('u1', [makeRisque('r1', DONE)])]), {}, { q: 'r1' });
  const search = page.getByRole('searchbox', { name: 'Rechercher un risque' });
  await expect.element(search).toHaveValue('r1');
  await press('Précédent');
  expect(steps).toEqual([4]);
  await expect.element(search).toHaveValue('');
});

test('each card says its category, and how many actions follow its risk', async () => {
  const action = (idAction: string, idRisqueAssocie: string): ActionPreventive => ({
    idAction,
    idUniteDeTravail: 'u1',
    idRisqueAssocie,
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Claire',
    budget: '',
    date: '2027-01-15',
    statut: 'À planifier',
  });
  const unite = makeUnite(
    'u1',
    [makeRisque('r1'), makeRisque('r2')],
    [action('a1', 'r1'), action('a2', 'r1')],
  );
  open(5, makeDuerp([unite]));
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect.element(cardOf('Risque r1')).toHaveTextContent('Chutes · 2 actions préventives');
  await expect.element(cardOf('Risque r2')).toHaveTextContent('Chutes');
  await expect.element(cardOf('Risque r2')).not.toHaveTextContent('actions préventives');
});

describe('the dialog of a risk', () => {
  const [premade, ...others] = MASTER_DATA.risques;
  if (premade === undefined) throw new Error('the master data has a risk');
  const REFERENTIEL: MasterData = {
    ...MASTER_DATA,
    risques: [{ ...premade, code: 'A1.1', suiviIndividuelRenforcePossible: true }, ...others],
  };
  const medical = page.getByText(/Suivi individuel renforcé possible selon le poste/);

  test.for([
    ['of the referential', 'A1.1', 1],
    ['of another code', 'A1.2', 0],
    ['of the company itself', '', 0],
  ] as const)('%s says what the referential knows of its code: %s', async ([, code, times]) => {
    open(5, makeDuerp([makeUnite('u1', [makeRisque('r1', { code })])]), {
      'GET /api/duerpmasterdata/risques': () => ({
        body: {
          ...REFERENTIEL,
          risques: [...REFERENTIEL.risques, { ...premade, code: '', suiviIndividuelRenforcePossible: true }],
        },
      }),
    });
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    await expect.element(dialogOf('Risque r1').getByRole('textbox', { name: /Danger/ })).toBeVisible();
    await expect.poll(() => medical.elements()).toHaveLength(times);
  });

  test('says how many work in the unit beside how many are exposed', async () => {
    const unite = { ...makeUnite('u1', [makeRisque('r1')]), effectif: { total: 8, femmes: 5, hommes: 3 } };
    open(5, makeDuerp([unite, makeUnite('u2', [makeRisque('r2')])]), {}, { risque: 'r1' });
    const exposes = (name: string) => dialogOf(name).getByRole('textbox', { name: /exposé/i });
    await expect
      .element(exposes('Risque r1'))
      .toHaveAccessibleDescription(/^Effectif de l'unité\s: 8 personnes/);
    await dialogOf('Risque r1').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(exposes('Risque r2')).not.toHaveAccessibleDescription(/Effectif/);
  });

  test('keeps the measures in place open from one risk to the next', async () => {
    open(
      5,
      makeDuerp([makeUnite('u1', [makeRisque('r1', DONE), makeRisque('r2', DONE)])]),
      {},
      { risque: 'r1' },
    );
    const mesures = (name: string) => dialogOf(name).getByRole('button', { name: 'Mesures en place' });
    await expect.element(mesures('Risque r1')).toHaveAttribute('aria-expanded', 'false');
    await mesures('Risque r1').click();
    await dialogOf('Risque r1').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(mesures('Risque r2')).toHaveAttribute('aria-expanded', 'true');
  });

  test('goes on to the next risk that waits once this one is saved, over those that are evaluated', async () => {
    const { callsTo } = open(
      5,
      makeDuerp([
        makeUnite('u1', [
          makeRisque('r1', { ...DONE, isRisqueEvalue: false, evalMaitrise: null }),
          makeRisque('r2', DONE),
        ]),
        makeUnite('u2', [makeRisque('r3')]),
      ]),
      { [UPDATE]: () => writtenAnew() },
      { risque: 'r1' },
    );
    const slider = dialogOf('Risque r1').getByRole('slider', { name: 'Maîtrise' });
    await expect.element(slider).toBeVisible();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await dialogOf('Risque r1')
      .getByRole('button', { name: /évaluer le suivant/i })
      .click();
    await expect.element(dialogOf('Risque r3')).toBeVisible();
    await expect.poll(() => callsTo(UPDATE).length).toBe(1);
  });
});
