import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LYON } from '../../test/contract-data.ts';
import type { FakeHandlers } from '../../test/fake-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { BillingProfiles } from './BillingProfiles.tsx';

const PARIS = { id: 'p2', billingAddress: { ...LYON.billingAddress, name: 'Siège', city: 'Paris' } } as const;

const LIST: FakeHandlers = { 'GET /api/myaccount/mybillingprofiles': () => ({ body: [LYON] }) };
const UPSERT = 'POST /api/myaccount/mybillingprofiles/upsert';

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = async () => {
  await press('Créer un profil de facturation');
  await field('Nom ou raison sociale').fill('Siège');
  await field('Adresse ligne 1').fill('3 rue des Lilas');
  await field('Code postal').fill('69003');
  await field('Ville').fill('Paris');
};

test('a profile is created in France by default, shown, and chosen for the purchase', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const { callsTo } = renderScreen(<BillingProfiles choice={{ selectedId: null, onSelect }} />, {
    handlers: { ...LIST, [UPSERT]: () => ({ body: PARIS }) },
  });
  await fill();
  // The key is wrong: warned, never refused.
  await field('SIREN').fill('732 829 321');
  await expect.element(page.getByText(/semble contenir une erreur de frappe/)).toBeVisible();
  await press('Enregistrer');
  await expect.element(page.getByRole('article', { name: 'Siège' })).toBeVisible();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('p2');
  expect(callsTo(UPSERT).map(({ body }) => body)).toEqual([
    {
      id: null,
      name: 'Siège',
      line1: '3 rue des Lilas',
      line2: '',
      postalCode: '69003',
      city: 'Paris',
      country: 'FR',
      vatNumber: '',
      siren: '732 829 321',
    },
  ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // It was saved: the next one starts anew, and nothing that was typed waits.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'))).toEqual([]);
  await press('Créer un profil de facturation');
  await expect.element(field('Nom ou raison sociale')).toHaveValue('');
});

test('a profile is changed by the same dialog', async () => {
  const { callsTo } = renderScreen(<BillingProfiles />, {
    handlers: { ...LIST, [UPSERT]: () => ({ body: { ...PARIS, id: 'p1' } }) },
  });
  await press('Modifier');
  await expect.element(field('Ville')).toHaveValue('Lyon');
  await field('Ville').fill('Paris');
  await press('Enregistrer');
  await expect.element(page.getByRole('article', { name: 'Siège' })).toBeVisible();
  expect(callsTo(UPSERT)).toMatchObject([{ body: { id: 'p1', city: 'Paris' } }]);
  expect(page.getByRole('article').elements()).toHaveLength(1);
});

test('each empty field says what it needs, and nothing is sent', async () => {
  const { callsTo } = renderScreen(<BillingProfiles />, { handlers: LIST });
  await press('Créer un profil de facturation');
  await press('Enregistrer');
  for (const message of [
    'Le nom ou la raison sociale est obligatoire',
    "L'adresse ligne 1 est obligatoire",
    'Le code postal est obligatoire',
    'La ville est obligatoire',
  ])
    await expect.element(page.getByText(message).first()).toBeVisible();
  expect(callsTo(UPSERT)).toEqual([]);
});

test('a SIREN of another length is refused before anything is sent, and an earlier one is shown by threes', async () => {
  const { callsTo } = renderScreen(<BillingProfiles />, {
    handlers: {
      'GET /api/myaccount/mybillingprofiles': () => ({
        body: [{ ...LYON, billingAddress: { ...LYON.billingAddress, siren: '732829320' } }],
      }),
    },
  });
  await expect.element(page.getByText('SIREN : 732 829 320')).toBeVisible();
  await press('Modifier');
  await expect.element(field('SIREN')).toHaveValue('732 829 320');
  await field('SIREN').fill('732 829 32');
  await press('Enregistrer');
  await expect.element(page.getByText('Un numéro SIREN comporte 9 chiffres').first()).toBeVisible();
  expect(callsTo(UPSERT)).toEqual([]);
});

test('a refusal is told in the dialog, and what was typed is there when it opens again', async () => {
  renderScreen(<BillingProfiles />, {
    handlers: {
      ...LIST,
      [UPSERT]: () => ({ status: 422, problem: { message: 'Trop de profils.' } }),
    },
  });
  await fill();
  await press('Enregistrer');
  await expect.element(page.getByText('Trop de profils.')).toBeVisible();
  await press('Annuler');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('Créer un profil de facturation');
  await expect.element(field('Nom ou raison sociale')).toHaveValue('Siège');
});

test('an answer that comes once the dialog was left chooses nothing, and closes no other one', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  renderScreen(<BillingProfiles choice={{ selectedId: null, onSelect }} />, {
    handlers: { ...LIST, [UPSERT]: () => given.then(() => ({ body: PARIS })) },
  });
  await fill();
  await press('Enregistrer');
  await press('Annuler');
  await press('Modifier');
  await field('Ville').fill('Villeurbanne');
  give();
  await expect.element(page.getByText('Siège').first()).toBeInTheDocument();
  await expect.element(field('Ville')).toHaveValue('Villeurbanne');
  expect(onSelect).not.toHaveBeenCalled();
});
