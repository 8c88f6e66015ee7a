import type { BillingProfile } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();

const ADDRESS = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: null,
  siren: null,
};
const list = async (account: TestAccount) =>
  (await server.request({ url: '/api/myaccount/mybillingprofiles', account })).json<BillingProfile[]>();
const upsert = (account: TestAccount, body: object) =>
  server.request({ method: 'POST', url: '/api/myaccount/mybillingprofiles/upsert', account, body });

test('a profile is created, listed in its order, and changed', async () => {
  const account = await server.signUp('anne@exemple.fr');
  expect(await list(account)).toEqual([]);
  const first = (await upsert(account, ADDRESS)).json<BillingProfile>();
  server.clock.advance(1000);
  const second = (await upsert(account, { ...ADDRESS, id: null, name: 'Siège', country: 'BE' })).json();
  const moved = { ...ADDRESS, name: '  Boulangerie Martin et fils ', line2: ' ', vatNumber: 'FR40303265045' };
  const changed = await upsert(account, { ...moved, id: first.id });
  const billingAddress = { ...moved, name: 'Boulangerie Martin et fils', line2: null };
  expect([changed.statusCode, changed.json()]).toEqual([200, { id: first.id, billingAddress }]);
  expect(await list(account)).toEqual([changed.json(), second]);
});

test('a SIREN is kept without its spaces; one of another length is refused, one of a wrong key is not', async () => {
  const account = await server.signUp('siren@exemple.fr');
  const sirenOf = async (siren: string | null) => {
    const answer = await upsert(account, { ...ADDRESS, siren });
    return answer.statusCode === 200
      ? answer.json<BillingProfile>().billingAddress.siren
      : answer.json().errors;
  };
  expect(await sirenOf(' 732 829 320 ')).toBe('732829320');
  expect(await sirenOf('732829321')).toBe('732829321');
  for (const none of ['', ' ', null]) expect(await sirenOf(none)).toBeNull();
  for (const refused of ['73282932', '7328293200', '73282932A'])
    expect(await sirenOf(refused)).toEqual([
      { path: '/siren', message: 'Un numéro SIREN comporte 9 chiffres' },
    ]);
  const { siren: _siren, ...without } = ADDRESS;
  expect((await upsert(account, without)).json().billingAddress).toEqual(ADDRESS);
});

test('a profile that is created again, as after a lost answer, is the one that is there; another is made', async () => {
  const account = await server.signUp('fanny@exemple.fr');
  const [first, again] = await Promise.all([upsert(account, ADDRESS), upsert(account, ADDRESS)]);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  const other = await upsert(account, { ...ADDRESS, line2: 'Bâtiment B' });
  expect(await list(account)).toHaveLength(2);
  expect((await upsert(account, { ...ADDRESS, name: ` ${ADDRESS.name} ` })).json()).toEqual(first.json());
  expect((await upsert(account, { ...ADDRESS, line2: 'Bâtiment B' })).json()).toEqual(other.json());
  expect(await list(account)).toHaveLength(2);
});

test('a profile belongs to its account: another neither sees nor changes it', async () => {
  const owner = await server.signUp('basile@exemple.fr');
  const other = await server.signUp('chloe@exemple.fr');
  const { id } = (await upsert(owner, ADDRESS)).json<BillingProfile>();
  const answer = await upsert(other, { ...ADDRESS, id, name: 'Volée' });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Profil de facturation introuvable.']);
  expect(await list(other)).toEqual([]);
  expect((await list(owner)).map(({ billingAddress }) => billingAddress.name)).toEqual([ADDRESS.name]);
});

test('blank fields have the messages of the form, a country outside the union is refused', async () => {
  const account = await server.signUp('david@exemple.fr');
  const blank = await upsert(account, { ...ADDRESS, name: ' ', line1: ' ', postalCode: ' ', city: ' ' });
  expect([blank.statusCode, blank.json().errors]).toEqual([
    422,
    [
      { path: '/name', message: 'Le nom ou la raison sociale est obligatoire' },
      { path: '/line1', message: "L'adresse ligne 1 est obligatoire" },
      { path: '/postalCode', message: 'Le code postal est obligatoire' },
      { path: '/city', message: 'La ville est obligatoire' },
    ],
  ]);
  expect((await upsert(account, { ...ADDRESS, country: 'CH' })).statusCode).toBe(400);
  expect(await list(account)).toEqual([]);
});

test('an account has 50 profiles at most, those made at once included', async () => {
  const account = await server.signUp('emma@exemple.fr');
  const add = (name: string) => upsert(account, { ...ADDRESS, name });
  for (let count = 0; count < 49; count++) await add(`Établissement ${count}`);
  const last = await Promise.all([add('Avant-dernier'), add('Dernier')]);
  expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(last.map((answer) => answer.json().message)).toContain(
    "Vous avez déjà 50 profils de facturation\u00a0: modifiez l'un d'eux.",
  );
  const [one] = await list(account);
  expect((await upsert(account, { ...ADDRESS, id: one?.id, name: 'Changé' })).statusCode).toBe(200);
  expect(await list(account)).toHaveLength(50);
});
