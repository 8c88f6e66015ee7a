import type { DuerpDocument, EntreeDeSuivi } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENTREPRISE, makeVersion } from '../../../test/contract-data.ts';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { open, UNITE, withVersion } from './open-detail.test-data.tsx';

const ofCompany = (nombreEmployes: number, fields: Partial<DuerpDocument> = {}): DuerpDocument => {
  const { data } = makeDuerp([UNITE]);
  return withVersion({ data: { ...data, entreprise: { ...ENTREPRISE, nombreEmployes } }, ...fields });
};

describe('when the next version is due', () => {
  // Newest first, as the server gives them; of years ago.
  const LATE = [
    makeVersion({ id: 'v2', versionNumber: 2, creationTime: '2020-03-02T09:00:00Z' }),
    makeVersion({ creationTime: '2019-03-02T09:00:00Z' }),
  ];

  test('is what the law asks of the headcount: advice below eleven employees, from then on it is late', async () => {
    const { unmount } = open(ofCompany(10, { versions: LATE }));
    await expect.element(page.getByText(/^Mise à jour conseillée depuis le\s2\smars 2021$/)).toBeVisible();
    unmount();
    open(ofCompany(11, { versions: LATE }));
    await expect.element(page.getByText(/^En retard de\s[\d\s]+\sjours$/)).toBeVisible();
  });

  test('is to be checked for an employer of the public sector, whom the code names by kind', async () => {
    const { data } = makeDuerp([UNITE]);
    const entreprise = { ...ENTREPRISE, nombreEmployes: 11, isSecteurPublic: true };
    open(withVersion({ data: { ...data, entreprise }, versions: LATE }));
    await expect
      .element(page.getByText(/^En retard de\s[\d\s]+\sjours \(secteur public\s: à vérifier\)$/))
      .toBeVisible();
  });

  test('is not told before there is one', async () => {
    open(ofCompany(11, { versions: [] }));
    await expect.element(page.getByRole('link', { name: 'Continuer la création' })).toBeVisible();
    expect(page.getByText(/^(En retard|À mettre à jour|Mise à jour conseillée)/).query()).toBeNull();
  });
});

describe('the history of the versions', () => {
  const openHistory = () => page.getByRole('button', { name: /^Historique des versions/ }).click();
  const TWO = [
    makeVersion({ id: 'v2', versionNumber: 2, creationTime: '2026-11-21T09:00:00Z' }),
    makeVersion({ isCovered_Derivated: false }),
  ];

  test('leads to what changed between two, to the check of a PDF, and to the plans', async () => {
    open(withVersion({ versions: TWO }));
    await openHistory();
    for (const [name, href] of [
      ['Comparer des versions', '/duerps/d1/comparer'],
      ['Vérifier un PDF', '/verifier'],
      ['Voir les formules', '/choose-plan?duerpid=d1'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('shows which PDF is on its way, and no other', async () => {
    open(withVersion({ versions: TWO }), {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download': () => new Promise(() => {}),
    });
    await openHistory();
    const item = (number: number) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`^Version ${number}`) });
    await item(2).getByRole('button', { name: 'Télécharger', exact: true }).click();
    await expect.element(item(2)).toHaveTextContent('En cours…');
    await expect.element(item(1)).not.toHaveTextContent('En cours…');
  });
});

test('the dialog of a demonstration leads to the plans with the document', async () => {
  open(withVersion({ versions: [makeVersion({ isCovered_Derivated: false })] }));
  await page.getByRole('button', { name: 'Télécharger', exact: true }).first().click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Choisir une formule' }))
    .toHaveAttribute('href', '/choose-plan?duerpid=d1');
});

test('the conformity check knows what was done with the last version', async () => {
  const transmission: EntreeDeSuivi = {
    id: 'e1',
    versionId: 'v1',
    type: 'SPST',
    date: '2026-11-22',
    destinataire: 'SPST du Rhône',
    moyen: 'portail',
    corrige: null,
    createdAt: '2026-11-22T09:00:00.000Z',
    auteur: 'camille@exemple.fr',
  };
  const missing = page
    .getByRole('region', { name: 'Contrôle de conformité' })
    .getByText(/Dernière version non transmise au SPST/);
  const { unmount } = open(ofCompany(12));
  await expect.element(missing).toBeVisible();
  unmount();
  open(ofCompany(12), { 'GET /api/duerp/{id}/suivi': () => ({ body: [transmission] }) });
  await expect.element(page.getByText(/^Transmis le/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Contrôle de conformité' })).toBeVisible();
  expect(missing.query()).toBeNull();
});
