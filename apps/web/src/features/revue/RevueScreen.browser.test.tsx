import type { DuerpDocument, RevueDeRisque, Risque } from '@odu/api-contract';
import { modifierRisque } from '@odu/domain';
import { Button, Text } from '@odu/ui';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENTREPRISE, makeVersion, written } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { whenDrawn } from '../../../test/when-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { RevueScreen } from './RevueScreen.tsx';

const EVALUATION = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true } as const;
const makeRisques = (count: number) =>
  Array.from({ length: count }, (_, index) => makeRisque(`r${index + 1}`, EVALUATION));

const marked = 'POST /api/duerp/{duerpDocumentId}/versions/{versionId}/revue';

type Options = { revue?: RevueDeRisque[]; handlers?: FakeHandlers; duerp?: DuerpDocument };

const VERSION = makeVersion({ versionNumber: 3, creationTime: '2026-03-12T09:00:00Z' });

function open(count: number, { revue = [], handlers = {}, duerp }: Options = {}) {
  const unite = makeUnite('u1', makeRisques(count));
  const opened = duerp ?? makeDuerp([unite], { versions: [VERSION], hasFullAccess_Derivated: true });
  const onEvaluate = vi.fn<(idRisque: string) => void>();
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => (
        <RevueScreen
          duerp={loaded}
          renderEvaluation={({ risque, onClose, onSaved }) => (
            <>
              <Button ref={() => onEvaluate(risque.idRisque)} onPress={onClose}>
                Fermer l'évaluation
              </Button>
              <Button onPress={onSaved}>Enregistrer l'évaluation</Button>
            </>
          )}
          renderGeneration={() => <Text>Motif choisi</Text>}
        />
      )}
    </LoadedDuerp>,
    {
      path: '/duerps/d1/revue',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: opened, headers: { ETag: '"1"' } }),
        'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () => ({
          body: { ...VERSION, snapshot: opened.data },
        }),
        'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ body: revue }),
        [marked]: () => ({ status: 204 }),
        ...handlers,
      },
    },
  );
  return { ...rendered, onEvaluate };
}

/** What has come is drawn. */
const unchanged = page.getByRole('button', { name: "Rien n'a changé" });
const asked = (name: string) => page.getByRole('heading', { level: 2, name });
const finished = page.getByText('Tous les risques sont revus.');

describe('the review', () => {
  test('of 40 risks on which nothing changed takes one key each, and ends at the version with its reason', async () => {
    const { callsTo } = open(40);
    await expect.element(asked('Risque r1')).toBeVisible();
    unchanged.element().focus();
    let keys = 0;
    const count = () => (keys += 1);
    // React Aria stops what it has heard.
    document.addEventListener('keydown', count, { capture: true });
    for (let index = 1; index <= 40; index++) {
      await expect
        .element(page.getByRole('status').filter({ hasText: `Risque r${index}` }))
        .toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
    }
    document.removeEventListener('keydown', count, { capture: true });
    await expect.element(finished).toBeVisible();
    expect(keys).toBe(40);
    await expect.poll(() => callsTo(marked).length).toBe(40);
    await expect
      .element(page.getByText('40 inchangés, 0 modifié, 0 supprimé depuis la version.'))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Voir ce qui a changé' }))
      .toHaveAttribute('href', '/duerps/d1/comparer');
    await expect
      .element(page.getByRole('link', { name: 'Ajouter des risques' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=4');
  });

  test('is taken up where it was left, another day or on another device', async () => {
    open(3, {
      revue: [
        { idRisque: 'r1', reponse: 'INCHANGE' },
        { idRisque: 'r3', reponse: 'CHANGE' },
      ],
    });
    await expect.element(asked('Risque r2')).toBeVisible();
    await expect
      .element(page.getByRole('progressbar', { name: 'Avancement de la revue' }))
      .toHaveAttribute('aria-valuetext', '2 risques revus sur 3');
    await expect.element(page.getByText(/^Dans la version 3 du 12.mars 2026$/)).toBeVisible();
  });

  test('counts a thousand risks as one writes it', async () => {
    open(1_000);
    await expect
      .element(page.getByRole('progressbar', { name: 'Avancement de la revue' }))
      .toHaveAttribute('aria-valuetext', '0 risque revu sur 1\u202F000');
  });

  test('passes a risk for now and comes back to it; a former one can be looked at again', async () => {
    open(2);
    const previous = page.getByRole('button', { name: 'Risque précédent' });
    await expect.element(previous).toBeDisabled();
    await page.getByRole('button', { name: "Passer pour l'instant" }).click();
    await expect.element(asked('Risque r2')).toBeVisible();
    await previous.click();
    await expect.element(asked('Risque r1')).toBeVisible();
    await page.getByRole('button', { name: "Passer pour l'instant" }).click();
    await unchanged.click();
    await expect.element(asked('Risque r1')).toBeVisible();
  });

  test('asks again for an answer that could not be kept, and says so', async () => {
    open(1, { handlers: { [marked]: () => ({ status: 503 }) } });
    await unchanged.click();
    await expect.element(findToast('error', /^\(503\)/)).toBeVisible();
    await expect.element(asked('Risque r1')).toBeVisible();
  });

  test('shows what is kept where another answer could not be', async () => {
    open(2, {
      revue: [{ idRisque: 'r1', reponse: 'CHANGE' }],
      handlers: { [marked]: () => ({ status: 503 }) },
    });
    await page.getByRole('button', { name: 'Risque précédent' }).click();
    await expect.element(asked('Risque r1')).toBeVisible();
    await unchanged.click();
    await expect.element(findToast('error', /^\(503\)/)).toBeVisible();
    await expect.element(asked('Risque r2')).toBeVisible();
    await expect
      .element(page.getByRole('progressbar', { name: 'Avancement de la revue' }))
      .toHaveAttribute('aria-valuetext', '1 risque revu sur 2');
  });

  test('keeps an answer that is given while the answers are read anew', async () => {
    let reading: Promise<{ body: RevueDeRisque[] }> | { body: RevueDeRisque[] } = { body: [] };
    const late = Promise.withResolvers<{ body: RevueDeRisque[] }>();
    const { workspace } = open(2, {
      handlers: { 'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => reading },
    });
    await expect.element(asked('Risque r1')).toBeVisible();
    reading = late.promise;
    const read = workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.revue('d1', VERSION.id) });
    await unchanged.click();
    await expect.element(asked('Risque r2')).toBeVisible();
    // As the server had them before the press.
    late.resolve({ body: [] });
    await read;
    await whenDrawn();
    await expect
      .element(page.getByRole('progressbar', { name: 'Avancement de la revue' }))
      .toHaveAttribute('aria-valuetext', '1 risque revu sur 2');
  });

  test('asks again about risks that were changed when their answers could not be kept: none is « inchangé » then', async () => {
    let status = 503;
    const { callsTo, workspace } = open(2, {
      handlers: {
        'POST /api/duerp/{id}/update-risque': () => written('"2"'),
        [marked]: () => ({ status }),
      },
    });
    const risques = makeRisques(2);
    for (const risque of risques) {
      await expect.element(asked(risque.displayName)).toBeVisible();
      await page.getByRole('button', { name: 'A changé', exact: true }).click();
      const edition = modifierRisque(makeUnite('u1', risques), risque, { evalMaitrise: 4 });
      if (edition !== null) workspace?.autosaves.edit('d1', edition);
      await page.getByRole('button', { name: "Enregistrer l'évaluation" }).click();
    }
    await expect.element(findToast('error', /^\(503\)/)).toBeVisible();
    await expect.element(asked('Risque r1')).toBeVisible();
    status = 204;
    await unchanged.click();
    await expect.element(asked('Risque r2')).toBeVisible();
    await unchanged.click();
    await expect.element(finished).toBeVisible();
    const changed = ['r1', 'r2', 'r1', 'r2'].map((idRisque) => ({ idRisque, reponse: 'CHANGE' }));
    await expect.poll(() => callsTo(marked).map(({ body }) => body)).toEqual(changed);
  });

  test('does not take an « inchangé » of before for the answer about a change that could not be kept', async () => {
    const { callsTo, workspace } = open(2, {
      revue: [{ idRisque: 'r1', reponse: 'INCHANGE' }],
      handlers: {
        'POST /api/duerp/{id}/update-risque': () => written('"2"'),
        [marked]: () => ({ status: 503 }),
      },
    });
    await page.getByRole('button', { name: 'Risque précédent' }).click();
    await page.getByRole('button', { name: 'A changé', exact: true }).click();
    const [risque] = makeRisques(1);
    if (risque === undefined) throw new Error('there is no risk');
    const edition = modifierRisque(makeUnite('u1', makeRisques(2)), risque, { evalMaitrise: 4 });
    if (edition !== null) workspace?.autosaves.edit('d1', edition);
    await page.getByRole('button', { name: "Enregistrer l'évaluation" }).click();
    await expect.element(findToast('error', /^\(503\)/)).toBeVisible();
    await whenDrawn();
    await expect
      .element(page.getByRole('progressbar', { name: 'Avancement de la revue' }))
      .toHaveAttribute('aria-valuetext', '0 risque revu sur 2');
    // Read anew, it would be « inchangé » again.
    expect(callsTo('GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue')).toHaveLength(1);
  });

  test('opens the evaluation of what changed; closed without a change it asks again', async () => {
    const { onEvaluate, callsTo } = open(1);
    await page.getByRole('button', { name: 'A changé', exact: true }).click();
    await expect.poll(() => onEvaluate.mock.calls.flat()).toContain('r1');
    await page.getByRole('button', { name: "Fermer l'évaluation" }).click();
    await expect.element(asked('Risque r1')).toBeVisible();
    expect(callsTo(marked)).toHaveLength(0);
  });

  test('counts as changed what was saved in the evaluation', async () => {
    const { callsTo, workspace } = open(2, {
      handlers: { 'POST /api/duerp/{id}/update-risque': () => written('"2"') },
    });
    await page.getByRole('button', { name: 'A changé', exact: true }).click();
    const [risque] = makeRisques(1);
    if (risque === undefined) throw new Error('there is no risk');
    const edition = modifierRisque(makeUnite('u1', [risque]), risque, { evalMaitrise: 4 });
    if (edition !== null) workspace?.autosaves.edit('d1', edition);
    await page.getByRole('button', { name: "Enregistrer l'évaluation" }).click();
    await expect.element(asked('Risque r2')).toBeVisible();
    await expect
      .poll(() => callsTo(marked).map(({ body }) => body))
      .toEqual([{ idRisque: 'r1', reponse: 'CHANGE' }]);
  });

  test('does not count as changed what a colleague changed under an evaluation that saved nothing', async () => {
    const makeDocument = (danger: string) =>
      makeDuerp([makeUnite('u1', [makeRisque('r1', { ...EVALUATION, danger })])], { versions: [VERSION] });
    let answer = { body: makeDocument(''), headers: { ETag: '"1"' } };
    const { callsTo, workspace } = open(1, { handlers: { 'GET /api/duerp/{id}': () => answer } });
    await page.getByRole('button', { name: 'A changé', exact: true }).click();
    const close = page.getByRole('button', { name: "Fermer l'évaluation" });
    await expect.element(close).toBeVisible();
    answer = { body: makeDocument('Four'), headers: { ETag: '"2"' } };
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
    await close.click();
    await expect.element(asked('Risque r1')).toBeVisible();
    expect(callsTo(marked)).toHaveLength(0);
  });

  test.each([1, 2])(
    'goes on with the opened evaluation of 1 of %i when a colleague deletes its risk',
    async (count) => {
      const opened = makeDuerp([makeUnite('u1', makeRisques(count))], { versions: [VERSION] });
      let answer = { body: opened, headers: { ETag: '"1"' } };
      const { onEvaluate, workspace, callsTo } = open(count, {
        handlers: { 'GET /api/duerp/{id}': () => answer },
      });
      await page.getByRole('button', { name: 'A changé', exact: true }).click();
      await expect.poll(() => onEvaluate.mock.calls.flat()).toContain('r1');
      const left = makeUnite('u1', makeRisques(count).slice(1));
      answer = { body: makeDuerp([left], { versions: [VERSION] }), headers: { ETag: '"2"' } };
      await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
      const behind = count === 1 ? finished : asked('Risque r2');
      await expect.element(behind).toBeVisible();
      const close = page.getByRole('button', { name: "Fermer l'évaluation" });
      await expect.element(close).toBeVisible();
      expect(new Set(onEvaluate.mock.calls.flat())).toEqual(new Set(['r1']));
      await close.click();
      await expect.element(close).not.toBeInTheDocument();
      expect(callsTo(marked)).toHaveLength(0);
    },
  );

  describe('whether its risk goes', () => {
    const question = page.getByRole('alertdialog', { name: /^Supprimer le risque .*Risque r1/ });
    // Behind the question.
    const answered = page
      .getByRole('progressbar', { name: /^Avancement de la revue/, includeHidden: true })
      .getByText('1 risque revu sur 1');
    /** The question about r1, with what a colleague left of the risks, or answered, since it was asked. */
    const askWhile = async (count: number, left: readonly Risque[]) => {
      let revue: RevueDeRisque[] = [];
      let answer = {
        body: makeDuerp([makeUnite('u1', makeRisques(count))], { versions: [VERSION] }),
        headers: { ETag: '"1"' },
      };
      const { workspace } = open(count, {
        handlers: {
          'GET /api/duerp/{id}': () => answer,
          'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ body: revue }),
        },
      });
      await page.getByRole('button', { name: "N'existe plus" }).click();
      await expect.element(question).toBeVisible();
      if (left.length === count) revue = [{ idRisque: 'r1', reponse: 'INCHANGE' }];
      else
        answer = {
          body: makeDuerp([makeUnite('u1', [...left])], { versions: [VERSION] }),
          headers: { ETag: '"2"' },
        };
      await workspace?.queryClient.refetchQueries();
    };

    test.for([
      ['answers for the last risk', 1, makeRisques(1), answered],
      ['deletes the last risk', 1, [], finished],
      ['deletes the first risk', 2, makeRisques(2).slice(1), asked('Risque r2')],
    ] as const)('is still asked when a colleague %s meanwhile', async ([, count, left, behind]) => {
      await askWhile(count, left);
      await expect.element(behind).toBeVisible();
      await whenDrawn();
      await expect.element(question).toBeVisible();
      await question.getByRole('button', { name: 'Retour' }).click();
      await expect.element(question).not.toBeInTheDocument();
    });

    test('leaves the focus to the heading when nothing is left behind the question', async () => {
      await askWhile(1, []);
      await expect.element(finished).toBeVisible();
      await question.getByRole('button', { name: 'Retour' }).click();
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  });

  test('deletes the risk that its question named, which a colleague has answered for meanwhile', async () => {
    let revue: RevueDeRisque[] = [];
    const { callsTo, workspace } = open(2, {
      handlers: {
        'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ body: revue }),
        'POST /api/duerp/{id}/update-list-risques': () => written('"2"'),
      },
    });
    await page.getByRole('button', { name: "N'existe plus" }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('Risque r1');
    revue = [{ idRisque: 'r1', reponse: 'INCHANGE' }];
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.revue('d1', VERSION.id) });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect.element(asked('Risque r2')).toBeVisible();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-list-risques').map(({ body }) => body))
      .toMatchObject([{ risques: [{ idRisque: 'r2' }] }]);
  });

  test('deletes what is gone after the usual question, and counts it', async () => {
    const { callsTo } = open(1, {
      handlers: { 'POST /api/duerp/{id}/update-list-risques': () => written('"2"') },
    });
    await page.getByRole('button', { name: "N'existe plus" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect.element(page.getByText(/1 supprimé depuis la version\.$/)).toBeVisible();
    await expect.element(findToast('info', /supprimé/)).toBeVisible();
    await expect.poll(() => callsTo('POST /api/duerp/{id}/update-list-risques').length).toBe(1);
  });
});

describe('an edit made in the review', () => {
  const risques = 'POST /api/duerp/{id}/update-list-risques';
  const deleteRisque = async () => {
    await page.getByRole('button', { name: "N'existe plus" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  };

  test('that the server refuses is told there', async () => {
    open(1, { handlers: { [risques]: () => ({ status: 422 }) } });
    await deleteRisque();
    await expect
      .element(page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" }))
      .toBeVisible();
  });

  test('that does not reach the server is not left without a word', async () => {
    const { router } = open(1, { handlers: { [risques]: () => 'no network' } });
    await deleteRisque();
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await dialog.getByRole('button', { name: 'Rester' }).click();
    expect(router.state.location.pathname).toBe('/duerps/d1/revue');
  });

  test('that meets that of a colleague is asked about', async () => {
    const makeAnswer = (danger: string, ETag: string) => ({
      body: makeDuerp([makeUnite('u1', [makeRisque('r1', { ...EVALUATION, danger })])], {
        versions: [VERSION],
      }),
      headers: { ETag },
    });
    let answer = makeAnswer('', '"1"');
    open(1, {
      handlers: { 'GET /api/duerp/{id}': () => answer, [risques]: () => ({ status: 409 }) },
    });
    await expect.element(asked('Risque r1')).toBeVisible();
    answer = makeAnswer('Pétrin', '"2"');
    await deleteRisque();
    await expect
      .element(page.getByRole('dialog', { name: /a changé depuis que vous l'avez supprimé/ }))
      .toBeVisible();
  });
});

test('a document that lacks something says what, before its version', async () => {
  open(1, { revue: [{ idRisque: 'r1', reponse: 'INCHANGE' }] });
  await expect.element(finished).toBeVisible();
  await expect.element(page.getByText(/à compléter avant de générer une version/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Générer la nouvelle version' })).toBeDisabled();
});

test('one that lacks nothing leads to its version', async () => {
  const { data, ...duerp } = makeDuerp([makeUnite('u1', makeRisques(1))], { versions: [VERSION] });
  open(1, {
    revue: [{ idRisque: 'r1', reponse: 'INCHANGE' }],
    duerp: { ...duerp, data: { ...data, entreprise: ENTREPRISE } },
  });
  await expect.element(finished).toBeVisible();
  await expect.element(page.getByText('Motif choisi')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Générer la nouvelle version' }).click();
  await expect.element(page.getByText('Motif choisi')).toBeVisible();
});

test('the version that is being described stays when a colleague adds a risk to review', async () => {
  const makeDocument = (count: number) => {
    const { data, ...duerp } = makeDuerp([makeUnite('u1', makeRisques(count))], { versions: [VERSION] });
    return { ...duerp, data: { ...data, entreprise: ENTREPRISE } };
  };
  let answer = { body: makeDocument(1), headers: { ETag: '"1"' } };
  const { workspace } = open(1, {
    revue: [{ idRisque: 'r1', reponse: 'INCHANGE' }],
    duerp: makeDocument(1),
    handlers: { 'GET /api/duerp/{id}': () => answer },
  });
  await page.getByRole('button', { name: 'Générer la nouvelle version' }).click();
  answer = { body: makeDocument(2), headers: { ETag: '"2"' } };
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect.element(asked('Risque r2')).toBeVisible();
  await expect.element(page.getByText('Motif choisi')).toBeVisible();
});

describe('a version that comes during the review', () => {
  const NEWER = makeVersion({ id: 'v4', versionNumber: 4, creationTime: '2026-11-20T09:00:00Z' });
  const DUERP = makeDuerp([makeUnite('u1', makeRisques(2))], { versions: [VERSION] });

  const openAndEvaluate = async () => {
    let answer = { body: DUERP, headers: { ETag: '"1"' } };
    const opened = open(2, { duerp: DUERP, handlers: { 'GET /api/duerp/{id}': () => answer } });
    await unchanged.click();
    await expect.element(asked('Risque r2')).toBeVisible();
    await page.getByRole('button', { name: 'A changé', exact: true }).click();
    await expect.element(page.getByRole('button', { name: "Fermer l'évaluation" })).toBeVisible();
    answer = { body: { ...DUERP, versions: [NEWER, VERSION] }, headers: { ETag: '"2"' } };
    await opened.workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
    return opened;
  };
  const offer = page.getByRole('button', { name: 'Revoir depuis la version 4' });

  test('closes nothing that is open, and is told', async () => {
    await openAndEvaluate();
    await expect.element(offer).toBeVisible();
    await expect.element(page.getByRole('button', { name: "Fermer l'évaluation" })).toBeVisible();
    await page.getByRole('button', { name: "Fermer l'évaluation" }).click();
    await expect.element(page.getByText(/version 3 du/).first()).toBeVisible();
    await expect.element(asked('Risque r2')).toBeVisible();
  });

  test('is what the review begins from once that is asked for', async () => {
    await openAndEvaluate();
    await page.getByRole('button', { name: "Fermer l'évaluation" }).click();
    await offer.click();
    await expect.element(asked('Risque r1')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(offer).not.toBeInTheDocument();
  });
});

test('without a version there is nothing to review from', async () => {
  open(1, { duerp: makeDuerp([makeUnite('u1', makeRisques(1))]) });
  await expect.element(page.getByText("Une revue se fait à partir d'une première version.")).toBeVisible();
});

test('a review that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open(1, {
    handlers: {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () =>
        isUp ? { body: [] } : { status: 403 },
    },
  });
  await expect.element(page.getByText(/La revue n'a pas pu être chargée\./)).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(asked('Risque r1')).toBeVisible();
});
