import type { DuerpDocument, Risque } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { written } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { useApp } from '../../../app-context.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { ConflictDialog } from '../../../autosave/screens/ConflictDialog.tsx';
import { duerpQuery } from '../../../queries/duerps.ts';
import type { Place } from '../model/place.ts';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import { duerpKeys } from '../../../queries/keys.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import EvaluationStep from './EvaluationStep.tsx';

const FOURNIL = makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure' }), makeRisque('r2')]);

const MASTER_DATA = {
  unitesDeTravail: [],
  familleDeRisques: [],
  categorieDeRisques: [],
  risques: [],
  secteurs: [],
  secteursReconnus: [],
};

type At = { initial?: Place; onMove?: (place: Place) => void };

/** The step of the document that the server holds, and the questions about it. */
function Step({ at = {} }: { at?: At }) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  return (
    data && (
      <PlaceKeeper {...at}>
        <EvaluationStep duerp={data} />
        <ConflictDialog duerp={data} />
      </PlaceKeeper>
    )
  );
}

const openStep = (document: DuerpDocument = makeDuerp([FOURNIL]), at: At = {}) => {
  const server: { document: DuerpDocument; etag: string } = { document, etag: '"1"' };
  const handlers: FakeHandlers = {
    'POST /api/duerp/{id}/update-risque': () => written(),
    'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: server.etag } }),
    'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  };
  const { workspace, callsTo } = renderScreen(<Step at={at} />, { handlers });
  /** Somebody deletes all the units, and this page reads the document again. */
  const deleteElsewhere = async () => {
    Object.assign(server, { document: makeDuerp([]), etag: '"2"' });
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  };
  return { deleteElsewhere, callsTo };
};

const dialog = page.getByRole('dialog', { name: /Brûlure|évaluation|évaluer/i });

test('what is typed in an evaluation outlives the deletion of its unit by somebody else, and is asked about', async () => {
  const { deleteElsewhere } = openStep();
  await page.getByRole('button', { name: /^Brûlure/ }).click();
  await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four à 250 °C');
  for (const name of [/Gravité/, /Fréquence/, /Maîtrise/]) {
    (dialog.getByRole('slider', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
  }
  await deleteElsewhere();
  await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const question = page.getByRole('dialog', { name: /Unité u1.*a été supprimée/ });
  await expect.element(question.getByText('Four à 250 °C')).toBeVisible();
  await expect
    .element(question.getByRole('button', { name: 'Le recréer avec mes modifications' }))
    .toBeVisible();
});

describe('a draft that is taken up again, typed on what the risk said then', () => {
  const EVALUE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
  const typed = (danger: string) => {
    localStorage.setItem(
      'odu.draft:claire:d1:risque:r1',
      JSON.stringify({ base: { danger: 'Four' }, values: { danger } }),
    );
  };
  const holding = (fields: Partial<Risque>) =>
    makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure', ...EVALUE, ...fields })])]);
  const saveDraft = async () => {
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  };

  test('asks when somebody wrote something else in the same field meanwhile', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await saveDraft();
    const question = page.getByRole('dialog', { name: /deux valeurs différentes/ });
    await expect.element(question.getByText('Four, plaques')).toBeVisible();
    expect(callsTo('POST /api/duerp/{id}/update-risque')).toEqual([]);
    await question.getByRole('button', { name: 'Garder ma valeur' }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C' }]);
  });

  test('is joined with what somebody wrote in another field, without a question', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four', remarques: 'Vu mardi' }));
    await saveDraft();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C', remarques: 'Vu mardi' }]);
  });

  test('that is given up leaves the value of the other person, and what is typed then is made on it', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await dialog.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    const danger = dialog.getByRole('textbox', { name: /Danger/ });
    await expect.element(danger).toHaveValue('Four, plaques');
    await danger.fill('Plaques');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Plaques' }]);
  });
});

describe('a risk is found', () => {
  const PORTE = makeRisque('r3', {
    displayName: 'Porte vitrée',
    evalGravite: 4,
    evalFrequence: 4,
    evalMaitrise: 4,
  });
  const DOCUMENT = makeDuerp([FOURNIL, makeUnite('u2', [PORTE])]);
  const cards = page.getByRole('list', { name: 'Risques trouvés' }).getByRole('article');

  test('in every unit, by words that the address keeps, and opens from there', async () => {
    const places: Place[] = [];
    openStep(DOCUMENT, { onMove: (place) => places.push(place) });
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('portes vitrees');
    await expect.element(cards).toHaveTextContent('Porte vitrée');
    await expect.element(cards).toHaveTextContent('Unité u2');
    expect(places.at(-1)).toMatchObject({ q: 'portes vitrees' });
    await page.getByRole('button', { name: /^Porte vitrée/ }).click();
    await expect.element(page.getByRole('dialog', { name: /Porte vitrée/ })).toBeVisible();
    expect(places.at(-1)).toMatchObject({ unite: 'u2', risque: 'r3', q: 'portes vitrees' });
  });

  test('by what it lacks, as a link asks', async () => {
    openStep(DOCUMENT, { initial: { filtre: 'critiques' } });
    await expect.element(cards).toHaveTextContent('Porte vitrée');
    await expect.element(page.getByText('1 risque trouvé').first()).toBeInTheDocument();
  });

  test('or not: the way back is there', async () => {
    openStep(DOCUMENT, { initial: { q: 'asphalte' } });
    await page.getByRole('button', { name: 'Afficher tous les risques' }).click();
    await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
  });

  test('by the link of a colleague, which opens it in its unit', async () => {
    openStep(DOCUMENT, { initial: { unite: 'u2', risque: 'r3' } });
    await expect.element(page.getByRole('dialog', { name: /Porte vitrée/ })).toBeVisible();
  });

  test('no more, when the link is of another time: the step is there', async () => {
    openStep(DOCUMENT, { initial: { unite: 'gone', risque: 'gone', filtre: 'toString' } });
    await expect
      .element(page.getByRole('tab', { name: /Unité u1/ }))
      .toHaveAttribute('aria-selected', 'true');
  });
});
