import type { DuerpDocument, Entreprise } from '@odu/api-contract';
import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { written } from '../../../../test/contract-data.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import type { RenderOptions } from '../../../../test/render-screen.tsx';
import { makeDuerp } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import EntrepriseStep from './EntrepriseStep.tsx';

const ENTREPRISE: Entreprise = {
  nom: 'Boulangerie Claire',
  isEtablissement: false,
  nomDeLEtablissement: null,
  siret: '73282932000074',
  adresse: '1 rue du Four',
  secteurDActivite: 'Boulangerie',
  isSecteurPublic: false,
  nombreEmployes: 12,
  nomDuRepresentantLegal: 'Claire',
};

const withEntreprise = (fields: Partial<Entreprise> = {}): DuerpDocument => {
  const duerp = makeDuerp();
  return { ...duerp, data: { ...duerp.data, entreprise: { ...ENTREPRISE, ...fields } } };
};

const open = (handlers: FakeHandlers = {}, options: RenderOptions = {}) => {
  const shown = renderScreen(
    <LoadedDuerp duerpId="d1">{(duerp) => <EntrepriseStep duerp={duerp} />}</LoadedDuerp>,
    {
      ...options,
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: withEntreprise(), headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ status: 503 }),
        ...handlers,
      },
    },
  );
  /** What another tab, an undo or a conflict makes of the document. */
  const change = (fields: Partial<Entreprise>) =>
    shown.workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), withEntreprise(fields));
  return { ...shown, change };
};

const nom = page.getByRole('textbox', { name: "Nom de l'entreprise" });
const adresse = page.getByRole('textbox', { name: 'Adresse' });
const restored = page.getByText('Votre saisie non enregistrée a été reprise.');
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));

test('the form follows the document in what the user did not touch, and keeps what they did', async () => {
  const { change } = open();
  await nom.fill('Boulangerie de Claire');
  change({ nom: 'Boulangerie', adresse: '2 place du Four' });
  await expect.element(adresse).toHaveValue('2 place du Four');
  await expect.element(nom).toHaveValue('Boulangerie de Claire');
  expect(Object.values(localStorage).join('\n')).toContain('"values":{"nom":"Boulangerie de Claire"}');
});

test('a number of employees below zero can be typed, and is refused in words', async () => {
  const { callsTo } = open();
  await page.getByRole('textbox', { name: "Nombre d'employés" }).fill('-1');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByText("Le nombre d'employés doit être supérieur à 0").first()).toBeVisible();
  expect(callsTo('POST /api/duerp/{id}/update-infosentreprise')).toEqual([]);
});

test('a number of employees that is too large stays as it was typed, and is refused in words', async () => {
  const { callsTo } = open();
  const field = page.getByRole('textbox', { name: "Nombre d'employés" });
  await field.fill('99999999');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(field).toHaveValue('99\u202F999\u202F999');
  await expect.element(field).toHaveAccessibleDescription(/ne peut pas dépasser 10\s000\s000$/);
  expect(callsTo('POST /api/duerp/{id}/update-infosentreprise')).toEqual([]);
});

test('each field that is left empty says what it lacks, in the words of the customer', async () => {
  open({ 'GET /api/duerp/{id}': () => ({ body: makeDuerp() }) });
  await page.getByText('Un seul établissement', { exact: true }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  for (const [role, name, message] of [
    ['textbox', "Nom de l'entreprise", "Le nom de l'entreprise est requis"],
    ['textbox', "Nom de l'établissement", "Le nom de l'établissement est requis"],
    ['textbox', 'Numéro SIRET', 'Le numéro SIRET est requis'],
    ['textbox', 'Adresse', "L'adresse est requise"],
    ['combobox', "Secteur d'activité", "Le secteur d'activité est requis"],
    ['textbox', "Nombre d'employés", "Le nombre d'employés est requis"],
    ['textbox', 'Nom du représentant légal', 'Le nom du représentant légal est requis'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one field after another, as they are read
    await expect
      .element(page.getByRole(role, { name }))
      .toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
});

test('after a save, a value given up for the other one is shown no more', async () => {
  let saved: unknown;
  const { change } = open({
    'POST /api/duerp/{id}/update-infosentreprise': ({ body }) => {
      saved = body;
      return { status: 503 };
    },
  });
  await nom.fill('Boulangerie de Claire');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => saved).toMatchObject({ nom: 'Boulangerie de Claire' });
  change({ nom: 'Boulangerie de Paul' });
  await expect.element(nom).toHaveValue('Boulangerie de Paul');
  expect(listDrafts()).toEqual([]);
});

test('a value that the document takes by itself leaves the form clean', async () => {
  const { change } = open();
  await nom.fill('Boulangerie de Claire');
  await expect.poll(listDrafts).toHaveLength(1);
  change({ nom: 'Boulangerie de Claire' });
  await expect.poll(listDrafts).toEqual([]);
});

test('what is typed is there again after a load, over what the document has by then', async () => {
  const { unmount } = open();
  await nom.fill('Boulangerie de Claire');
  unmount();
  open({ 'GET /api/duerp/{id}': () => ({ body: withEntreprise({ adresse: '2 place du Four' }) }) });
  await expect.element(restored).toBeVisible();
  await expect.element(nom).toHaveValue('Boulangerie de Claire');
  await expect.element(adresse).toHaveValue('2 place du Four');
  await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await expect.element(nom).toHaveValue('Boulangerie Claire');
  expect(listDrafts()).toEqual([]);
});

/** Every field differs from what the form has without a document. */
const PUBLIQUE: Partial<Entreprise> = {
  nom: 'Ville de Dol',
  isEtablissement: true,
  nomDeLEtablissement: 'Mairie annexe',
  siret: '35600000000048',
  adresse: '2 place du Four',
  secteurDActivite: 'Administration publique',
  isSecteurPublic: true,
  nombreEmployes: 48,
  nomDuRepresentantLegal: 'Paule Martin',
};
const shown = () => [
  ...page
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .elements()
    .map((field) => (field as HTMLInputElement).value),
  ...page
    .getByRole('radio', { checked: true })
    .elements()
    .map((radio) => radio.closest('label')?.textContent),
];
const ALL_OF_PUBLIQUE = [
  'Ville de Dol',
  'Mairie annexe',
  '356 000 000 00048',
  '2 place du Four',
  'Administration publique',
  '48',
  'Paule Martin',
  'Un seul établissement',
  'Oui',
];

test('each field shows what the document has, and one that is saved leaves the others as they were', async () => {
  const call = 'POST /api/duerp/{id}/update-infosentreprise';
  const { callsTo } = open({
    'GET /api/duerp/{id}': () => ({ body: withEntreprise(PUBLIQUE), headers: { ETag: '"1"' } }),
    [call]: () => written(),
  });
  await expect.element(nom).toBeVisible();
  expect(shown()).toEqual(ALL_OF_PUBLIQUE);
  await nom.fill('Ville de Dol-de-Bretagne');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .poll(() => callsTo(call).map(({ body }) => body))
    .toMatchObject([{ ...PUBLIQUE, nom: 'Ville de Dol-de-Bretagne' }]);
});

test('each field that was changed is there again after a load', async () => {
  const values = { ...PUBLIQUE, siret: '356 000 000 00048' };
  const base = { ...ENTREPRISE, nomDeLEtablissement: '', siret: '732 829 320 00074' };
  localStorage.setItem('odu.draft:claire:d1:entreprise', JSON.stringify({ base, values }));
  open();
  await expect.element(restored).toBeVisible();
  expect(shown()).toEqual(ALL_OF_PUBLIQUE);
});

test('leaving asks, and what is given up is forgotten', async () => {
  const { router } = open();
  await nom.fill('Boulangerie de Claire');
  void router.navigate({ to: '/duerps' });
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toHaveTextContent(/Vous avez des modifications non sauvegardées\. Voulez-vous continuer quand même\s\?/);
  await question.getByRole('button', { name: 'Continuer sans enregistrer' }).click();
  await expect.element(nom).not.toBeInTheDocument();
  expect(listDrafts()).toEqual([]);
});

test('the browser asks before the page is closed over what was typed, and only then', async () => {
  // The browser's own history listens; the address of the page is the test runner's.
  const { location: start } = createMemoryHistory();
  const history = createBrowserHistory({ parseLocation: () => start });
  onTestFinished(() => history.destroy());
  open({}, { history });
  /** Whether the browser would ask. */
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(nom).toBeVisible();
  expect(isAsked()).toBe(false);
  await nom.fill('Boulangerie de Claire');
  await expect.poll(isAsked).toBe(true);
  await nom.fill('Boulangerie Claire');
  await expect.poll(isAsked).toBe(false);
});

describe('« Enregistrer et continuer » beside the question', () => {
  const call = 'POST /api/duerp/{id}/update-infosentreprise';
  const question = page.getByRole('alertdialog');
  const saveAndGoOn = question.getByRole('button', { name: 'Enregistrer et continuer' });

  test('saves what was typed, and leaves', async () => {
    const { router, callsTo } = open({ [call]: () => written() });
    await nom.fill('Boulangerie de Claire');
    void router.navigate({ to: '/duerps' });
    await saveAndGoOn.click();
    await expect.poll(() => router.state.location.pathname).toBe('/duerps');
    expect(callsTo(call).map(({ body }) => body)).toMatchObject([{ nom: 'Boulangerie de Claire' }]);
    expect(listDrafts()).toEqual([]);
    await expect.element(findToast('success', 'Modifications sauvegardées\u202F!')).toBeVisible();
  });

  test('stays where something is refused, and lists it', async () => {
    const { router, callsTo } = open();
    await nom.fill(' ');
    void router.navigate({ to: '/duerps' });
    await saveAndGoOn.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: '1 champ est à corriger' })).toHaveFocus();
    await expect.element(nom).toBeInvalid();
    expect(router.state.location.pathname).not.toBe('/duerps');
    expect(callsTo(call)).toEqual([]);
  });
});
