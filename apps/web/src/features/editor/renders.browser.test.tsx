import type { DuerpDocument, UpdateRisqueRequest } from '@odu/api-contract';
import { mergeRisque } from '@odu/domain';
import { preloadLongLists } from '@odu/ui';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA, written } from '../../../test/contract-data.ts';
import { countRenders } from '../../../test/count-renders.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { masterDataQuery } from '../../queries/duerp/master-data.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import type { Etape } from './model/etapes.ts';
import type { Place } from '../../place/place.ts';

// Counts, not times: what a gesture draws must not grow with the document, nor reach what it does not change.

beforeAll(preloadLongLists);
beforeEach(() => page.viewport(1280, 800));

const UNITES = 4;
const CATEGORIES = ['Chutes', 'Bruit', 'Chaleur', 'Manutention', 'Machines'].map((displayName) => ({
  idCategorie: displayName,
  code: '',
  displayName,
  isUserDefined: true,
}));

/** Units with so many risks in all, of which half hold « bruit ». */
const makeDocument = (risques: number) =>
  makeDuerp(
    Array.from({ length: UNITES }, (_, unite) => ({
      ...makeUnite(
        `u${unite + 1}`,
        Array.from({ length: risques / UNITES }, (_one, rank) =>
          makeRisque(`u${unite + 1}-r${rank + 1}`, {
            idCategorie: CATEGORIES[rank % CATEGORIES.length]?.idCategorie ?? '',
            displayName: `Geste ${rank + 1} de l'atelier ${unite + 1}`,
            danger: rank % 2 === 0 ? 'Le bruit du four' : 'Le sol mouillé',
          }),
        ),
      ),
      categorieDeRisques: CATEGORIES,
    })),
  );

const risqueOf = (rank: number) => new RegExp(`^Geste ${rank} de l'atelier 1`);

const ignore = () => {};

/** The editor as its route keeps it: the place in the address. */
function Editor({ step, risques }: { step: Etape; risques: number }) {
  const [place, setPlace] = useState<Place>({});
  const [document] = useState(() => makeDocument(risques));
  return (
    <LoadedDuerp duerpId={document.id}>
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step}
          place={place}
          onMove={({ place: change }) => setPlace((known) => ({ ...known, ...change }))}
          onQuit={ignore}
          onGenerated={ignore}
        />
      )}
    </LoadedDuerp>
  );
}

/** How many rows of a list stand under what is in sight. */
const countBeyond = (list: string) =>
  [...(page.getByRole('list', { name: list }).query()?.children ?? [])].filter(
    (row) => row.getBoundingClientRect().top >= innerHeight,
  ).length;

const open = async (step: Etape, risques: number, { isAnswered = true } = {}) => {
  const server = { document: makeDocument(risques), version: 1 };
  const { workspace, api } = renderScreen(<Editor step={step} risques={risques} />, {
    path: '/duerps/d1/edit',
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: `"${server.version}"` } }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}),
      'POST /api/duerp/{id}/update-risque': ({ body }) => {
        if (!isAnswered) return new Promise(() => {});
        const write = body as UpdateRisqueRequest;
        const unitesDeTravail = server.document.data.unitesDeTravail.map((unite) => ({
          ...unite,
          risques: unite.risques.map((risque) =>
            risque.idRisque === write.idRisque ? mergeRisque(write, risque) : risque,
          ),
        }));
        server.version += 1;
        server.document = { ...server.document, data: { ...server.document.data, unitesDeTravail } };
        return written(`"${server.version}"`);
      },
    },
  });
  await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
  // Step 5 draws the ten cards of a unit a few at a time; of a hundred those in sight at once, and four beyond once these stand.
  if (step === 5 && risques === 40)
    await expect.element(page.getByRole('button', { name: risqueOf(10) })).toBeVisible();
  if (step === 5 && risques !== 40)
    await expect.poll(() => countBeyond('Risques de Unité u1')).toBeGreaterThanOrEqual(4);
  // The editor fetches it when it is idle: its coming draws the form once more.
  await workspace?.queryClient.ensureQueryData(masterDataQuery(api, 'd1'));
  return {
    readRisque: () =>
      workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'))?.data.unitesDeTravail[0]
        ?.risques[0],
  };
};

const dialog = page.getByRole('dialog', { name: /Geste/ });
const openRisque = async () => {
  await page.getByRole('button', { name: risqueOf(1) }).click();
  await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toBeVisible();
};
const search = page.getByRole('searchbox', { name: 'Rechercher un risque' });
/** Whether a list has all its rows: it keeps no room for others. */
const isWhole = (list: string) =>
  getComputedStyle(page.getByRole('list', { name: list }).element()).paddingBlockEnd === '0px';
type Gesture = {
  before: () => Promise<unknown>;
  act: () => Promise<unknown>;
  /** The components that it must not reach: what stands behind a form, what another field shows. */
  unmoved: readonly string[];
  /** How many cards may be drawn: those in sight of a list that is new. */
  cards?: number;
  /** How many components may be drawn in all; with some room, since a virtual list measures its rows when it can. */
  most: number;
};

const FRAME = ['EditorFrame', 'EditorStepper', 'EvaluationStep', 'EvaluationTools', 'EvaluationProgress'];
const LISTS = ['TabsOfUnites', 'TabLabel', 'UniteEvaluation', 'RisqueFinder', 'UniteMenu'];
const nothing = () => Promise.resolve();

const GESTURES: Record<string, Gesture> = {
  'opening a risk': {
    before: nothing,
    act: () => openRisque(),
    unmoved: [...FRAME, ...LISTS],
    most: 620,
  },
  'typing in a risk': {
    before: () => openRisque(),
    act: async () => {
      const danger = dialog.getByRole('textbox', { name: /Danger/ });
      (danger.element() as HTMLElement).focus();
      await userEvent.keyboard('a');
      await expect.element(danger).toHaveValue('aLe bruit du four');
    },
    unmoved: [...FRAME, ...LISTS],
    most: 300,
  },
  'choosing a value in a risk': {
    before: () => openRisque(),
    act: async () => {
      const gravite = dialog.getByRole('slider', { name: /Gravité/ });
      (gravite.element() as HTMLElement).focus();
      await userEvent.keyboard('{End}');
      await expect.element(gravite).toHaveAttribute('aria-valuetext', 'Très grave');
    },
    unmoved: [...FRAME, ...LISTS],
    most: 280,
  },
  'typing in the search': {
    before: async () => {
      await search.fill('atelie');
      await expect.element(page.getByRole('list', { name: 'Risques trouvés' })).toBeVisible();
      // Those of a short list come a few at a time, and the four beyond those in sight of a long one once these stand.
      await expect.poll(() => isWhole('Risques trouvés') && countBeyond('Risques trouvés') >= 4).toBe(true);
    },
    act: async () => {
      (search.element() as HTMLElement).focus();
      await userEvent.keyboard('{End}r');
      await expect.element(search).toHaveValue('atelier');
    },
    unmoved: FRAME,
    most: 110,
  },
  'changing the unit': {
    before: nothing,
    act: async () => {
      await page.getByRole('tab', { name: /Unité u2/ }).click();
      await expect.element(page.getByRole('list', { name: 'Risques de Unité u2' })).toBeVisible();
    },
    unmoved: [...FRAME.filter((name) => name !== 'EvaluationProgress'), 'RisqueFinder'],
    cards: 20,
    most: 350,
  },
};

test.for(Object.keys(GESTURES).flatMap((gesture) => [40, 400].map((risques) => [gesture, risques] as const)))(
  '%s draws what it changes and no more, with %i risks',
  async ([gesture, risques]) => {
    const { before, act, unmoved, cards = 0, most } = GESTURES[gesture] as Gesture;
    const opened = await countRenders(() => open(5, risques));
    expect(unmoved.filter((name) => opened.of(name) === 0)).toEqual([]);
    await before();
    const renders = await countRenders(act);
    expect(unmoved.filter((name) => renders.of(name) > 0)).toEqual([]);
    expect(renders.of('Carte')).toBeLessThanOrEqual(cards);
    expect(renders.total > most ? renders.list : '').toBe('');
  },
);

test('of the tabs, those that the selection or the focus comes to or leaves are drawn: not the twenty of a large document', async () => {
  await open(5, 400);
  const change = await countRenders(async () => {
    await page.getByRole('tab', { name: /Unité u3/ }).click();
    await expect.element(page.getByRole('list', { name: 'Risques de Unité u3' })).toBeVisible();
  });
  // The one that is left and the one that is chosen: by the focus, the selection, and the press that begins and ends.
  expect(change.of('TabLabel')).toBeLessThanOrEqual(6);
  const opening = await countRenders(async () => {
    await page.getByRole('button', { name: /^Geste 1 de l'atelier 3/ }).click();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toBeVisible();
  });
  expect(opening.of('TabLabel')).toBeLessThanOrEqual(2);
});

const MOST_FOR_A_NEW_RISQUE = 280;

test.for([40, 400])(
  'adding a risk draws its row, its category and what stands in the tabs alone, with %i risks',
  async (risques) => {
    const opened = await countRenders(() => open(4, risques));
    expect(opened.of('NameRow')).toBe(risques / UNITES);
    expect(opened.of('FamilleLine')).toBeGreaterThan(0);
    const field = page.getByRole('textbox', { name: 'Ajouter un risque' }).first();
    await field.fill('Escabeau');
    const renders = await countRenders(async () => {
      (field.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('Escabeau', { exact: true })).toBeVisible();
    });
    expect(renders.of('CategorieSection')).toBe(1);
    expect(renders.of('NameRow')).toBe(1);
    expect(renders.of('BadgeOfUnite')).toBe(UNITES);
    expect(renders.of('TabLabel')).toBe(0);
    expect(renders.of('FamilleLine')).toBe(0);
    expect(renders.total > MOST_FOR_A_NEW_RISQUE ? renders.list : '').toBe('');
  },
);

test.for([
  [
    'a pointer presses',
    new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
    false,
  ],
  ['a key is pressed', new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowDown' }), true],
] as const)(
  'a list of choices stands before the next key, and leaves a press its answer: when %s',
  async ([, event, isThere]) => {
    await open(5, 40);
    const button = page.getByRole('button', { name: /Afficher$/ }).element() as HTMLElement;
    const list = page.getByRole('listbox');
    button.focus();
    button.dispatchEvent(event);
    // What React draws of an event at once, it draws before the next task.
    await Promise.resolve();
    expect(list.query() !== null).toBe(isThere);
    await expect.element(list).toBeVisible();
  },
);

test('a form that is submitted is checked in one task and makes its edit in the next', async () => {
  const { readRisque } = await open(5, 40);
  await openRisque();
  for (const stop of ['Grave', 'Fréquent', 'Absente'])
    await dialog.getByRole('button', { name: stop, exact: true }).click();
  const save = dialog
    .getByRole('button', { name: 'Enregistrer et évaluer le suivant' })
    .element() as HTMLElement;
  save.click();
  expect(readRisque()?.evalGravite).toBeNull();
  await expect.poll(() => readRisque()?.evalGravite).toBe(3);
  await expect.element(page.getByRole('dialog', { name: /^Geste 2 de/ })).toBeVisible();
  await expect.element(dialog.getByText('Risque 2 sur')).toBeVisible();
});

test('saving a risk that is complete draws neither its form nor the frame of the next one a second time', async () => {
  // Its answer is another document, which draws them once more.
  await open(5, 40, { isAnswered: false });
  await openRisque();
  for (const stop of ['Grave', 'Fréquent', 'Absente'])
    await dialog.getByRole('button', { name: stop, exact: true }).click();
  const renders = await countRenders(async () => {
    await dialog.getByRole('button', { name: 'Enregistrer et évaluer le suivant' }).click();
    await expect.element(page.getByRole('dialog', { name: /^Geste 2 de/ })).toBeVisible();
  });
  // The form says what is saved, then gives its place to the next one's.
  expect(renders.of('RisqueEvaluation')).toBe(2);
  expect(renders.of('EvaluationSeries')).toBe(2);
});
