import type { Entreprise, MasterData } from '@odu/api-contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA, written } from '../../../../test/contract-data.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { withEntreprise } from '../complete-duerp.test-data.ts';
import EntrepriseStep from './EntrepriseStep.tsx';

const WRITE = 'POST /api/duerp/{id}/update-infosentreprise';

const open = (fields: Partial<Entreprise> = {}, masterData: MasterData = MASTER_DATA) =>
  renderScreen(<LoadedDuerp duerpId="d1">{(duerp) => <EntrepriseStep duerp={duerp} />}</LoadedDuerp>, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: withEntreprise(makeDuerp(), fields), headers: { ETag: '"1"' } }),
      'GET /api/duerpmasterdata/risques': () => ({ body: masterData }),
      [WRITE]: () => written(),
    },
  });
const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
const secteur = page.getByRole('combobox', { name: "Secteur d'activité" });

test('what is written is kept without the spaces around it, and the SIRET without those in it', async () => {
  const { callsTo } = open({ isEtablissement: true, nomDeLEtablissement: 'Gare' });
  await expect.element(textbox(/SIRET/)).toHaveValue('732 829 320 00074');
  await textbox("Nom de l'entreprise").fill(' Boulangerie de Claire ');
  await textbox("Nom de l'établissement").fill(' Gare Sud ');
  await textbox(/SIRET/).fill(' 356 000 000 00048');
  await textbox('Adresse').fill(' 2 place du Four ');
  await secteur.fill(' Traiteur ');
  // The suggestions go with the focus.
  await userEvent.tab();
  await textbox(/représentant légal/).fill(' Claire Dupont ');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(findToast('success', 'Modifications sauvegardées\u202F!')).toBeVisible();
  expect(callsTo(WRITE).map(({ body }) => body)).toMatchObject([
    {
      nom: 'Boulangerie de Claire',
      nomDeLEtablissement: 'Gare Sud',
      siret: '35600000000048',
      adresse: '2 place du Four',
      secteurDActivite: 'Traiteur',
      nomDuRepresentantLegal: 'Claire Dupont',
    },
  ]);
});

test('a SIRET that cannot be right is warned of under its field, one that can be is not, and an empty one has its example', async () => {
  open();
  const siret = textbox(/SIRET/);
  const example = /^14 chiffres, par exemple 732 829 320 00074\.$/;
  await expect.element(siret).toHaveAccessibleDescription(example);
  await siret.fill('732 829 320 00075');
  await expect.element(siret).toHaveAccessibleDescription(/semble contenir une erreur de frappe/);
  await siret.fill('732 829 320');
  await expect.element(siret).toHaveAccessibleDescription(/comporte 14 chiffres/);
  await siret.fill('');
  await expect.element(siret).toHaveAccessibleDescription(example);
});

test('a sector that has risks of its own says which, any other what can be written', async () => {
  const secteurs: MasterData['secteurs'] = [
    { code: 'ALIMENTAIRE', displayName: 'Métiers de bouche', motsCles: ['boulangerie'] },
    { code: 'COIFFURE', displayName: 'Coiffure', motsCles: ['coiffure'] },
  ];
  open({ secteurDActivite: 'Boulangerie' }, { ...MASTER_DATA, secteurs });
  await expect
    .element(secteur)
    .toHaveAccessibleDescription(
      /^Des risques propres à ce secteur vous seront proposés\s: Métiers de bouche\.$/,
    );
  await secteur.fill('Fleuriste');
  await expect
    .element(secteur)
    .toHaveAccessibleDescription('Choisissez dans la liste ou écrivez votre activité.');
});

test.for([
  ['a key is pressed', () => userEvent.keyboard('{Tab}')],
  ['another text is pasted', () => secteur.fill('Salon de coiffure')],
] as const)('the sectors of other texts than the saved one are asked for once %s', async ([, use]) => {
  // A browser with much to do is idle when it likes.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  onTestFinished(() => void vi.unstubAllGlobals());
  const secteurs: MasterData['secteurs'] = [
    { code: 'ALIMENTAIRE', displayName: 'Métiers de bouche', motsCles: ['boulangerie'] },
    { code: 'COIFFURE', displayName: 'Coiffure', motsCles: ['coiffure'] },
  ];
  const { callsTo } = renderScreen(
    <LoadedDuerp duerpId="d1">{(duerp) => <EntrepriseStep duerp={duerp} />}</LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () => ({
          body: withEntreprise(makeDuerp(), { secteurDActivite: 'Boulangerie' }),
          headers: { ETag: '"1"' },
        }),
        'GET /api/duerpmasterdata/risques': ({ query }) => ({
          body: {
            ...MASTER_DATA,
            secteurs: query.get('partie') === 'noms' ? secteurs.slice(0, 1) : secteurs,
          },
        }),
      },
    },
  );
  const listParties = () =>
    callsTo('GET /api/duerpmasterdata/risques').map(({ query }) => query.get('partie'));
  await expect.element(secteur).toHaveAccessibleDescription(/Métiers de bouche\.$/);
  expect(listParties()).toEqual(['noms']);
  await use();
  await expect.poll(listParties).toEqual(['noms', 'secteurs']);
  await secteur.fill('Salon de coiffure');
  await expect.element(secteur).toHaveAccessibleDescription(/\s: Coiffure\.$/);
});
