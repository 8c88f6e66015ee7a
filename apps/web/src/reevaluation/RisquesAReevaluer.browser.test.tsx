import type { DuerpDocument } from '@odu/api-contract';
import { rateRisque } from '@odu/domain';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA, written } from '../../test/contract-data.ts';
import { findToast } from '../../test/find-toast.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { whenDrawn } from '../../test/when-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { EditorScreen } from '../features/editor/EditorScreen.tsx';
import type { Etape } from '../features/editor/model/etapes.ts';
import type { Place } from '../place/place.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';

// Sliders stand where a phone has buttons.
beforeEach(() => page.viewport(1280, 800));

const AVANT = '2026-03-03T09:00:00.000Z';
const FIN = '2026-04-03T09:00:00.000Z';
const NOTES = { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2 } as const;
const RISQUE = rateRisque(makeRisque('r1', { displayName: 'Porte vitrée', ...NOTES, evalueLe: AVANT }));

const makeDocument = (fields: { statut: 'Terminé' | 'En cours'; termineeLe: string | null }) =>
  makeDuerp([
    makeUnite(
      'u1',
      [RISQUE],
      [
        {
          idAction: 'a1',
          idUniteDeTravail: 'u1',
          idRisqueAssocie: 'r1',
          descriptionDeLaMesure: 'Coller un film',
          responsable: 'Claire',
          budget: '',
          date: '2026-04-01',
          ...fields,
        },
      ],
    ),
  ]);

type OpenedAt = { step: Etape; place: Place };

function Editor(first: OpenedAt) {
  const [{ step, place }, move] = useState(first);
  return (
    <LoadedDuerp duerpId="d1">
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step}
          place={place}
          onMove={(to) =>
            move((known) => ({ step: to.step ?? known.step, place: { ...known.place, ...to.place } }))
          }
          onQuit={() => {}}
          onGenerated={() => {}}
        />
      )}
    </LoadedDuerp>
  );
}

const open = (document: DuerpDocument, at: OpenedAt) =>
  renderScreen(<Editor {...at} />, {
    path: '/duerps/d1/edit',
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: document, headers: { ETag: '"1"' } }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      'POST /api/duerp/{id}/update-risque': () => written(),
      'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => written(),
    },
  });

const FINISHED = makeDocument({ statut: 'Terminé', termineeLe: FIN });
const title = page.getByRole('heading', { name: 'À réévaluer' });

test.for([5, 6] as const)(
  'step %i proposes the risk of a finished action, until it is said to be right',
  async (step) => {
    const { callsTo } = open(FINISHED, { step, place: { unite: 'u1' } });
    await expect
      .element(page.getByRole('link', { name: 'Réévaluer Porte vitrée' }))
      .toHaveAttribute('href', expect.stringContaining('risque=r1'));
    await page.getByRole('button', { name: /^L'évaluation reste juste/ }).click();
    await expect.element(page.getByText(/^Plus rien à réévaluer/)).toBeVisible();
    await expect.poll(() => callsTo('POST /api/duerp/{id}/update-risque').length).toBe(1);
    const [{ body } = { body: {} }] = callsTo('POST /api/duerp/{id}/update-risque');
    expect(body).toMatchObject({ idRisque: 'r1', ...NOTES, evaluationPrecedente: null });
    expect(Reflect.get(Object(body), 'evalueLe') > FIN).toBe(true);
  },
);

test('without a finished action nothing stands there', async () => {
  open(makeDocument({ statut: 'En cours', termineeLe: null }), { step: 5, place: { unite: 'u1' } });
  await expect.element(page.getByRole('button', { name: /^Porte vitrée/ })).toBeVisible();
  expect(title.query()).toBeNull();
});

test('evaluated anew, the risk says what it was, in its card and in its dialog', async () => {
  open(FINISHED, { step: 5, place: { unite: 'u1', risque: 'r1' } });
  const dialog = page.getByRole('dialog', { name: 'Porte vitrée' });
  await expect.element(dialog).toBeVisible();
  const slider = dialog.getByRole('slider', { name: 'Gravité' });
  // The form is drawn after its dialog.
  await expect.element(slider).toBeVisible();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('était Important 4,0 le 3\u00A0mars 2026')).toBeVisible();
  await expect.element(page.getByText(/^Plus rien à réévaluer/)).toBeVisible();
  await page.getByRole('button', { name: /^Porte vitrée/ }).click();
  await expect.element(dialog.getByText('Ce risque était Important 4,0 le 3\u00A0mars 2026.')).toBeVisible();
});

test('saved as it is, the evaluation is right still: nothing is proposed any more', async () => {
  const { callsTo } = open(FINISHED, { step: 5, place: { unite: 'u1', risque: 'r1' } });
  const dialog = page.getByRole('dialog', { name: 'Porte vitrée' });
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(page.getByText(/^Plus rien à réévaluer/)).toBeVisible();
  await expect.poll(() => callsTo('POST /api/duerp/{id}/update-risque').length).toBe(1);
});

/** In step 6: says of the action that it is finished, and who answers for it. */
async function finish() {
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Responsable/ }).fill('Inès');
  await dialog.getByRole('button', { name: /Statut/ }).click();
  await page.getByRole('option', { name: 'Terminé' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

test('an action that is finished says so, with the way to the evaluation of its risk', async () => {
  open(makeDocument({ statut: 'En cours', termineeLe: null }), { step: 6, place: { unite: 'u1' } });
  await finish();
  await expect.element(page.getByRole('link', { name: 'Réévaluer Porte vitrée' })).toBeVisible();
  const toast = findToast('info', 'Action terminée. Le risque «\u202FPorte vitrée\u202F» est à réévaluer.');
  await toast.getByRole('button', { name: 'Réévaluer' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Porte vitrée' })).toBeVisible();
});

test.for([
  ['that was finished before', { statut: 'Terminé', termineeLe: FIN }, RISQUE],
  ['of a risk without notes', { statut: 'En cours', termineeLe: null }, makeRisque('r1')],
] as const)('an action %s asks for no evaluation when it is saved', async ([, fields, risque]) => {
  const duerp = makeDocument(fields);
  const unitesDeTravail = duerp.data.unitesDeTravail.map((unite) => ({ ...unite, risques: [risque] }));
  const document = { ...duerp, data: { ...duerp.data, unitesDeTravail } };
  const { callsTo } = open(document, { step: 6, place: { unite: 'u1' } });
  await finish();
  await expect.poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').length).toBe(1);
  await whenDrawn();
  expect(page.getByText(/^Action terminée/).elements()).toEqual([]);
});

test('a risk that a clock ahead of this one evaluated is to be evaluated anew all the same', async () => {
  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  const duerp = makeDocument({ statut: 'En cours', termineeLe: null });
  const [unite] = duerp.data.unitesDeTravail;
  if (unite === undefined) throw new Error('the document has a unit');
  const evalue = makeDuerp([{ ...unite, risques: [{ ...RISQUE, evalueLe: ahead }] }]);
  const { callsTo } = open(evalue, { step: 6, place: { unite: 'u1' } });
  await finish();
  await expect.element(page.getByRole('link', { name: 'Réévaluer Porte vitrée' })).toBeVisible();
  await expect.poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').length).toBe(1);
  const [{ body } = { body: {} }] = callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact');
  expect(Reflect.get(Object(body), 'termineeLe') > ahead).toBe(true);
});

test('an action that was finished already says it no more when it is edited', async () => {
  const { callsTo } = open(FINISHED, { step: 6, place: { unite: 'u1' } });
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Responsable/ }).fill('Paul');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').length).toBe(1);
  expect(findToast('info', /^Action terminée/).elements()).toEqual([]);
});
