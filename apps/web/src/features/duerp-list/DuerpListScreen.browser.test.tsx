import type { DuerpListItem } from '@odu/api-contract';
import { modifierRisque, renommerUnite } from '@odu/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, makeVersion, PDF, written } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { pressAtOnce } from '../../../test/press-at-once.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { whenDrawn } from '../../../test/when-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { DuerpListScreen } from './DuerpListScreen.tsx';

const open = (duerps: DuerpListItem[], handlers: FakeHandlers = {}, config = PUBLIC_CONFIG) =>
  renderScreen(<DuerpListScreen />, {
    path: '/duerps',
    config,
    handlers: {
      'GET /api/duerp/list': () => ({ body: duerps }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      ...handlers,
    },
  });
const create = page.getByRole('link', { name: 'Créer mon DUERP' });
/** What has come is drawn. */
test('while it loads, that is said, and nothing is offered that the limit may refuse', async () => {
  const listed = Promise.withResolvers<{ body: DuerpListItem[] }>();
  open([], { 'GET /api/duerp/list': () => listed.promise });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes DUERP' })).toBeVisible();
  await expect.element(page.getByText('Chargement de vos DUERP…')).toBeInTheDocument();
  expect(create.query()).toBeNull();
  // Their place is kept, in which they come.
  const kept = page.getByRole('link', { name: 'Créer mon DUERP', includeHidden: true });
  const before = kept.element().getBoundingClientRect().toJSON();
  listed.resolve({ body: [makeListItem()] });
  await expect.element(create).toBeVisible();
  expect(create.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test('without a DUERP, it says so, gives an example and counts none', async () => {
  open([]);
  await expect.element(page.getByText('Aucun DUERP trouvé.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes DUERP (0/5)' })).toBeVisible();
  await expect.element(create).toHaveAttribute('href', '/duerps/new');
  for (const [name, href] of [
    ['Créer mon premier DUERP', '/duerps/new'],
    ['Voir cet exemple', '/exemple'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the due date of an employer of the public sector is to be checked', async () => {
  const entreprise = { nom: 'Mairie', siret: null, nombreEmployes: 11, isSecteurPublic: true };
  const latestVersion = makeVersion({ creationTime: '2019-03-02T09:00:00Z' });
  open([makeListItem({ data: { entreprise }, latestVersion })]);
  await expect.element(page.getByText(/^En retard de\s.*\(secteur public\s: à vérifier\)$/)).toBeVisible();
});

test('the partner law firm of this server answers questions of law', async () => {
  open(
    [],
    {},
    {
      ...PUBLIC_CONFIG,
      partnerLawFirm: { name: 'Cabinet Aubert', url: 'https://aubert.example' },
    },
  );
  const box = page.getByRole('region', { name: 'Conseil juridique' });
  await expect
    .element(box.getByRole('link', { name: /Cabinet Aubert/ }))
    .toHaveAttribute('href', 'https://aubert.example');
});

test('a list that cannot be loaded can be tried again, and does not keep one from creating', async () => {
  let isUp = false;
  open([], {
    'GET /api/duerp/list': () => (isUp ? { body: [makeListItem()] } : { status: 404 }),
  });
  await expect.element(page.getByText('Erreur lors du chargement des DUERP.')).toBeVisible();
  await expect.element(create).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('article', { name: 'Boulangerie Claire' })).toBeVisible();
});

test.for([
  ['no network', 'Il semble y avoir un problème de connexion avec le serveur…'],
  [{ status: 403 }, "(403) Vous n'avez pas la permission de faire cette action."],
] as const)('the failure says why: %o', async ([answer, why]) => {
  open([], { 'GET /api/duerp/list': () => answer });
  await expect.element(page.getByText('Erreur lors du chargement des DUERP.', { exact: true })).toBeVisible();
  await expect.element(page.getByText(why, { exact: true })).toBeVisible();
});

test('at the account’s limit one is sent to the support instead of a creation', async () => {
  open([makeListItem(), makeListItem({ id: 'd2' })], {
    'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, maxNumberOfDuerps: 2 } }),
  });
  await expect.element(page.getByText('Vous avez atteint la limite de DUERP.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Contactez-nous' }))
    .toHaveAttribute('href', '/contact-private');
  await expect.element(create).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Importer un DUERP' })).not.toBeInTheDocument();
});

test('an account that cannot be read keeps neither the list nor a creation back', async () => {
  open([makeListItem()], { 'GET /api/myaccount/info': () => ({ status: 403 }) });
  await expect.element(page.getByRole('article', { name: 'Boulangerie Claire' })).toBeVisible();
  await expect.element(create).toBeVisible();
  await expect.element(page.getByText(/pas encore vérifiée/)).not.toBeInTheDocument();
});

test('the cards stand in the order of the server, and stay when it cannot be asked again', async () => {
  let isUp = true;
  const duerps = [makeListItem({ id: 'd2', displayName: 'Verrerie Paul' }), makeListItem()];
  const { workspace, callsTo } = open([], {
    'GET /api/duerp/list': () => (isUp ? { body: duerps } : { status: 404 }),
  });
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0)).toHaveAccessibleName('Verrerie Paul');
  await expect.element(cards.nth(1)).toHaveAccessibleName('Boulangerie Claire');
  isUp = false;
  await workspace?.queryClient.invalidateQueries({ queryKey: duerpKeys.list });
  expect(callsTo('GET /api/duerp/list')).toHaveLength(2);
  await whenDrawn();
  expect(cards.elements()).toHaveLength(2);
});

test('an unverified address is told, with the way back to this page', async () => {
  open([], { 'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isEmailVerified: false } }) });
  const link = page.getByRole('link', { name: 'Vérifier mon adresse email' });
  await expect.element(link).toHaveAttribute('href', '/verifyemail?continueUrl=%2Fduerps');
});

test('a verified address is not spoken of', async () => {
  open([]);
  await expect.element(page.getByText('Aucun DUERP trouvé.')).toBeVisible();
  await expect.element(page.getByText(/pas encore vérifiée/)).not.toBeInTheDocument();
});

test('a delegate is not sent to the verification of an address that is not theirs', async () => {
  const account = { ...ACCOUNT, isEmailVerified: false, isDelegatedSession: true };
  open([], { 'GET /api/myaccount/info': () => ({ body: account }) });
  await expect.element(page.getByText('Aucun DUERP trouvé.')).toBeVisible();
  await expect.element(page.getByText(/pas encore vérifiée/)).not.toBeInTheDocument();
});

describe('a card', () => {
  const card = page.getByRole('article', { name: 'Boulangerie Claire' });

  test('without a version leads on with the creation, with one offers its PDF', async () => {
    const { unmount } = open([makeListItem()]);
    await expect
      .element(card.getByRole('link', { name: 'Continuer la création' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=2');
    await expect.element(card.getByRole('link', { name: 'Ouvrir' })).toHaveAttribute('href', '/duerps/d1');
    await expect.element(card.getByRole('button', { name: 'Télécharger' })).not.toBeInTheDocument();
    unmount();
    open([makeListItem({ latestVersion: makeVersion() })]);
    await expect.element(card.getByRole('link', { name: 'Modifier' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Télécharger' })).toBeVisible();
  });

  test('that is to buy leads to the plans with it; where there is no billing nothing is said of it', async () => {
    const badge = card.getByText('Paiement requis');
    const toBuy = [makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' })];
    const { unmount } = open(toBuy);
    await expect.element(badge).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Paiement requis' }))
      .toHaveAttribute('href', '/choose-plan?duerpid=d1');
    unmount();
    open(toBuy, {}, { ...PUBLIC_CONFIG, hasBilling: false });
    await expect.element(card).toBeVisible();
    await whenDrawn();
    expect(badge.query()).toBeNull();
  });

  test('downloads a covered version at once, and tells a failure as one', async () => {
    const { callsTo } = open([makeListItem({ latestVersion: makeVersion() })], {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download': () => ({ status: 404 }),
    });
    await card.getByRole('button', { name: 'Télécharger' }).click();
    await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
    const [call] = callsTo('GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download');
    expect(call?.params).toEqual(['d1', 'v1']);
  });

  test('alone shows that its PDF is on its way', async () => {
    open(
      [
        makeListItem({ latestVersion: makeVersion() }),
        makeListItem({
          id: 'd2',
          displayName: 'Atelier Paul',
          latestVersion: makeVersion({ id: 'v2', duerpDocumentId: 'd2' }),
        }),
      ],
      {
        'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download': () => new Promise(() => {}),
      },
    );
    await card.getByRole('button', { name: 'Télécharger' }).click();
    await expect.element(card).toHaveTextContent('En cours…');
    await expect
      .element(page.getByRole('article', { name: 'Atelier Paul' }))
      .not.toHaveTextContent('En cours…');
  });

  test('says that what is not covered is the demonstration, before it is downloaded', async () => {
    const demo = 'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo';
    const { callsTo } = open([makeListItem({ latestVersion: makeVersion({ isCovered_Derivated: false }) })], {
      [demo]: () => ({ status: 500 }),
    });
    await card.getByRole('button', { name: 'Télécharger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Télécharger la version 1' });
    await expect.element(dialog).toHaveTextContent('DUERP_v1_demo.pdf');
    await expect
      .element(dialog.getByRole('link', { name: 'Choisir une formule' }))
      .toHaveAttribute('href', '/choose-plan?duerpid=d1');
    expect(callsTo(demo)).toEqual([]);
    await dialog.getByRole('button', { name: 'Télécharger la démo' }).click();
    await expect.poll(() => callsTo(demo).length).toBe(1);
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/Erreur lors du téléchargement du PDF.*Votre document est intact/);
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await card.getByRole('button', { name: 'Télécharger' }).click();
    await expect.element(dialog).toHaveTextContent('DUERP_v1_demo.pdf');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  test('whose demonstration is not to be had is not asked for again, which would not help', async () => {
    open([makeListItem({ latestVersion: makeVersion({ isCovered_Derivated: false }) })], {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo': () => ({ status: 404 }),
    });
    await card.getByRole('button', { name: 'Télécharger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Télécharger la version 1' });
    await dialog.getByRole('button', { name: 'Télécharger la démo' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/Erreur lors du téléchargement du PDF/);
    await expect.element(dialog.getByRole('alert')).not.toHaveTextContent(/Réessayez/);
  });

  test('gives its PDF to the browser under its name; the demonstration also closes its dialog', async () => {
    const names = listDownloads();
    const { unmount } = open([makeListItem({ latestVersion: makeVersion() })], {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download': () => ({ body: PDF }),
    });
    await card.getByRole('button', { name: 'Télécharger' }).click();
    await expect.poll(() => names).toEqual(['DUERP_v1.pdf']);
    unmount();
    open([makeListItem({ latestVersion: makeVersion({ isCovered_Derivated: false }) })], {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo': () => ({ body: PDF }),
    });
    await card.getByRole('button', { name: 'Télécharger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Télécharger la version 1' });
    await dialog.getByRole('button', { name: 'Télécharger la démo' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(names).toEqual(['DUERP_v1.pdf', 'DUERP_v1_demo.pdf']);
  });

  test('tells edits that could not be sent, and sends them when asked', async () => {
    let isUp = false;
    const { workspace } = open([makeListItem()], {
      'POST /api/duerp/{id}/update-toggle-papripact': () => (isUp ? written() : 'no network'),
      'GET /api/duerp/{id}': () => ({ body: makeDuerp(), headers: { ETag: '"1"' } }),
    });
    await expect.element(card).toBeVisible();
    await expect.element(card.getByRole('status')).not.toBeInTheDocument();
    workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp());
    workspace?.autosaves.edit('d1', {
      kind: 'activerPapripact',
      base: { isPapripactEnabled: false },
      values: { isPapripactEnabled: true },
    });
    await expect.element(card.getByRole('status')).toHaveTextContent(/Non enregistré/);
    await pressAtOnce(card.getByRole('button', { name: 'Réessayer' }), () => {
      isUp = true;
    });
    await expect.element(card.getByRole('status')).toHaveTextContent(/^Enregistré à/);
  });
});

test('an edit that the server refuses is told in its card, and above the cards only where there is none', async () => {
  const unite = makeUnite('u1');
  const { workspace } = open([makeListItem()], {
    'POST /api/duerp/{id}/update-list-unitesdetravail': () => ({ status: 422 }),
    'GET /api/duerp/{id}': ({ params: [id = ''] }) => ({
      body: makeDuerp([unite], { id }),
      headers: { ETag: '"1"' },
    }),
  });
  const card = page.getByRole('article', { name: 'Boulangerie Claire' });
  await expect.element(card).toBeVisible();
  const edition = renommerUnite(unite, 'Fournil');
  if (edition === null) throw new Error('the name changes');
  for (const id of ['d1', 'd9']) {
    workspace?.queryClient.setQueryData(duerpKeys.detail(id), makeDuerp([unite], { id }));
    workspace?.autosaves.edit(id, edition);
  }
  await expect.element(card.getByRole('status')).toHaveTextContent(/Non enregistré/);
  const refusals = page.getByText("Votre dernière modification n'a pas pu être enregistrée");
  await expect.element(refusals.first()).toBeVisible();
  expect(refusals.elements()).toHaveLength(1);
});

const fillStorage = () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
};

test.for([
  ['says where it is made', true, /Non enregistré.*un choix vous attend, ouvrez ce DUERP/],
  ['on a device without room says first that the page must stay', false, /laissez cette page ouverte/],
] as const)('an edit that waits for a choice %s', async ([, hasRoom, said]) => {
  const risque = makeRisque('r1', { danger: '' });
  const theirs = makeDuerp([makeUnite('u1', [{ ...risque, danger: 'Pétrin' }])]);
  const { workspace } = open([makeListItem()], {
    'POST /api/duerp/{id}/update-risque': () => ({ status: 409 }),
    'GET /api/duerp/{id}': () => ({ body: theirs, headers: { ETag: '"2"' } }),
  });
  const card = page.getByRole('article', { name: 'Boulangerie Claire' });
  await expect.element(card).toBeVisible();
  workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp([makeUnite('u1', [risque])]));
  const edition = modifierRisque({ idUniteDeTravail: 'u1' }, risque, { danger: 'Four' });
  if (edition === null) throw new Error('the danger changes');
  if (!hasRoom) fillStorage();
  workspace?.autosaves.edit('d1', edition);
  await expect.poll(() => workspace?.autosaves.get('d1').getState().kind).toBe('conflict');
  await expect.element(card.getByRole('status')).toHaveTextContent(said);
});

test('each card says its worst level and leads to the risks that wait, in the worst first list', async () => {
  const compteurs = { GREEN: 3, YELLOW: 1, ORANGE: 0, RED: 2, NON_EVALUE: 4 };
  open([makeListItem({ compteurs, niveauLePlusEleve: 12 })]);
  const card = page.getByRole('article', { name: 'Boulangerie Claire' });
  await expect.element(card.getByText('Critique 12,0')).toBeVisible();
  await expect
    .element(card.getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', '6 risques évalués sur 10');
  await expect
    .element(card.getByRole('link', { name: '2 critiques' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=5&filtre=critiques');
});

test('edits that an earlier page left of a document that is gone are told, and can be given up', async () => {
  const key = 'odu.autosave:claire:p0:d9:1';
  const base = { isPapripactEnabled: false };
  const intent = { id: 'i', at: '2026-11-22T08:00:00.000Z', kind: 'activerPapripact', base, values: base };
  localStorage.setItem(key, JSON.stringify({ format: 3, intent, vues: [] }));
  const { workspace } = open([], {
    'GET /api/duerp/{id}': () => ({ status: 404, problem: { message: 'DUERP introuvable.' } }),
  });
  await expect.element(page.getByText('Aucun DUERP trouvé.')).toBeVisible();
  await workspace?.autosaves.restoreOrphans();
  const alert = page.getByRole('alert').filter({ hasText: 'DUERP introuvable.' });
  await expect.element(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Abandonner cette modification' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(workspace?.autosaves.hasUnsaved()).toBe(false);
  expect(Object.keys(localStorage).filter((kept) => kept.startsWith('odu.autosave'))).toEqual([]);
});
