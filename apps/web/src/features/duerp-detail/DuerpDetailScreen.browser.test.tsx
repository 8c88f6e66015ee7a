import type { DuerpDocument, MasterData } from '@odu/api-contract';
import { quoteFr, rateRisque } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, ENTREPRISE, makeVersion, MASTER_DATA } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { accountKeys, duerpKeys } from '../../queries/calls/keys.ts';
import { open, press, title, withVersion } from './open-detail.test-data.tsx';

/** A draft that lacks nothing for its first version. */
const makeComplete = (): DuerpDocument => {
  const evaluation = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
  const { data, ...draft } = makeDuerp([makeUnite('u1', [rateRisque(makeRisque('r1', evaluation))])]);
  return { ...draft, data: { ...data, entreprise: ENTREPRISE } };
};

test('each risk of the interactive view leads to where it is edited, and to a new action for it', async () => {
  open(withVersion({ data: makeDuerp([makeUnite('u1', [makeRisque('r1')])]).data }));
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Modifier Risque r1' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=5&unite=u1&risque=r1');
  await expect
    .element(page.getByRole('link', { name: 'Ajouter une action pour Risque r1' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=6&unite=u1&risque=r1');
});

test('a document without a risk leads to the step where risks are chosen', async () => {
  open(withVersion());
  await expect
    .element(page.getByRole('link', { name: 'Choisir les risques' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=4');
});

test('risks of the interactive view are ticked and deleted together, and « Annuler » gives them back', async () => {
  const { workspace } = open(
    withVersion({ data: makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]).data }),
    { 'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}) },
  );
  const names = () =>
    workspace?.queryClient
      .getQueryData<DuerpDocument>(duerpKeys.detail('d1'))
      ?.data.unitesDeTravail.flatMap(({ risques }) => risques.map(({ displayName }) => displayName));
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await press('Sélectionner plusieurs risques');
  await page.getByText('Tous ces risques').click();
  const bar = page.getByRole('region', { name: 'Sélection de risques' });
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 risques sélectionnés');
  await bar.getByRole('button', { name: 'Autres' }).click();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  const toast = findToast('info', '2 risques supprimés.');
  await expect.element(toast).toBeVisible();
  expect(names()).toEqual([]);
  await toast.getByRole('button', { name: 'Annuler' }).click();
  expect(names()).toEqual(['Risque r1', 'Risque r2']);
});

test('nothing is ticked in the interactive view of a demonstration', async () => {
  open(
    withVersion({
      data: makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]).data,
      hasFullAccess_Derivated: false,
    }),
  );
  await expect
    .element(page.getByRole('link', { name: 'Choisir une formule' }).first())
    .toHaveAttribute('href', '/choose-plan?duerpid=d1');
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await expect
    .element(page.getByText('La vue interactive est réservée à la version complète.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Sélectionner plusieurs risques' }).query()).toBeNull();
});

test('what stands under the follow-up comes with it; where it cannot be had, the rest is there and says so', async () => {
  const conformite = page.getByRole('heading', { name: 'Contrôle de conformité' });
  const answered = Promise.withResolvers<{ body: [] }>();
  const { unmount } = open(withVersion(), { 'GET /api/duerp/{id}/suivi': () => answered.promise });
  await expect.element(page.getByText('Chargement du document…')).toBeInTheDocument();
  expect(conformite.query()).toBeNull();
  answered.resolve({ body: [] });
  await expect.element(conformite).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Suivi', exact: true })).toBeVisible();
  unmount();
  open(withVersion(), { 'GET /api/duerp/{id}/suivi': () => ({ status: 503 }) });
  await expect.element(conformite).toBeVisible();
  await expect.element(page.getByText("Le suivi des versions n'a pas pu être chargé.")).toBeVisible();
});

test('a follow-up that is refused says so, and is not asked for again and again', async () => {
  let calls = 0;
  open(withVersion(), {
    'GET /api/duerp/{id}/suivi': () => {
      calls += 1;
      return { status: 403 };
    },
  });
  await expect.element(page.getByText('(403)', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  // Its place asks once more, when it is drawn.
  expect(calls).toBeLessThanOrEqual(2);
});

test('a risk whose action is finished is proposed for evaluation', async () => {
  const risque = rateRisque(
    makeRisque('r1', {
      evalGravite: 4,
      evalFrequence: 2,
      evalMaitrise: 2,
      evalueLe: '2026-03-03T09:00:00.000Z',
    }),
  );
  const action = {
    idAction: 'a1',
    idUniteDeTravail: 'u1',
    idRisqueAssocie: 'r1',
    descriptionDeLaMesure: 'Coller un film',
    responsable: 'Claire',
    budget: '',
    date: '2026-04-01',
    statut: 'Terminé',
    termineeLe: '2026-04-03T09:00:00.000Z',
  } as const;
  open(withVersion({ data: makeDuerp([makeUnite('u1', [risque], [action])]).data }));
  await expect
    .element(page.getByRole('link', { name: 'Réévaluer Risque r1' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=5&unite=u1&risque=r1');
});

test('the partner law firm of this server answers questions of law', async () => {
  open(
    makeDuerp(),
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

describe('the document', () => {
  test('is told to be loading', async () => {
    open(makeDuerp(), { 'GET /api/duerp/{id}': () => new Promise(() => {}) });
    await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  });

  test('that is missing cannot be tried again, only left', async () => {
    open(makeDuerp(), {
      'GET /api/duerp/{id}': () => ({ status: 404 }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
    });
    await expect.element(page.getByText('DUERP introuvable.')).toBeVisible();
    await expect
      .element(page.getByText(`un autre compte que le vôtre (${ACCOUNT.emailAddress})`))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Retour à mes DUERP' })).toBeVisible();
  });

  test('that failed can be tried again', async () => {
    let isUp = false;
    open(makeDuerp(), {
      'GET /api/duerp/{id}': () => (isUp ? { body: makeDuerp() } : { status: 403 }),
    });
    await expect.element(page.getByText('Erreur lors du chargement du DUERP.')).toBeVisible();
    isUp = true;
    await press('Réessayer');
    await expect.element(title).toBeVisible();
  });
});

describe('what is to know first', () => {
  test('a draft is told, with what it lacks and where to go on', async () => {
    open(makeDuerp());
    await expect.element(page.getByText("La création de ce DUERP n'est pas terminée.")).toBeVisible();
    await expect.element(page.getByText(/à compléter avant de générer une version/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Continuer la création' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=2');
    await expect.element(page.getByRole('button', { name: 'Télécharger' })).not.toBeInTheDocument();
  });

  test('a draft that lacks something is taken up again; one that lacks nothing gets its first version', async () => {
    const resume = page.getByText('Vous pouvez la reprendre quand vous voulez.');
    const validate = page.getByText(/^Plus rien ne manque/);
    const { unmount } = open(makeDuerp());
    await expect.element(resume).toBeVisible();
    expect(validate.query()).toBeNull();
    unmount();
    open(makeComplete());
    await expect.element(validate).toBeVisible();
    expect(resume.query()).toBeNull();
  });

  test('only a document that has a version is reviewed', async () => {
    const review = page.getByRole('link', { name: 'Revoir le document' });
    const { unmount } = open(withVersion());
    await expect.element(review).toHaveAttribute('href', '/duerps/d1/revue');
    unmount();
    open(makeDuerp());
    await expect.element(page.getByRole('link', { name: 'Continuer la création' })).toBeVisible();
    expect(review.query()).toBeNull();
  });

  test('a document changed since its version is told, and gets a new version first', async () => {
    open(withVersion({ hasBeenModifiedSinceLastGeneration: true }));
    await expect.element(page.getByText('Ce DUERP a été modifié depuis sa dernière version.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Créer une nouvelle version' })).toBeVisible();
  });

  test.for([
    ['PAYMENT_NEEDED', 1],
    ['EXPIRED', 1],
    ['IN_PAID_PERIOD', 0],
  ] as const)('a document that is %s can be bought: %i', async ([paymentStatus_Derivated, times]) => {
    open(withVersion({ paymentStatus_Derivated }));
    await expect.element(page.getByRole('button', { name: 'Dupliquer' })).toBeVisible();
    const buy = page.getByRole('link', { name: 'Acheter ce DUERP' });
    expect(buy.elements().map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: times }, () => '/choose-plan?duerpid=d1'),
    );
  });

  test('a document beyond the premium is told why, and what can be done', async () => {
    open(withVersion({ paymentStatus_Derivated: 'PAYMENT_NEEDED', isBeyondPremium_Derivated: true }));
    await expect
      .element(page.getByText(/^La formule Premium couvre les 5 DUERP les plus anciens de votre compte/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Voir les formules' }))
      .toHaveAttribute('href', '/choose-plan?duerpid=d1');
  });

  test('a document as its version has no warning', async () => {
    open(withVersion());
    await expect.element(title).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
    await expect.element(page.getByText(/n'est pas terminée|a été modifié/)).not.toBeInTheDocument();
  });
});

describe('a copy', () => {
  const dialog = page.getByRole('alertdialog', { name: /^Dupliquer ce DUERP/ });
  const confirm = () => dialog.getByRole('button', { name: 'Dupliquer' }).click();

  test('is made, told and opened', async () => {
    const { onDuplicated, workspace } = open(withVersion(), {
      'POST /api/duerp/duplicate/{id}': () => ({ status: 201, body: { id: 'd2' } }),
    });
    workspace?.queryClient.setQueryData(duerpKeys.list, []);
    await press('Dupliquer');
    await confirm();
    await expect.poll(() => onDuplicated.mock.calls).toEqual([['d2']]);
    await expect.element(findToast('success', 'Votre DUERP a été dupliqué avec succès')).toBeVisible();
    // The list is read again when it is shown.
    expect(workspace?.queryClient.getQueryState(duerpKeys.list)?.isInvalidated).toBe(true);
  });

  test('that fails is told as a failure, and can be tried again', async () => {
    const { onDuplicated } = open(withVersion(), {
      'POST /api/duerp/duplicate/{id}': () => ({ status: 403 }),
    });
    await press('Dupliquer');
    await confirm();
    await expect.element(findToast('error', /^\(403\)/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Dupliquer' })).toBeEnabled();
    expect(onDuplicated).not.toHaveBeenCalled();
  });

  test('that the limit refuses says so in its question too, where it stays until that is closed', async () => {
    const message = 'Vous avez atteint la limite de DUERP.';
    open(withVersion(), {
      'POST /api/duerp/duplicate/{id}': () => ({ status: 403, problem: { message } }),
    });
    await press('Dupliquer');
    await confirm();
    await expect.element(dialog.getByText(message)).toBeVisible();
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await press('Dupliquer');
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByText(message).query()).toBeNull();
  });
});

describe('a deletion', () => {
  const dialog = page.getByRole('alertdialog', { name: /^Supprimer/ });
  const confirm = () => dialog.getByRole('button', { name: 'Supprimer' }).click();

  test('says what the law keeps, is made, told, and leaves the page', async () => {
    const { onDeleted, callsTo, workspace } = open(withVersion(), {
      'DELETE /api/duerp/{id}': () => ({ status: 204 }),
    });
    workspace?.queryClient.setQueryData(accountKeys.archives, []);
    await press('Supprimer');
    await expect.element(dialog).toHaveTextContent(/à l'employeur de conserver chaque version/);
    await confirm();
    await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
    expect(callsTo('DELETE /api/duerp/{id}')).toHaveLength(1);
    await expect.element(findToast('success', 'DUERP supprimé avec succès')).toBeVisible();
    // Its versions are in the archives now, which are read again when they are shown.
    expect(workspace?.queryClient.getQueryState(accountKeys.archives)?.isInvalidated).toBe(true);
  });

  test('leaves on the device nothing of what was typed in the document, and all that was in another', async () => {
    const [gone, kept] = ['odu.draft:claire:d1:risque:r1', 'odu.draft:claire:d2:risque:r1'];
    const draft = JSON.stringify({ base: { danger: '' }, values: { danger: 'Farine' } });
    for (const key of [gone, kept]) localStorage.setItem(key, draft);
    const { onDeleted } = open(withVersion(), { 'DELETE /api/duerp/{id}': () => ({ status: 204 }) });
    await press('Supprimer');
    await confirm();
    await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'))).toEqual([kept]);
  });

  test('that fails is told as a failure, and the page stays', async () => {
    const { onDeleted } = open(makeDuerp(), { 'DELETE /api/duerp/{id}': () => ({ status: 503 }) });
    await press('Supprimer');
    await expect.element(dialog).toHaveTextContent(/effacé définitivement au bout de 30 jours/);
    await confirm();
    await expect.element(findToast('error', /^\(503\)/)).toBeVisible();
    expect(onDeleted).not.toHaveBeenCalled();
  });
});

test('the grid is open, its critical risk in sight, and a case leads to the risk', async () => {
  const evaluated = (idRisque: string, evalMaitrise: 1 | 4) =>
    makeRisque(idRisque, { evalGravite: 4, evalFrequence: 4, evalMaitrise, isRisqueEvalue: true });
  const unite = makeUnite('u1', [evaluated('r1', 1), evaluated('r2', 1), evaluated('r3', 4)]);
  open(makeDuerp([unite], { hasFullAccess_Derivated: true }));
  await page.getByRole('button', { name: '3 risques, niveau le plus élevé 20, Critique' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Risque r3' }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=5&unite=u1&risque=r3');
});

test('the dashboard tells the evolution from what the server keeps of each version', async () => {
  const compteurs = { GREEN: 0, YELLOW: 0, ORANGE: 1, RED: 2, NON_EVALUE: 0 };
  const unite = makeUnite('u1', [makeRisque('r1')]);
  open(withVersion({ data: makeDuerp([unite]).data, versions: [makeVersion({ compteurs })] }));
  const evolution = page.getByRole('list', { name: 'Risques de chaque version par niveau' });
  await expect.element(evolution).toHaveTextContent(/Aujourd'hui.*1 risque, dont 1 non évalué/);
  await expect.element(evolution).toHaveTextContent(/Version 1,.*3 risques, dont 2 critiques, 1 important/);
});

test('only the sectors in which the company was recognised are told', async () => {
  const secteurs = [
    { code: 'ALIMENTAIRE', displayName: 'Boulangerie', motsCles: [] },
    { code: 'COIFFURE', displayName: 'Coiffure', motsCles: [] },
  ] satisfies MasterData['secteurs'];
  open(withVersion(), {
    'GET /api/duerpmasterdata/risques': () => ({
      body: { ...MASTER_DATA, secteurs, secteursReconnus: ['ALIMENTAIRE'] },
    }),
  });
  await expect
    .element(page.getByText(/^Risques propres à votre secteur pris en compte/))
    .toHaveTextContent(/: Boulangerie\.$/);
});

test('the page names the document in its deletion', async () => {
  open(makeDuerp([], { displayName: 'Boulangerie Claire' }));
  await press('Supprimer');
  await expect
    .element(page.getByRole('alertdialog', { name: `Supprimer ${quoteFr('Boulangerie Claire')}\u202F?` }))
    .toBeVisible();
});
