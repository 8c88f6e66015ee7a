import type { Entreprise } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { written } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { withEntreprise } from '../complete-duerp.test-data.ts';
import EntrepriseStep from './EntrepriseStep.tsx';

const call = 'POST /api/duerp/{id}/update-infosentreprise';

const open = (fields: Partial<Entreprise>, handlers: FakeHandlers = {}) =>
  renderScreen(<LoadedDuerp duerpId="d1">{(duerp) => <EntrepriseStep duerp={duerp} />}</LoadedDuerp>, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: withEntreprise(makeDuerp(), fields), headers: { ETag: '"1"' } }),
      'GET /api/duerpmasterdata/risques': () => ({ status: 404 }),
      [call]: () => written(),
      ...handlers,
    },
  });
const save = () => page.getByRole('button', { name: 'Enregistrer' }).click();
const SAVED = 'Modifications sauvegardées\u202F!';

describe('the name of the establishment', () => {
  test('is sent while the document covers one', async () => {
    const { callsTo, workspace } = open({ isEtablissement: true, nomDeLEtablissement: 'Gare' });
    workspace?.queryClient.setQueryData(duerpKeys.list, []);
    await page.getByRole('textbox', { name: "Nom de l'établissement" }).fill('Gare Sud');
    await save();
    await expect.element(findToast('success', SAVED)).toBeVisible();
    expect(callsTo(call)[0]?.body).toMatchObject({ isEtablissement: true, nomDeLEtablissement: 'Gare Sud' });
    // The card of the list names it: the list is read again when it is shown.
    await expect.poll(() => workspace?.queryClient.getQueryState(duerpKeys.list)?.isInvalidated).toBe(true);
  });

  test('that is hidden because the document covers the whole company is not kept', async () => {
    const { callsTo } = open({ isEtablissement: true, nomDeLEtablissement: 'Gare' });
    await page.getByText("Toute l'entreprise", { exact: true }).click();
    await expect
      .element(page.getByRole('textbox', { name: "Nom de l'établissement" }))
      .not.toBeInTheDocument();
    await save();
    await expect.element(findToast('success', SAVED)).toBeVisible();
    expect(callsTo(call)[0]?.body).toMatchObject({ isEtablissement: false, nomDeLEtablissement: null });
  });
});

test('the headcount of one establishment is asked for as that of the whole company, which is not said of a company', async () => {
  open({ isEtablissement: true });
  const effectif = page.getByRole('textbox', { name: "Nombre d'employés" });
  await expect
    .element(effectif)
    .toHaveAccessibleDescription(
      /^De toute l'entreprise, pas du seul établissement\. Au sens du code du travail/,
    );
  await page.getByText("Toute l'entreprise", { exact: true }).click();
  await expect.element(effectif).toHaveAccessibleDescription(/^Au sens du code du travail/);
});

test('a wrong field is told beside it, and nothing is sent', async () => {
  const { callsTo } = open({});
  await page.getByRole('textbox', { name: "Nom de l'entreprise" }).fill('');
  await save();
  await expect.element(page.getByRole('textbox', { name: "Nom de l'entreprise" })).toBeInvalid();
  expect(callsTo(call)).toEqual([]);
});

describe('a sector is kept up to 200 characters', () => {
  const secteur = page.getByRole('combobox', { name: "Secteur d'activité" });
  const saveSecteurOf = async (length: number) => {
    const { callsTo } = open({});
    await secteur.fill('x'.repeat(length));
    await userEvent.tab();
    await save();
    return { callsTo };
  };

  test('200 are saved', async () => {
    await saveSecteurOf(200);
    await expect.element(findToast('success', SAVED)).toBeVisible();
  });

  test('201 are refused in the field', async () => {
    const { callsTo } = await saveSecteurOf(201);
    await expect.element(secteur).toBeInvalid();
    await expect
      .element(page.getByText(/^Ce texte est trop long.*200 caractères au plus/).first())
      .toBeVisible();
    expect(callsTo(call)).toEqual([]);
  });
});

test('a save without a network is not told as saved, and stays to be sent', async () => {
  const { workspace } = open({}, { [call]: () => 'no network' });
  await page.getByRole('textbox', { name: 'Adresse' }).fill('2 place du Four');
  await save();
  await expect.element(page.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  await expect.poll(() => workspace?.autosaves.get('d1').getState().kind).toBe('retrying');
  await expect.element(page.getByText(SAVED)).not.toBeInTheDocument();
});

test('the form that has changes asks each time before it is left, and stays when told to', async () => {
  const { router } = open({});
  await page.getByRole('textbox', { name: 'Adresse' }).fill('2 place du Four');
  const dialog = page.getByRole('alertdialog', { name: 'Modifications non sauvegardées' });
  for (const to of ['/duerps', '/my-account'] as const) {
    void router.navigate({ to });
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 place du Four');
});

test('a save for which no document is there any more is not told as one, and what was typed stays', async () => {
  const { router, workspace } = open({});
  const adresse = page.getByRole('textbox', { name: 'Adresse' });
  await adresse.fill('2 place du Four');
  workspace?.queryClient.removeQueries({ queryKey: duerpKeys.detail('d1') });
  await save();
  void router.navigate({ to: '/duerps' });
  const question = page.getByRole('alertdialog', { name: 'Modifications non sauvegardées' });
  await question.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(adresse).toHaveValue('2 place du Four');
  expect(localStorage.getItem('odu.draft:claire:d1:entreprise')).toContain('2 place du Four');
  expect(page.getByText(SAVED).elements()).toEqual([]);
});

test('the form without changes is left without a question', async () => {
  const { router } = open({});
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toBeVisible();
  await router.navigate({ to: '/duerps' });
  expect(router.state.location.pathname).toBe('/duerps');
});

describe('a draft that is taken up again', () => {
  const keep = (draft: object) =>
    localStorage.setItem('odu.draft:claire:d1:entreprise', JSON.stringify(draft));
  const typed = () => keep({ base: { adresse: '1 rue du Four' }, values: { adresse: '2 place du Four' } });
  const collisions = (workspace: ReturnType<typeof open>['workspace']) =>
    workspace?.autosaves.get('d1').getState();

  test('is asked about when somebody wrote the same field meanwhile', async () => {
    typed();
    const { workspace, callsTo } = open({ adresse: '3 quai du Port' });
    await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 place du Four');
    await save();
    await expect
      .poll(() => collisions(workspace))
      .toMatchObject({ kind: 'conflict', collision: { champ: 'adresse', autre: '3 quai du Port' } });
    expect(callsTo(call)).toEqual([]);
  });

  test('is saved as it is when nobody did', async () => {
    typed();
    const { callsTo } = open({ adresse: '1 rue du Four', nombreEmployes: 9 });
    await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 place du Four');
    await save();
    await expect.element(findToast('success', SAVED)).toBeVisible();
    expect(callsTo(call)[0]?.body).toMatchObject({ adresse: '2 place du Four', nombreEmployes: 9 });
  });

  test('is given up for what somebody wrote, and what is typed then is made on that', async () => {
    typed();
    const { callsTo } = open({ adresse: '3 quai du Port' });
    const adresse = page.getByRole('textbox', { name: 'Adresse' });
    await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    await expect.element(adresse).toHaveValue('3 quai du Port');
    await adresse.fill('4 quai du Port');
    await save();
    await expect
      .poll(() => callsTo(call).map(({ body }) => body))
      .toMatchObject([{ adresse: '4 quai du Port' }]);
  });

  test('of an older page, which kept the values alone, is taken up too', async () => {
    keep({ adresse: '2 place du Four' });
    open({ adresse: '1 rue du Four' });
    await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 place du Four');
  });

  test('keeps what it was typed on over another load', async () => {
    typed();
    open({ adresse: '3 quai du Port' });
    await page.getByRole('textbox', { name: 'Adresse' }).fill('2 place du Four, Dol');
    await expect
      .poll(() => JSON.parse(localStorage.getItem('odu.draft:claire:d1:entreprise') ?? 'null'))
      .toEqual({ base: { adresse: '1 rue du Four' }, values: { adresse: '2 place du Four, Dol' } });
  });
});
