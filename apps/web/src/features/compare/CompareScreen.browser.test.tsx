import type { DuerpDocument } from '@odu/api-contract';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import type { ComparedStates } from './choose-states.ts';
import { CompareScreen } from './CompareScreen.tsx';

const UNITE = makeUnite('u1', [makeRisque('r1')]);
const VERSION = makeVersion();
const DRAFT = makeDuerp([{ ...UNITE, displayName: 'Laboratoire' }], {
  versions: [VERSION],
  hasFullAccess_Derivated: true,
});

function Screen({ duerp }: { duerp: DuerpDocument }) {
  const [states, setStates] = useState<Partial<ComparedStates>>({});
  return <CompareScreen duerp={duerp} {...states} onChange={setStates} />;
}

const open = (duerp: DuerpDocument = DRAFT, handlers: FakeHandlers = {}) =>
  renderScreen(<Screen duerp={duerp} />, {
    path: '/duerps/d1/comparer',
    handlers: {
      'GET /api/duerp/{id}/versions/list': () => ({ body: duerp.versions }),
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () => ({
        body: { ...VERSION, snapshot: makeDuerp([UNITE]).data },
      }),
      ...handlers,
    },
  });
const choose = async (side: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${side}$`) }).click();
  await page.getByRole('option', { name: option }).click();
};

describe('the comparison', () => {
  test('is of the last version and the draft at first, and says what changed', async () => {
    open();
    await expect.element(page.getByText('1 changement', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('Unité de travail renommée')).toBeVisible();
    await expect.element(page.getByText('Laboratoire')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Retour au DUERP' }))
      .toHaveAttribute('href', '/duerps/d1');
    // Of all that is shown, no part is told.
    expect(page.getByText('1 sur 1 changement').query()).toBeNull();
    expect(document.title).toContain(`Comparer – ${DRAFT.displayName}`);
    // Only a demonstration hides something that a plan would show.
    expect(page.getByRole('link', { name: 'Voir les formules' }).query()).toBeNull();
  });

  test('the other way round says the other thing; a state and itself say nothing', async () => {
    const { callsTo } = open();
    await expect.element(page.getByText('Laboratoire')).toBeVisible();
    await choose('Avant', 'Brouillon actuel');
    await expect.element(page.getByText('Aucun changement')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Filtrer les changements' }).query()).toBeNull();
    await choose('Après', 'Version 1 du 20 novembre 2026');
    await expect.element(page.getByText(/s’appelait «.Laboratoire.»/)).toBeVisible();
    // A version never changes: it is read once.
    expect(callsTo('GET /api/duerp/{duerpDocumentId}/versions/{versionId}')).toHaveLength(1);
  });

  test('is filtered, and says how many are shown', async () => {
    open();
    await page.getByRole('button', { name: 'Filtrer les changements' }).click();
    await page.getByText('Risques', { exact: true }).click();
    const shown = page.getByText('0 sur 1 changement');
    await expect.element(shown).toBeVisible();
    // The list changes below what is pressed: it is read out.
    await expect.element(shown).toHaveAttribute('aria-live', 'polite');
    await expect.element(page.getByText('Laboratoire')).not.toBeInTheDocument();
    await page.getByText('Unités de travail', { exact: true }).click();
    await expect.element(page.getByText('Laboratoire')).toBeVisible();
  });

  test('of other states begins without the filter of the last one', async () => {
    open();
    await page.getByRole('button', { name: 'Filtrer les changements' }).click();
    await page.getByText('Risques', { exact: true }).click();
    await expect.element(page.getByText('0 sur 1 changement')).toBeVisible();
    await choose('Avant', 'Brouillon actuel');
    await choose('Après', 'Version 1 du 20 novembre 2026');
    await expect.element(page.getByText(/s’appelait «.Laboratoire.»/)).toBeVisible();
  });

  test('is filtered by what happened too', async () => {
    open();
    await page.getByRole('button', { name: 'Filtrer les changements' }).click();
    await page.getByText('Ajouts', { exact: true }).click();
    await expect.element(page.getByText('0 sur 1 changement')).toBeVisible();
    await page.getByText('Renommages', { exact: true }).click();
    await expect.element(page.getByText('1 changement', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('Laboratoire')).toBeVisible();
  });

  test('is printed by the browser', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open();
    await page.getByRole('button', { name: 'Imprimer' }).click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  test('in demonstration shows no text of the risks, and leads to the plans', async () => {
    const [risque] = UNITE.risques;
    if (risque === undefined) throw new Error('the fixture has a risk');
    const changed = { ...UNITE, risques: [{ ...risque, danger: 'Texte lisible' }] };
    open(makeDuerp([changed], { versions: [VERSION], hasFullAccess_Derivated: false }));
    await expect.element(page.getByText('Risque modifié')).toBeVisible();
    await expect.element(page.getByText('Texte lisible')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Voir les formules' }))
      .toHaveAttribute('href', '/choose-plan?duerpid=d1');
  });

  test('of two versions waits for both, and is no failure meanwhile', async () => {
    const newer = makeVersion({ id: 'v2', versionNumber: 2 });
    const reading = Promise.withResolvers<void>();
    open(makeDuerp([UNITE], { versions: [newer, VERSION], hasFullAccess_Derivated: true }), {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': async ({ params }) => {
        if (params.includes('v2'))
          return {
            body: { ...newer, snapshot: makeDuerp([{ ...UNITE, displayName: 'Laboratoire' }]).data },
          };
        await reading.promise;
        return { body: { ...VERSION, snapshot: makeDuerp([UNITE]).data } };
      },
    });
    await expect.element(page.getByText(/s’appelait «.Laboratoire.»/)).toBeVisible();
    await choose('Après', 'Version 1 du 20 novembre 2026');
    await expect.element(page.getByText('Chargement de la comparaison…')).toBeInTheDocument();
    expect(page.getByText('Erreur lors du chargement de la version.').query()).toBeNull();
    reading.resolve();
    await expect.element(page.getByText(/s’appelait «.Laboratoire.»/)).toBeVisible();
  });

  test('of a version that cannot be read can be tried again', async () => {
    let isUp = false;
    open(DRAFT, {
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () =>
        isUp ? { body: { ...VERSION, snapshot: makeDuerp([UNITE]).data } } : { status: 404 },
    });
    await expect.element(page.getByText('Erreur lors du chargement de la version.')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByText('Laboratoire')).toBeVisible();
  });

  test('without a version is told to begin with one', async () => {
    open(makeDuerp([UNITE], { versions: [] }));
    await expect
      .element(page.getByText("Une comparaison se fait à partir d'une première version."))
      .toBeVisible();
  });
});
